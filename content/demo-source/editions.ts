import type { Edition, FileKey, Text } from './source-types.ts'

// Twelve editions, 2014…2025. The edition of 2020 was called off; the one of 2025 is the current one. Two of them are
// deliberately incomplete: 2015 has no figures, 2016 no Russian description.

const keys = (list: string): FileKey[] => list.split(' ')

const title = (year: number): Text => [
  `Київський економічний форум ${year}`,
  `Kyiv Economic Forum ${year}`,
  `Киевский экономический форум ${year}`,
]

const damba: Text = ['Лекторій «Дамба»', 'Damba Lecture Hall', 'Лекторий «Дамба»']
const dambaAddress: Text = ['Київ, Рибальський узвіз, 4', '4 Rybalskyi Descent, Kyiv', 'Киев, Рыбальский спуск, 4']
const yary: Text = ['Конференц-центр «Три яри»', 'Three Ravines Conference Centre', 'Конференц-центр «Три яра»']
const yaryAddress: Text = ['Київ, вулиця Цегельна, 31', '31 Tsehelna Street, Kyiv', 'Киев, улица Кирпичная, 31']
const pochaina: Text = ['Конгрес-хол «Почайна»', 'Pochaina Congress Hall', 'Конгресс-холл «Почайна»']
const pochainaAddress: Text = ['Київ, Набережна вулиця, 12', '12 Naberezhna Street, Kyiv', 'Киев, Набережная улица, 12']

const mapDamba = 'https://maps.example/?q=Rybalskyi+uzviz+4+Kyiv'
const mapYary = 'https://maps.example/?q=Tsehelna+31+Kyiv'
const mapPochaina = 'https://maps.example/?q=Naberezhna+12+Kyiv'

export const editions: readonly Edition[] = [
  {
    year: 2014,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2014),
    theme: ['З чистого аркуша', 'A clean sheet', 'С чистого листа'],
    description: [
      '<p>Перший форум зібрали за одинадцять тижнів: без оркестру, без почесної президії та майже без бюджету. Прийшли 340 людей, хоча стільців замовили триста, і сорок учасників дослухали підсумкову панель стоячи.</p><p>Говорили про те, що робити країні, у якої за один рік змінилося все, крім податкового кодексу. Найдовше сперечалися про борги, найкоротше про довіру: її тоді просто не було що ділити.</p>',
      '<p>The first forum was put together in eleven weeks: no orchestra, no honorary presidium and next to no budget. It drew 340 people to 300 chairs, so forty of them heard the closing panel standing.</p><p>The question was what a country should do when everything except its tax code has changed within a year. Debt took up the longest argument and trust the shortest, since there was so little of it to share out.</p>',
      '<p>Первый форум собрали за одиннадцать недель: без оркестра, без почётного президиума и почти без бюджета. Пришло 340 человек, а стульев заказали триста, так что сорок участников дослушали итоговую панель стоя.</p><p>Говорили о том, что делать стране, в которой за год изменилось всё, кроме налогового кодекса. Дольше всего спорили о долгах, короче всего о доверии: делить его тогда было попросту нечего.</p>',
    ],
    registrationNote: [
      '<p>Реєстрація 23 жовтня з 08:30, вхід з боку узвозу.</p>',
      '<p>Registration on 23 October from 08:30, entrance from the descent.</p>',
      '<p>Регистрация 23 октября с 08:30, вход со стороны спуска.</p>',
    ],
    start: '2014-10-23T09:30:00',
    end: '2014-10-23T18:00:00',
    venue: damba,
    address: dambaAddress,
    mapUrl: mapDamba,
    cover: 'building/01',
    attendance: 340,
    stats: [
      {
        value: '340',
        label: ['учасників на триста стільців', 'participants for three hundred chairs', 'участников на триста стульев'],
      },
      {
        value: '28',
        label: [
          'спікерів, з них пʼятеро з-за кордону',
          'speakers, five of them from abroad',
          'спикеров, из них пятеро из-за границы',
        ],
      },
      {
        value: '11',
        label: [
          'тижнів від ідеї до першого слова зі сцени',
          'weeks from the idea to the first word on stage',
          'недель от идеи до первого слова со сцены',
        ],
      },
    ],
    gallery: keys('hall/01 speech/01 panel/01 foyer/01 building/02 speech/02'),
  },
  {
    year: 2015,
    archived: true,
    ticketsStatus: null,
    title: title(2015),
    theme: ['Хто платить за реформи', 'Who pays for reform', 'Кто платит за реформы'],
    description: [
      '<p>Другий форум поставив незручне запитання у назву. За рік країна ухвалила понад сорок законів, які називали реформами, і лише до девʼяти з них хтось додав кошторис.</p><p>Тоді ж зʼявилася традиція, що живе досі: перед кожною панеллю модератор виводить на екран одну цифру, а спікери починають з того, чи згодні вони з нею.</p>',
      '<p>The second forum put an awkward question into its title. Over the year the country had passed more than forty laws described as reforms, and only nine of them came with an estimate attached.</p><p>It also started a habit that survives to this day: before each panel the moderator puts a single figure on the screen, and the speakers begin by saying whether they agree with it.</p>',
      '<p>Второй форум вынес неудобный вопрос в заглавие. За год страна приняла больше сорока законов, которые называли реформами, и только к девяти из них кто-то приложил смету.</p><p>Тогда же появился обычай, который жив до сих пор: перед каждой панелью модератор выводит на экран одну цифру, а спикеры начинают с того, согласны ли они с ней.</p>',
    ],
    start: '2015-10-22T09:30:00',
    end: '2015-10-22T18:30:00',
    venue: damba,
    address: dambaAddress,
    mapUrl: mapDamba,
    cover: 'hall/02',
    attendance: 420,
    stats: [],
    gallery: keys('hall/03 panel/02 foyer/02 speech/03 building/03 panel/03 bridge/01'),
  },
  {
    year: 2016,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2016),
    theme: ['Короткі гроші, довгі плани', 'Short money, long plans', 'Короткие деньги, длинные планы'],
    description: [
      '<p>Середній строк кредиту для виробника того року становив чотирнадцять місяців, а верстат окуповувався за сім років. Форум 2016 року весь був про цю різницю: хто її перекриє, чим і за чий рахунок.</p><p>Форум уперше переїхав до «Трьох ярів» і вперше мав три зали одночасно. Половина учасників скаржилася, що не встигла всюди; організатори записали це до успіхів.</p>',
      '<p>The average loan to a manufacturer that year ran for fourteen months, while a machine tool paid for itself in seven years. The 2016 forum was about that gap: who would bridge it, with what, and at whose expense.</p><p>It was the first forum at Three Ravines and the first with three rooms at once. Half of the participants complained that they could not be everywhere, which the organisers entered under achievements.</p>',
      '',
    ],
    start: '2016-10-20T09:30:00',
    end: '2016-10-20T18:30:00',
    venue: yary,
    address: yaryAddress,
    mapUrl: mapYary,
    cover: 'panel/04',
    videoUrl: 'https://video.example/watch/forum-2016',
    attendance: 510,
    stats: [
      { value: '510', label: ['учасників у трьох залах', 'participants in three rooms', 'участников в трёх залах'] },
      { value: '37', label: ['спікерів із девʼяти країн', 'speakers from nine countries', 'спикеров из девяти стран'] },
      {
        value: '14',
        label: [
          'місяців: середній строк кредиту, з якого почали',
          'months: the average loan we started from',
          'месяцев: средний срок кредита, с которого начали',
        ],
      },
    ],
    gallery: keys('hall/04 hall/05 panel/05 foyer/03 foyer/04 speech/04 building/04'),
  },
  {
    year: 2017,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2017),
    theme: ['Після сировини', 'Beyond raw materials', 'После сырья'],
    description: [
      '<p>Тонна зерна того року коштувала на експорті 160 доларів, тонна макаронів 740. Форум зібрав тих, хто вже рахує різницю у своїх звітах, і тих, хто досі пояснює, чому вона не для нас.</p><p>Найкориснішою виявилася не велика сцена, а коридор: за підрахунками оргкомітету, у фоє домовилися про двадцять три спільні замовлення, і девʼятнадцять з них справді виконали.</p>',
      '<p>A tonne of grain fetched 160 dollars in exports that year; a tonne of pasta, 740. The forum brought together those who already see the difference in their accounts and those who still explain why it is not for us.</p><p>The most useful room turned out to be the corridor: by the organisers’ count, twenty-three joint orders were agreed in the foyer, and nineteen of them were actually delivered.</p>',
      '<p>Тонна зерна в тот год стоила на экспорте 160 долларов, тонна макарон 740. Форум собрал тех, кто уже видит разницу в своей отчётности, и тех, кто до сих пор объясняет, почему она не для нас.</p><p>Самой полезной оказалась не большая сцена, а коридор: по подсчётам оргкомитета, в фойе договорились о двадцати трёх совместных заказах, и девятнадцать из них действительно выполнили.</p>',
    ],
    start: '2017-10-19T09:30:00',
    end: '2017-10-19T18:30:00',
    venue: yary,
    address: yaryAddress,
    mapUrl: mapYary,
    cover: 'foyer/05',
    attendance: 560,
    stats: [
      {
        value: '560',
        label: [
          'учасників, кожен четвертий виробник',
          'participants, one in four a manufacturer',
          'участников, каждый четвёртый производитель',
        ],
      },
      { value: '41', label: ['спікер із дванадцяти країн', 'speakers from twelve countries', 'спикер из двенадцати стран'] },
      {
        value: '23',
        label: [
          'спільні замовлення, про які домовилися у фоє',
          'joint orders agreed in the foyer',
          'совместных заказа, о которых договорились в фойе',
        ],
      },
    ],
    gallery: keys('hall/06 panel/06 panel/07 foyer/06 speech/05 speech/06 building/05 bridge/02'),
  },
  {
    year: 2018,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2018),
    theme: ['Відстань до ринку', 'The distance to market', 'Расстояние до рынка'],
    description: [
      '<p>Від воріт заводу до покупця вантаж долав тоді в середньому 1\u00a0900 кілометрів, два кордони й одинадцять підписів. Кілометри скоротити не можна, тож форум узявся за кордони та підписи.</p><p>Уперше на сцену вийшли не лише власники, а й диспетчери, митні брокери та начальник сортувальної станції. За відгуками, саме начальника станції слухали найуважніше.</p>',
      '<p>From factory gate to customer, freight then covered 1\u00a0900 kilometres, two borders and eleven signatures on average. Kilometres cannot be cut, so the forum went after the borders and the signatures.</p><p>For the first time the stage belonged not only to owners but also to dispatchers, customs brokers and the head of a marshalling yard. By all accounts it was the yard master who held the room best.</p>',
      '<p>От заводских ворот до покупателя груз проходил тогда в среднем 1\u00a0900 километров, две границы и одиннадцать подписей. Километры не сократишь, поэтому форум взялся за границы и подписи.</p><p>Впервые на сцену вышли не только владельцы, но и диспетчеры, таможенные брокеры и начальник сортировочной станции. По отзывам, именно начальника станции слушали внимательнее всех.</p>',
    ],
    start: '2018-10-18T09:00:00',
    end: '2018-10-18T18:30:00',
    venue: yary,
    address: yaryAddress,
    mapUrl: mapYary,
    cover: 'bridge/03',
    videoUrl: 'https://video.example/watch/forum-2018',
    attendance: 690,
    stats: [
      {
        value: '690',
        label: [
          'учасників, на 130 більше, ніж роком раніше',
          'participants, 130 more than the year before',
          'участников, на 130 больше, чем годом раньше',
        ],
      },
      {
        value: '44',
        label: ['спікери з чотирнадцяти країн', 'speakers from fourteen countries', 'спикера из четырнадцати стран'],
      },
      {
        value: '11',
        label: [
          'підписів на одну фуру: з цього почали',
          'signatures per lorry: where we began',
          'подписей на одну фуру: с этого начали',
        ],
      },
    ],
    gallery: keys('hall/07 hall/08 panel/08 foyer/07 speech/07 bridge/04 building/06 foyer/08'),
  },
  {
    year: 2019,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2019),
    theme: ['Межа довіри', 'The limit of trust', 'Предел доверия'],
    description: [
      '<p>Кредит під 19\u00a0% річних означає, що банк вам не вірить; під 9\u00a0% означає, що вірить, але страхується. Форум 2019 року рахував, скільки коштує країні кожен відсоток недовіри, і хто міг би його зняти.</p><p>Це був перший форум у «Почайні» і перший із чотирма залами. Після нього в програмі залишилася рубрика «Показую свою звітність»: того року на це зважилися шестеро.</p>',
      '<p>A loan at 19\u00a0% a year means that the bank does not believe you; at 9\u00a0% it believes you but takes precautions. The 2019 forum counted what each point of distrust costs the country and who might take it off.</p><p>It was the first forum at Pochaina and the first with four rooms. One slot has stayed in the programme ever since, “I Show My Books”: six people dared that year.</p>',
      '<p>Кредит под 19\u00a0% годовых означает, что банк вам не верит; под 9\u00a0% означает, что верит, но страхуется. Форум 2019 года считал, сколько стоит стране каждый процент недоверия и кто мог бы его снять.</p><p>Это был первый форум в «Почайне» и первый с четырьмя залами. С тех пор в программе осталась рубрика «Показываю свою отчётность»: в тот год решились шестеро.</p>',
    ],
    start: '2019-10-17T09:00:00',
    end: '2019-10-17T18:30:00',
    venue: pochaina,
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'hall/09',
    videoUrl: 'https://video.example/watch/forum-2019',
    attendance: 760,
    stats: [
      { value: '760', label: ['учасників у чотирьох залах', 'participants in four rooms', 'участников в четырёх залах'] },
      { value: '52', label: ['спікери з шістнадцяти країн', 'speakers from sixteen countries', 'спикера из шестнадцати стран'] },
      {
        value: '6',
        label: [
          'компаній показали звітність зі сцени',
          'companies showed their books on stage',
          'компаний показали отчётность со сцены',
        ],
      },
    ],
    gallery: keys('hall/10 hall/11 panel/09 panel/10 foyer/09 speech/08 speech/09 building/07 building/08'),
  },
  {
    year: 2020,
    archived: true,
    cancelled: true,
    ticketsStatus: null,
    title: title(2020),
    theme: ['Запас міцності', 'Safety margin', 'Запас прочности'],
    description: [
      '<p>Тему вибрали у січні 2020 року, коли вона здавалася розмовою про резерви банків. Програму з тридцяти восьми подій було готово до літа, і жодна з них не відбулася.</p><p>Матеріали, які встигли підготувати спікери, увійшли до програми наступного року. Тепер на графіках форуму цей рік позначено пунктиром.</p>',
      '<p>The theme was chosen in January 2020, when it looked like a conversation about bank reserves. A programme of thirty-eight sessions was ready by summer, and not one of them took place.</p><p>What the speakers had prepared went into the programme of the following year. On the forum’s charts this year has been a dotted line ever since.</p>',
      '<p>Тему выбрали в январе 2020 года, когда она казалась разговором о резервах банков. Программа из тридцати восьми событий была готова к лету, и ни одно из них не состоялось.</p><p>То, что успели подготовить спикеры, вошло в программу следующего года. С тех пор на графиках форума этот год обозначен пунктиром.</p>',
    ],
    cancelledNote: [
      'Форум 2020 року скасовано через пандемію COVID-19. Усі 412 придбаних квитків повернули грошима або, за бажанням учасників, перенесли на 2021 рік.',
      'The 2020 forum was cancelled because of the COVID-19 pandemic. All 412 tickets sold were refunded or, where the holder wished so, moved to 2021.',
      'Форум 2020 года отменён из-за пандемии COVID-19. Деньги за все 412 купленных билетов вернули или, по желанию участников, перенесли билеты на 2021 год.',
    ],
    start: '2020-10-22T09:00:00',
    end: '2020-10-22T18:30:00',
    venue: pochaina,
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'building/09',
    attendance: null,
    stats: [
      {
        value: '38',
        label: [
          'підготованих подій, які не відбулися',
          'prepared sessions that never took place',
          'подготовленных событий, которые не состоялись',
        ],
      },
      {
        value: '412',
        label: [
          'квитків, за які повернули гроші або місце',
          'tickets refunded or carried over',
          'билетов, за которые вернули деньги или место',
        ],
      },
    ],
    gallery: [],
  },
  {
    year: 2021,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2021),
    theme: ['Рахунок за перерву', 'The bill for the break', 'Счёт за перерыв'],
    description: [
      '<p>Після року мовчання зала на 900 місць прийняла 540 людей: стільки дозволяли санітарні правила. Ще дві тисячі дивилися трансляцію, тож форум уперше мав більше глядачів, ніж учасників.</p><p>Рахували, що саме обірвалося за півтора року і що виявилося зайвим. Відрядження, наприклад, повернулися тільки на третину, і ніхто за рештою не сумував.</p>',
      '<p>After a year of silence, a hall for 900 admitted 540: as many as the sanitary rules allowed. Another two thousand watched online, so for the first time the forum had more viewers than participants.</p><p>The sessions counted what had broken off over eighteen months and what had proved superfluous. Business trips, for one, came back to a third of their former number, and nobody missed the rest.</p>',
      '<p>После года молчания зал на 900 мест принял 540 человек: столько разрешали санитарные правила. Ещё две тысячи смотрели трансляцию, так что впервые зрителей у форума было больше, чем участников.</p><p>Считали, что именно оборвалось за полтора года и что оказалось лишним. Командировки, например, вернулись только на треть, и об остальных никто не горевал.</p>',
    ],
    start: '2021-10-21T09:00:00',
    end: '2021-10-21T18:30:00',
    venue: pochaina,
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'speech/10',
    videoUrl: 'https://video.example/watch/forum-2021',
    attendance: 540,
    stats: [
      {
        value: '540',
        label: ['учасників у залі на 900 місць', 'participants in a hall for 900', 'участников в зале на 900 мест'],
      },
      { value: '2\u00a0060', label: ['глядачів трансляції', 'viewers of the broadcast', 'зрителей трансляции'] },
      {
        value: '46',
        label: ['спікерів, із них 19 на екрані', 'speakers, 19 of them on screen', 'спикеров, из них 19 на экране'],
      },
    ],
    gallery: keys('hall/12 panel/11 panel/12 foyer/10 speech/11 building/10 bridge/05 foyer/11'),
  },
  {
    year: 2022,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2022),
    theme: ['Економіка в укритті', 'The economy in the shelter', 'Экономика в укрытии'],
    description: [
      '<p>Форум перенесли з жовтня на листопад і на поверх нижче: усі події відбулися в укритті «Почайни», де вміщалося 310 людей і працювали два генератори. Програму двічі переривали тривоги, але нікуди йти не довелося.</p><p>Розмова була короткою й предметною: як платити зарплату без світла, чим замінити зруйнований склад, де взяти страхування. Стенограму передрукували чотири галузеві спілки.</p>',
      '<p>The forum moved from October to November and one floor down: everything took place in the Pochaina shelter, with room for 310 people and two generators running. Air-raid alerts interrupted the programme twice, though there was nowhere further to go.</p><p>The talk was short and practical: how to run payroll without power, how to replace a destroyed warehouse, where to find insurance. Four trade associations reprinted the transcript.</p>',
      '<p>Форум перенесли с октября на ноябрь и на этаж ниже: все события прошли в укрытии «Почайны», где помещалось 310 человек и работали два генератора. Программу дважды прерывали тревоги, но идти никуда не пришлось.</p><p>Разговор был коротким и предметным: как платить зарплату без света, чем заменить разрушенный склад, где взять страховку. Стенограмму перепечатали четыре отраслевых союза.</p>',
    ],
    start: '2022-11-10T10:00:00',
    end: '2022-11-10T17:00:00',
    venue: ['Конгрес-хол «Почайна», укриття', 'Pochaina Congress Hall, shelter level', 'Конгресс-холл «Почайна», укрытие'],
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'hall/13',
    attendance: 310,
    stats: [
      {
        value: '310',
        label: [
          'учасників: стільки вміщає укриття',
          'participants: what the shelter holds',
          'участников: столько вмещает укрытие',
        ],
      },
      {
        value: '34',
        label: ['спікери, з них семеро у формі', 'speakers, seven of them in uniform', 'спикера, из них семеро в форме'],
      },
      { value: '97', label: ['хвилин тривоги за один день', 'minutes of alerts in a single day', 'минут тревоги за один день'] },
    ],
    gallery: keys('hall/14 panel/13 foyer/12 speech/12 speech/13 panel/14'),
  },
  {
    year: 2023,
    archived: true,
    ticketsStatus: 'ended',
    title: title(2023),
    theme: ['Працювати далі', 'Carrying on', 'Работать дальше'],
    description: [
      '<p>Торік питали, як вижити до весни; цього разу програму складали ті, хто вижив і найняв людей. 620 учасників, чотири зали знову нагорі, і жодної доповіді зі словом «стійкість» у назві: так вирішила програмна рада.</p><p>Головною темою стали робочі руки. За оцінкою, з якої почали, економіці бракувало трьох мільйонів людей, і кожна панель мусила назвати, скількох вона готова повернути.</p>',
      '<p>A year earlier the question was how to last until spring; this time the programme was drawn up by those who had lasted and were hiring. There were 620 participants, four rooms above ground again and, by order of the programme board, not one talk with “resilience” in its title.</p><p>Working hands became the main theme. By the estimate we began with, the economy was three million people short, and each panel had to say how many it could bring back.</p>',
      '<p>Годом раньше спрашивали, как дотянуть до весны; на этот раз программу составляли те, кто дотянул и нанимает людей. 620 участников, четыре зала снова наверху и ни одного доклада со словом «устойчивость» в названии: так решил программный совет.</p><p>Главной темой стали рабочие руки. По оценке, с которой начали, экономике не хватало трёх миллионов человек, и каждая панель должна была назвать, скольких она готова вернуть.</p>',
    ],
    start: '2023-11-09T09:00:00',
    end: '2023-11-09T18:00:00',
    venue: pochaina,
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'panel/15',
    videoUrl: 'https://video.example/watch/forum-2023',
    attendance: 620,
    stats: [
      {
        value: '620',
        label: [
          'учасників, удвічі більше, ніж роком раніше',
          'participants, twice as many as the year before',
          'участников, вдвое больше, чем годом раньше',
        ],
      },
      {
        value: '49',
        label: ['спікерів із пʼятнадцяти країн', 'speakers from fifteen countries', 'спикеров из пятнадцати стран'],
      },
      {
        value: '1\u00a0140\u00a0000 ₴',
        label: [
          'зібрано для центру реабілітації ветеранів',
          'raised for the veterans’ rehabilitation centre',
          'собрано для центра реабилитации ветеранов',
        ],
      },
    ],
    gallery: keys('hall/15 hall/16 panel/16 panel/17 foyer/13 foyer/14 speech/14 building/11 bridge/06'),
  },
  {
    year: 2024,
    archived: false,
    ticketsStatus: 'ended',
    title: title(2024),
    theme: ['Порахувати разом', 'Counting together', 'Посчитать вместе'],
    description: [
      '<p>Девʼятсот вісімдесят людей провели день у залі, де рахують: скільки коштує година без світла, тонна через новий кордон, рік без ухваленого рішення. Наприкінці дня всі числа звели в одну таблицю, і вона зійшлася не з першого разу.</p><p>Таблицю опубліковано у звіті форуму. Із двадцяти семи рішень, названих зі сцени, до осені 2025 року виконано одинадцять; про решту запитаємо тих самих людей на тій самій сцені.</p>',
      '<p>Nine hundred and eighty people spent a day in a room that counts: the cost of an hour without power, of a tonne across the new border, of a year without a decision. By evening all the numbers went into one table, which did not balance at the first attempt.</p><p>The table was published in the forum’s report. Of the twenty-seven decisions named on stage, eleven had been carried out by the autumn of 2025; about the others we shall ask the same people on the same stage.</p>',
      '<p>Девятьсот восемьдесят человек провели день в зале, где считают: сколько стоит час без света, тонна через новую границу, год без принятого решения. К вечеру все числа свели в одну таблицу, и сошлась она не с первого раза.</p><p>Таблица опубликована в отчёте форума. Из двадцати семи решений, названных со сцены, к осени 2025 года выполнено одиннадцать; об остальных спросим тех же людей на той же сцене.</p>',
    ],
    registrationNote: [
      '<p>Реєстрація відбулася 7 листопада 2024 року, 08:00–09:00. Копії рахунків за участь надсилає <a href="mailto:tickets@forum.example">відділ реєстрації</a>.</p>',
      '<p>Registration took place on 7 November 2024, 08:00–09:00. Copies of invoices can be had from the <a href="mailto:tickets@forum.example">registration desk</a>.</p>',
      '<p>Регистрация прошла 7 ноября 2024 года, 08:00–09:00. Копии счетов за участие высылает <a href="mailto:tickets@forum.example">отдел регистрации</a>.</p>',
    ],
    start: '2024-11-07T09:00:00',
    end: '2024-11-07T18:30:00',
    venue: pochaina,
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'hall/17',
    videoUrl: 'https://video.example/watch/forum-2024',
    attendance: 980,
    stats: [
      {
        value: '980',
        label: [
          'учасників, на 360 більше, ніж роком раніше',
          'participants, 360 more than the year before',
          'участников, на 360 больше, чем годом раньше',
        ],
      },
      {
        value: '58',
        label: ['спікерів із двадцяти двох країн', 'speakers from twenty-two countries', 'спикеров из двадцати двух стран'],
      },
      {
        value: '27',
        label: [
          'рішень названо зі сцени, 11 уже виконано',
          'decisions named on stage, 11 carried out so far',
          'решений названо со сцены, 11 уже выполнено',
        ],
      },
      {
        value: '1\u00a0870\u00a0000 ₴',
        label: [
          'передано центру реабілітації ветеранів',
          'given to the veterans’ rehabilitation centre',
          'передано центру реабилитации ветеранов',
        ],
      },
    ],
    gallery: keys('hall/18 hall/19 panel/18 panel/19 panel/20 foyer/15 foyer/16 speech/15 speech/16 building/12'),
  },
  {
    year: 2025,
    archived: false,
    ticketsStatus: 'started',
    title: title(2025),
    theme: ['Ціна рішень', 'The price of decisions', 'Цена решений'],
    description: [
      '<p>Раз на рік у Києві сходяться ті, хто ухвалює рішення, і ті, хто за них платить. Говоримо про гроші, енергію, людей і безпеку так, щоб наступного ранку було що робити.</p><p>Цього року правило просте: кожен спікер приносить одне число, за яке готовий відповідати. Числа публікуємо за тиждень до форуму разом із методикою, тож 16 жовтня сперечатимемося не про те, скільки, а про те, що з цим робити. Усі розмови вже стоять <a href="/uk/forum/program">у програмі</a>.</p><p>Чотири зали йдуть паралельно, і в кожної своє запитання:</p><ul><li>Велика зала: що держава може відкласти, а що ні;</li><li>«Десна»: хто ділить ризик із тим, хто будує;</li><li>«Сула»: звідки взяти людей і як їх не втратити;</li><li>студія «Рось»: що кажуть ті, хто вже заплатив.</li></ul><blockquote><p>Рішення без ціни зветься побажанням. Побажань у нас за десять форумів назбиралося на окремий том.</p></blockquote><p>Десята частина кожного квитка йде до <a href="/uk/donate">центру реабілітації ветеранів</a>. Увечері 16 жовтня підсумкова розмова зведе дванадцять рішень і дванадцять цін в один список; за рік почнемо саме з нього.</p>',
      '<p>Once a year Kyiv brings together those who make decisions and those who pay for them. We talk about money, energy, people and security in a way that leaves something to do the next morning.</p><p>This year’s rule is simple: each speaker brings one number and answers for it. The numbers are published a week ahead together with the method, so that on 16 October we argue not about how much but about what to do with it. Every conversation is already <a href="/en/forum/program">in the programme</a>.</p><p>Four rooms run in parallel, each with a question of its own:</p><ul><li>the Main Hall: what the state can put off and what it cannot;</li><li>“Desna”: who shares the risk with whoever builds;</li><li>“Sula”: where to find people and how not to lose them;</li><li>studio “Ros”: what those who have already paid have to say.</li></ul><blockquote><p>A decision without a price is called a wish. Over ten forums we have collected enough wishes for a volume of their own.</p></blockquote><p>A tenth of every ticket goes to the <a href="/en/donate">veterans’ rehabilitation centre</a>. On the evening of 16 October the closing session will put twelve decisions and twelve prices into one list; next year we shall start from it.</p>',
      '<p>Раз в год в Киеве сходятся те, кто принимает решения, и те, кто за них платит. Говорим о деньгах, энергии, людях и безопасности так, чтобы наутро было что делать.</p><p>В этом году правило простое: каждый спикер приносит одно число, за которое готов отвечать. Числа публикуем за неделю до форума вместе с методикой, поэтому 16 октября будем спорить не о том, сколько, а о том, что с этим делать. Все разговоры уже стоят <a href="/ru/forum/program">в программе</a>.</p><p>Четыре зала работают параллельно, и у каждого свой вопрос:</p><ul><li>Большой зал: что государство может отложить, а что нет;</li><li>«Десна»: кто делит риск с тем, кто строит;</li><li>«Сула»: откуда взять людей и как их не потерять;</li><li>студия «Рось»: что говорят те, кто уже заплатил.</li></ul><blockquote><p>Решение без цены называется пожеланием. Пожеланий у нас за десять форумов набралось на отдельный том.</p></blockquote><p>Десятая часть каждого билета идёт в <a href="/ru/donate">центр реабилитации ветеранов</a>. Вечером 16 октября итоговый разговор сведёт двенадцать решений и двенадцать цен в один список; через год начнём именно с него.</p>',
    ],
    registrationNote: [
      '<p>Конгрес-хол «Почайна» стоїть на набережній за сім хвилин від метро. Усі чотири зали на одному поверсі, укриття на 1\u00a0400 місць — поверхом нижче.</p><table><tbody><tr><th>Реєстрація</th><td>16 жовтня, 08:00–09:00</td></tr><tr><th>Метро</th><td>«Поштова площа», 7 хвилин пішки</td></tr><tr><th>Авто</th><td>паркінг від боку річки, 180 місць</td></tr></tbody></table>',
      '<p>Pochaina Congress Hall stands on the embankment, seven minutes from the metro. All four rooms are on one floor; the shelter, with 1\u00a0400 places, is one floor below.</p><table><tbody><tr><th>Registration</th><td>16 October, 08:00–09:00</td></tr><tr><th>Metro</th><td>Poshtova Ploshcha, 7 minutes on foot</td></tr><tr><th>Car</th><td>parking on the river side, 180 spaces</td></tr></tbody></table>',
      '<p>Конгресс-холл «Почайна» стоит на набережной в семи минутах от метро. Все четыре зала на одном этаже, укрытие на 1\u00a0400 мест — этажом ниже.</p><table><tbody><tr><th>Регистрация</th><td>16 октября, 08:00–09:00</td></tr><tr><th>Метро</th><td>«Почтовая площадь», 7 минут пешком</td></tr><tr><th>Авто</th><td>парковка со стороны реки, 180 мест</td></tr></tbody></table>',
    ],
    start: '2025-10-16T09:00:00',
    end: '2025-10-17T18:00:00',
    venue: pochaina,
    address: pochainaAddress,
    mapUrl: mapPochaina,
    cover: 'hall/20',
    videoUrl: 'https://video.example/watch/forum-2025-teaser',
    attendance: 1240,
    stats: [
      {
        value: '1\u00a0240',
        label: [
          'учасників чекаємо цього року, на 260 більше, ніж торік',
          'participants expected this year, 260 more than last year',
          'участников ждём в этом году, на 260 больше, чем в прошлом',
        ],
      },
      {
        value: '84',
        label: [
          'спікери, з них 31 виступає в нас уперше',
          'speakers, 31 of them with us for the first time',
          'спикера, из них 31 выступает у нас впервые',
        ],
      },
      {
        value: '26',
        label: [
          'країн надсилають делегації та інвесторів',
          'countries sending delegations and investors',
          'стран присылают делегации и инвесторов',
        ],
      },
      {
        value: '11',
        label: [
          'форумів від 2014 року; 2020-го ми не зустрілися',
          'forums since 2014; in 2020 we did not meet',
          'форумов с 2014 года; в 2020-м мы не встретились',
        ],
      },
    ],
    gallery: [],
  },
]
