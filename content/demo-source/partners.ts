import type { Partner, PartnerGroup, Text } from './source-types.ts'

// Forty invented partners. `hryvnyk` is withdrawn although a group of 2024 still lists it; `berehovyi-lystok` is not
// published in Russian.

const partner = (slug: string, title: Text, description: Text): Partner => ({
  slug,
  title,
  url: `https://${slug}.example/`,
  description,
})

export const partners: readonly Partner[] = [
  // Drawn in the comps.
  partner(
    'hranat',
    ['Гранат Енерго', 'Hranat Energo', 'Гранат Энерго'],
    [
      'Будує й обслуговує газопоршневі станції: 46 майданчиків у чотирнадцяти областях, 310 мегават разом.',
      'Builds and runs gas-engine power stations: 46 sites in fourteen regions, 310 megawatts in all.',
      'Строит и обслуживает газопоршневые станции: 46 площадок в четырнадцати областях, 310 мегаватт вместе.',
    ],
  ),
  partner(
    'opora',
    ['Банк «Опора»', 'Opora Bank', 'Банк «Опора»'],
    [
      'Кредитує виробників. За рік видав 1\u00a0120 позик на обладнання, кожну третю за межами обласних центрів.',
      'Lends to manufacturers. Over the year it made 1\u00a0120 equipment loans, one in three outside the regional centres.',
      'Кредитует производителей. За год выдал 1\u00a0120 займов на оборудование, каждый третий за пределами областных центров.',
    ],
  ),
  partner(
    'nordhamn',
    ['Nordhamn Invest', 'Nordhamn Invest', 'Nordhamn Invest'],
    [
      'Північний фонд, що вкладає в мережі й накопичувачі. В Україні від 2021 року, девʼять проєктів.',
      'A northern fund that invests in grids and storage. In Ukraine since 2021, with nine projects.',
      'Северный фонд, который вкладывает в сети и накопители. В Украине с 2021 года, девять проектов.',
    ],
  ),
  partner(
    'dshm',
    ['Дніпрошляхмаш', 'Dniproshliakhmash', 'Днепрошляхмаш'],
    [
      'Завод дорожньої техніки: катки, фрези й снігоприбиральні машини. 740 працівників, дві зміни.',
      'A road machinery plant: rollers, milling machines and snow ploughs. It has 740 people on two shifts.',
      'Завод дорожной техники: катки, фрезы и снегоуборочные машины. 740 работников, две смены.',
    ],
  ),
  partner(
    'lad',
    ['Льон і Лад', 'Lion i Lad', 'Лён и Лад'],
    [
      'Шиє постіль і одяг із власного льону. Продає в девʼятнадцяти країнах, 62\u00a0% виторгу дає експорт.',
      'Makes linen bedding and clothes from its own flax. It sells in nineteen countries; exports bring 62\u00a0% of revenue.',
      'Шьёт постельное бельё и одежду из собственного льна. Продаёт в девятнадцати странах, 62\u00a0% выручки даёт экспорт.',
    ],
  ),
  partner(
    'tykha',
    ['Тиха мережа', 'Quiet Grid', 'Тихая сеть'],
    [
      'Проєктує автономне живлення для лікарень і водоканалів. За рік 84 обʼєкти, жодного зриву понад пʼять хвилин.',
      'Designs stand-alone power for hospitals and waterworks. It did 84 sites in a year with no outage over five minutes.',
      'Проектирует автономное питание для больниц и водоканалов. За год 84 объекта, ни одного сбоя дольше пяти минут.',
    ],
  ),
  partner(
    'rhein',
    ['Rheinbrück', 'Rheinbrück', 'Rheinbrück'],
    [
      'Інженерна група з Рейну: мости, шлюзи, портові крани. Проєктує дві переправи в Україні.',
      'An engineering group from the Rhine: bridges, locks, harbour cranes. It is designing two crossings in Ukraine.',
      'Инженерная группа с Рейна: мосты, шлюзы, портовые краны. Проектирует две переправы в Украине.',
    ],
  ),
  partner(
    'obrii',
    ['Обрій Аналітика', 'Obrii Analytics', 'Обрий Аналитика'],
    [
      'Незалежні економісти. Щомісяця випускають прогноз на дванадцять показників і щороку рахують, у скількох помилилися.',
      'Independent economists. Every month they forecast twelve indicators and every year count how many they got wrong.',
      'Независимые экономисты. Каждый месяц выпускают прогноз по двенадцати показателям и каждый год считают, в скольких ошиблись.',
    ],
  ),
  partner(
    'morava',
    ['Morava Capital', 'Morava Capital', 'Morava Capital'],
    [
      'Приватний капітал для середніх підприємств Центральної Європи. Чек від двох до восьми мільйонів євро.',
      'Private equity for mid-sized companies of Central Europe. Tickets run from two to eight million euros.',
      'Частный капитал для средних предприятий Центральной Европы. Чек от двух до восьми миллионов евро.',
    ],
  ),
  partner(
    'vector',
    ['Вектор-9', 'Vector-9', 'Вектор-9'],
    [
      'Робить безпілотні системи розмінування та зйомки полів. Почали втрьох у гаражі, тепер 210 людей.',
      'Makes unmanned systems for mine clearance and field survey. It began with three people in a garage and now has 210.',
      'Делает беспилотные системы разминирования и съёмки полей. Начали втроём в гараже, теперь 210 человек.',
    ],
  ),
  partner(
    'lich',
    ['Лічильник', 'Lichylnyk', 'Счётчик'],
    [
      'Видання про державні гроші. Читає кошториси, щоб читачам не довелося.',
      'A publication on public money. It reads the estimates so that its readers need not.',
      'Издание о государственных деньгах. Читает сметы, чтобы читателям не пришлось.',
    ],
  ),
  partner(
    'podil',
    ['Радіо Поділ', 'Radio Podil', 'Радио Подол'],
    [
      'Міська хвиля: новини кожні двадцять хвилин і вечірня розмова про роботу.',
      'The city’s station: news every twenty minutes and an evening talk about work.',
      'Городская волна: новости каждые двадцать минут и вечерний разговор о работе.',
    ],
  ),
  partner(
    'devyata',
    ['Рівно о девʼятій', 'Nine Sharp', 'Ровно в девять'],
    [
      'Ранкова розсилка про економіку на чотири хвилини читання. 58\u00a0000 передплатників.',
      'A morning letter on the economy that takes four minutes to read. It has 58\u00a0000 subscribers.',
      'Утренняя рассылка об экономике на четыре минуты чтения. 58\u00a0000 подписчиков.',
    ],
  ),
  partner(
    'mizh',
    ['Між рядками', 'Between the Lines', 'Между строк'],
    [
      'Подкаст, у якому закони читають уголос і пояснюють, кому вони коштуватимуть грошей.',
      'A podcast that reads laws aloud and explains whose money they will cost.',
      'Подкаст, в котором законы читают вслух и объясняют, кому они будут стоить денег.',
    ],
  ),
  partner(
    'pivnich',
    ['Північ–Південь', 'North–South', 'Север–Юг'],
    [
      'Перевізник контейнерів між Балтикою та Дунаєм. Шість потягів на тиждень, розклад дотримано на 91\u00a0%.',
      'Moves containers between the Baltic and the Danube. It runs six trains a week, 91\u00a0% of them on schedule.',
      'Перевозчик контейнеров между Балтикой и Дунаем. Шесть поездов в неделю, расписание соблюдено на 91\u00a0%.',
    ],
  ),
  // Drawn by the wordmark generator from logos.ts.
  partner(
    'bosfor-ports',
    ['Bosfor Ports', 'Bosfor Ports', 'Bosfor Ports'],
    [
      'Оператор трьох терміналів на протоках. Приймає українське зерно з 2018 року.',
      'Operates three terminals on the straits. It has taken Ukrainian grain since 2018.',
      'Оператор трёх терминалов на проливах. Принимает украинское зерно с 2018 года.',
    ],
  ),
  partner(
    'sahel-growth',
    ['Sahel Growth', 'Sahel Growth', 'Sahel Growth'],
    [
      'Фонд, що шукає партнерів для переробки харчів в Африці й Східній Європі.',
      'A fund that looks for partners in food processing in Africa and Eastern Europe.',
      'Фонд, который ищет партнёров для переработки продуктов в Африке и Восточной Европе.',
    ],
  ),
  partner(
    'rada-eksporteriv',
    ['Рада експортерів', 'Exporters’ Council', 'Совет экспортёров'],
    [
      'Обʼєднує 430 компаній, які продають за кордон не менше третини виробленого.',
      'Unites 430 companies that sell at least a third of their output abroad.',
      'Объединяет 430 компаний, которые продают за границу не меньше трети произведённого.',
    ],
  ),
  partner(
    'povernennia',
    ['Центр «Повернення»', 'Return Centre', 'Центр «Повернення»'],
    [
      'Майстерня протезів і служба працевлаштування ветеранів у трьох містах. 140 працівників, третина з досвідом служби.',
      'A prosthetics workshop and veterans’ employment service in three cities. It employs 140 people, a third of whom served.',
      'Мастерская протезов и служба трудоустройства ветеранов в трёх городах. 140 работников, треть с опытом службы.',
    ],
  ),
  partner(
    'shkola-vymiriuvan',
    ['Київська школа вимірювань', 'Kyiv School of Measurement', 'Киевская школа измерений'],
    [
      'Магістратура для тих, хто хоче вимірювати економіку. Шістдесят випускників на рік, конкурс девʼять на місце.',
      'A master’s school for those who want to measure the economy. Sixty graduates a year, nine applicants per place.',
      'Магистратура для тех, кто хочет измерять экономику. Шестьдесят выпускников в год, конкурс девять на место.',
    ],
  ),
  partner(
    'pochaina',
    ['Конгрес-хол «Почайна»', 'Pochaina Congress Hall', 'Конгресс-холл «Почайна»'],
    [
      'Дім форуму від 2019 року: чотири зали на одному поверсі й укриття на 1\u00a0400 місць.',
      'The forum’s home since 2019: four rooms on one floor and a shelter for 1\u00a0400.',
      'Дом форума с 2019 года: четыре зала на одном этаже и укрытие на 1\u00a0400 мест.',
    ],
  ),
  partner(
    'pero-sitka',
    ['Перо і Сітка', 'Pero i Sitka', 'Перо и Сетка'],
    [
      'Майстерня, що робить форуму книги, таблички й цей сайт.',
      'The workshop behind the forum’s books, signs and this website.',
      'Мастерская, которая делает форуму книги, таблички и этот сайт.',
    ],
  ),
  partner(
    'zernotok',
    ['Зерноток', 'Zernotok', 'Зерноток'],
    [
      'Мережа з двадцяти двох елеваторів. Публікує ціну приймання щоранку о шостій, до дзвінків.',
      'A network of twenty-two grain elevators. It publishes its intake price at six each morning, before the calls start.',
      'Сеть из двадцати двух элеваторов. Публикует цену приёма каждое утро в шесть, до звонков.',
    ],
  ),
  partner(
    'prolit',
    ['Проліт', 'Prolit Bridges', 'Пролёт'],
    [
      'Інженери малих мостів. Збирають переправу завдовжки 36 метрів за одинадцять діб.',
      'Engineers of small bridges. They put up a 36-metre crossing in eleven days.',
      'Инженеры малых мостов. Собирают переправу длиной 36 метров за одиннадцать суток.',
    ],
  ),
  partner(
    'vodohin',
    ['Водогін', 'Vodohin Pumps', 'Водогон'],
    [
      'Виробник насосів для водоканалів. Гарантія пʼять років, навіть якщо насос качав із підвалу.',
      'A maker of pumps for waterworks. The guarantee is five years, even if the pump was draining a basement.',
      'Производитель насосов для водоканалов. Гарантия пять лет, даже если насос качал из подвала.',
    ],
  ),
  partner(
    'lisopar',
    ['Лісопар', 'Lisopar Boilers', 'Лесопар'],
    [
      'Котельні на трісці для шкіл і лікарень: 68 громад опалюються тим, що раніше гнило на узліссі.',
      'Wood-chip boiler houses for schools and hospitals: 68 communities heat with what used to rot by the roadside.',
      'Котельные на щепе для школ и больниц: 68 общин отапливаются тем, что раньше гнило на опушке.',
    ],
  ),
  partner(
    'tretia-zmina',
    ['Третя зміна', 'Third Shift', 'Третья смена'],
    [
      'Шукає людей для заводів. Закриває вакансію токаря в середньому за 41 день і не приховує цього числа.',
      'Finds people for factories. It fills a turner’s vacancy in 41 days on average and does not hide the figure.',
      'Ищет людей для заводов. Закрывает вакансию токаря в среднем за 41 день и не скрывает этого числа.',
    ],
  ),
  {
    ...partner(
      'hryvnyk',
      ['Гривник', 'Hryvnyk Pay', 'Гривник'],
      [
        'Платіжний сервіс для ринків і дрібної торгівлі. Партнерство завершено навесні 2025 року.',
        'A payment service for markets and small shops. The partnership ended in the spring of 2025.',
        'Платёжный сервис для рынков и мелкой торговли. Партнёрство завершено весной 2025 года.',
      ],
    ),
    active: false,
  },
  partner(
    'bilyi-lystok',
    ['Білий листок', 'White Leaf Print', 'Белый листок'],
    [
      'Друкарня. Надрукувала програму форуму за ніч, коли о десятій вечора змінилося відкриття.',
      'A printing house. It reprinted the programme overnight when the opening changed at ten in the evening.',
      'Типография. Напечатала программу форума за ночь, когда в десять вечера изменилось открытие.',
    ],
  ),
  partner(
    'radchuk-lypa',
    ['Радчук і Липа', 'Radchuk & Lypa', 'Радчук и Липа'],
    [
      'Адвокати з контрактного права. Супроводжують договори відбудови, найкоротший із них на чотири сторінки.',
      'Contract lawyers. They work on reconstruction agreements, the shortest of which is four pages long.',
      'Адвокаты по контрактному праву. Сопровождают договоры восстановления, самый короткий из них на четыре страницы.',
    ],
  ),
  partner(
    'koliia',
    ['Колія Плюс', 'Koliia Plus', 'Колея Плюс'],
    [
      'Здає в оренду вагони двох ширин колії. Парк 1\u00a0360 одиниць, половина молодша за десять років.',
      'Leases wagons for two track gauges. The fleet is 1\u00a0360, half of it less than ten years old.',
      'Сдаёт в аренду вагоны двух ширин колеи. Парк 1\u00a0360 единиц, половина моложе десяти лет.',
    ],
  ),
  partner(
    'nichna-pekarnia',
    ['Нічна пекарня', 'Night Bakery', 'Ночная пекарня'],
    [
      'Пече до кавових перерв форуму: 2\u00a0600 булочок за один день, залишок віддає до сусідньої лікарні.',
      'Bakes for the forum’s coffee breaks: 2\u00a0600 buns in a day, with the leftovers going to the hospital next door.',
      'Печёт к кофейным перерывам форума: 2\u00a0600 булочек за день, остаток отдаёт в соседнюю больницу.',
    ],
  ),
  partner(
    'aalstrand',
    ['Aalstrand Advisory', 'Aalstrand Advisory', 'Aalstrand Advisory'],
    [
      'Радники з муніципальних фінансів. Допомогли шести громадам випустити перші облігації.',
      'Advisers on municipal finance. They have helped six communities to issue their first bonds.',
      'Советники по муниципальным финансам. Помогли шести общинам выпустить первые облигации.',
    ],
  ),
  partner(
    'tejo-sur',
    ['Tejo Sur', 'Tejo Sur', 'Tejo Sur'],
    [
      'Портовий логіст із півдня Європи. Зводить розклади суден і потягів в одну таблицю.',
      'A port logistics house from Southern Europe. It brings ship and train schedules into one table.',
      'Портовый логист с юга Европы. Сводит расписания судов и поездов в одну таблицу.',
    ],
  ),
  partner(
    'odra-fracht',
    ['Odra Fracht', 'Odra Fracht', 'Odra Fracht'],
    [
      'Автоперевізник із західного кордону. Рахує години в черзі й щомісяця надсилає їх двом митницям.',
      'A haulier from the western border. It counts hours in the queue and sends them monthly to two customs services.',
      'Автоперевозчик с западной границы. Считает часы в очереди и каждый месяц отправляет их двум таможням.',
    ],
  ),
  partner(
    'chyslivnyk',
    ['Числівник', 'Chyslivnyk', 'Числительное'],
    [
      'Журнал графіків і таблиць. Виходить раз на квартал, тексту в ньому не більше ніж на сторінку.',
      'A magazine of charts and tables. It comes out quarterly, with no more than a page of text.',
      'Журнал графиков и таблиц. Выходит раз в квартал, текста в нём не больше чем на страницу.',
    ],
  ),
  partner(
    'dvanadtsiatyi-riad',
    ['Дванадцятий ряд', 'Twelfth Row', 'Двенадцатый ряд'],
    [
      'Відеостудія, що знімає лекції з місця слухача. Усі записи форуму від 2021 року її.',
      'A video studio that films lectures from the listener’s seat. All forum recordings since 2021 are theirs.',
      'Видеостудия, которая снимает лекции с места слушателя. Все записи форума с 2021 года её.',
    ],
  ),
  partner(
    'berehovyi-lystok',
    ['Береговий листок', 'Riverside Gazette', '-'],
    [
      'Районна газета лівого й правого берегів. Пояснює великі новини на прикладі однієї вулиці.',
      'A local paper of both river banks. It explains large news by the example of one street.',
      '',
    ],
  ),
  partner(
    'synkhron',
    ['Синхрон-бюро', 'Synkhron Bureau', 'Синхрон-бюро'],
    [
      'Перекладачі форуму: вісім людей у чотирьох кабінах, зміна кожні двадцять хвилин.',
      'The forum’s interpreters: eight people in four booths, changing every twenty minutes.',
      'Переводчики форума: восемь человек в четырёх кабинах, смена каждые двадцать минут.',
    ],
  ),
  partner(
    'hlyboke-svitlo',
    ['Глибоке світло', 'Deep Light', 'Глубокий свет'],
    [
      'Світло й звук сцени. Возять власний акумулятор, тож виступ не переривається разом із мережею.',
      'Stage light and sound. They bring their own battery, so a talk does not stop when the grid does.',
      'Свет и звук сцены. Возят собственный аккумулятор, поэтому выступление не прерывается вместе с сетью.',
    ],
  ),
]

const general: Text = ['Генеральний партнер', 'General partner', 'Генеральный партнёр']
const forum: Text = ['Партнери форуму', 'Forum partners', 'Партнёры форума']
const media: Text = ['Медіапартнери', 'Media partners', 'Медиапартнёры']
const programme: Text = ['Партнери програми', 'Programme partners', 'Партнёры программы']

export const partnerGroups: readonly PartnerGroup[] = [
  { year: 2025, title: general, size: 'large', partners: ['hranat'] },
  {
    year: 2025,
    title: forum,
    size: 'medium',
    partners: ['opora', 'nordhamn', 'dshm', 'lad', 'tykha', 'rhein', 'obrii', 'morava', 'vector'],
  },
  {
    year: 2025,
    title: media,
    size: 'small',
    partners: ['lich', 'podil', 'devyata', 'mizh', 'chyslivnyk', 'berehovyi-lystok', 'dvanadtsiatyi-riad'],
  },
  {
    year: 2025,
    title: programme,
    size: 'small',
    partners: [
      'pivnich',
      'rada-eksporteriv',
      'povernennia',
      'shkola-vymiriuvan',
      'pochaina',
      'synkhron',
      'hlyboke-svitlo',
      'nichna-pekarnia',
      'pero-sitka',
    ],
  },
  { year: 2024, title: general, size: 'large', partners: ['opora'] },
  {
    year: 2024,
    title: forum,
    size: 'medium',
    partners: ['hranat', 'zernotok', 'koliia', 'bosfor-ports', 'aalstrand', 'vodohin', 'hryvnyk', 'sahel-growth'],
  },
  { year: 2024, title: media, size: 'small', partners: ['podil', 'lich', 'chyslivnyk', 'berehovyi-lystok'] },
  {
    year: 2024,
    title: programme,
    size: 'small',
    partners: ['shkola-vymiriuvan', 'radchuk-lypa', 'tretia-zmina', 'bilyi-lystok', 'pivnich', 'synkhron', 'pochaina'],
  },
  { year: 2023, title: general, size: 'large', partners: ['hranat'] },
  { year: 2023, title: forum, size: 'medium', partners: ['opora', 'prolit', 'lisopar', 'tejo-sur', 'odra-fracht', 'lad'] },
  { year: 2023, title: media, size: 'small', partners: ['devyata', 'podil', 'dvanadtsiatyi-riad'] },
]
