import type { Post } from './source-types.ts'

/** The older ten: short notes from the beginning of 2024 and from 2023. */
export const news3: readonly Post[] = [
  {
    slug: 'data-forumu-2024',
    title: ['Форум 2024 відбудеться 7 листопада', 'The 2024 forum is set for 7 November', 'Форум 2024 пройдёт 7 ноября'],
    lead: [
      'Листопад, четвер, один день. Обирали між двома датами й спитали торішніх учасників.',
      'November, a Thursday, one day. We had two dates to choose from and asked last year’s participants.',
      'Ноябрь, четверг, один день. Выбирали между двумя датами и спросили прошлогодних участников.',
    ],
    body: [
      `<p>На опитування відповіли 388 людей: 71 % за 7 листопада, бо жовтень забирають бюджети, а грудень звіти. Двадцятеро попросили зробити форум навесні, і ми чесно подумаємо про це знову.</p>
<p>Програмна рада збирається в травні. Якщо знаєте людину, яка порахувала щось важливе й досі мовчить, напишіть нам на <a href="mailto:speakers@forum.example">speakers@forum.example</a>. Найкращі пропозиції торік надійшли саме так: від бухгалтерок, диспетчерів та одного дуже уважного водія. Відповідь обіцяємо кожному протягом місяця.</p>`,
      `<p>Our survey brought 388 answers: 71% for 7 November, since October belongs to budgets and December to reports. Twenty people asked for a forum in spring, and we shall honestly think about it again.</p>
<p>The programme council meets in May. If you know somebody who has counted something important and still keeps quiet, write to <a href="mailto:speakers@forum.example">speakers@forum.example</a>. Last year’s best suggestions came that way, from accountants, dispatchers and one very observant driver. Everyone gets an answer within a month.</p>`,
      `<p>На опрос ответили 388 человек: 71 % за 7 ноября, потому что октябрь забирают бюджеты, а декабрь отчёты. Двадцать человек попросили провести форум весной, и мы честно подумаем об этом ещё раз.</p>
<p>Программный совет собирается в мае. Если знаете человека, который посчитал что-то важное и до сих пор молчит, напишите на <a href="mailto:speakers@forum.example">speakers@forum.example</a>. Лучшие предложения в прошлом году пришли именно так: от бухгалтеров, диспетчеров и одного очень внимательного водителя. Ответ за месяц обещаем каждому.</p>`,
    ],
    published: '2024-03-14T11:00:00',
    year: 2024,
    cover: 'bridge/13',
    category: 'forum',
  },
  {
    slug: 'zvit-forumu-2023',
    title: [
      'Звіт форуму 2023: що з обіцяного зроблено',
      'The 2023 forum report: what was promised, what was done',
      'Отчёт форума 2023: что из обещанного сделано',
    ],
    lead: [
      'Перший звіт, у якому ми рахуємо не гостей, а наслідки.',
      'The first report in which we count consequences instead of guests.',
      'Первый отчёт, в котором мы считаем не гостей, а последствия.',
    ],
    body: [
      `<p>Досі наші звіти починалися словами про кількість учасників. Їх було 620, і це приємно, але нічого не доводить. Цього разу ми записали двадцять девʼять домовленостей, про які говорили зі сцени, і за два місяці спитали, що з ними сталося.</p>
<ul><li>девʼять виконано повністю;</li><li>тринадцять розпочато;</li><li>про сім ніхто не памʼятає, навіть автори.</li></ul>
<p>Сім забутих ми видрукували й надіслали авторам листівками. Пʼятеро вже відповіли. Звіт лежить у <a href="/uk/materials">матеріалах</a>.</p>`,
      `<p>Until now our reports opened with attendance. It was 620, which is pleasant but proves nothing. This time we wrote down twenty-nine agreements mentioned on stage and asked two months later what had become of them.</p>
<ul><li>nine are fully carried out;</li><li>thirteen have been started;</li><li>seven nobody remembers, not even their authors.</li></ul>
<p>We printed the forgotten seven on postcards and mailed them to their authors. Five have answered already. The report is among the <a href="/en/materials">materials</a>.</p>`,
      `<p>До сих пор наши отчёты начинались с числа участников. Их было 620, и это приятно, но ничего не доказывает. В этот раз мы записали двадцать девять договорённостей, прозвучавших со сцены, и через два месяца спросили, что с ними стало.</p>
<ul><li>девять выполнены полностью;</li><li>тринадцать начаты;</li><li>о семи не помнит никто, даже авторы.</li></ul>
<p>Семь забытых мы напечатали на открытках и отправили авторам. Пятеро уже ответили. Отчёт лежит в <a href="/ru/materials">материалах</a>.</p>`,
    ],
    published: '2024-01-25T10:00:00',
    year: 2023,
    cover: 'panel/20',
    category: 'forum',
  },
  {
    slug: 'video-2023-na-saiti',
    title: ['Записи форуму 2023 опубліковано', 'Recordings of the 2023 forum are published', 'Записи форума 2023 опубликованы'],
    lead: [
      'Дванадцять розмов, розшифровки та один кіт, який пройшов сценою о 14:07.',
      'Twelve conversations, transcripts, and one cat that crossed the stage at 14:07.',
      'Двенадцать разговоров, расшифровки и один кот, прошедший по сцене в 14:07.',
    ],
    body: [
      `<p>На сайті зʼявилися записи дванадцяти розмов. До кожної додано розшифровку українською, до пʼяти ще й англійською. Решту перекладаємо: дві волонтерки встигають одну розмову на тиждень.</p>
<p>Окремо просили не вирізати кота. Він живе при майданчику, звати його Тариф, і він справді перейшов сцену посеред дискусії про ціни на воду. Зал сміявся, доповідач витримав паузу й продовжив з того самого слова. Дивіться в розділі <a href="/uk/videos">«Відео»</a>.</p>`,
      `<p>Recordings of twelve conversations are online. Each has a transcript in Ukrainian, five also in English. We are translating the rest: two volunteers manage one conversation a week.</p>
<p>Several people asked us not to cut the cat. It lives at the venue, its name is Tariff, and it did cross the stage in the middle of a discussion about water prices. The audience laughed, the speaker waited and went on from the very same word. Watch it under <a href="/en/videos">Videos</a>.</p>`,
      `<p>На сайте появились записи двенадцати разговоров. К каждому приложена расшифровка на украинском, к пяти ещё и на английском. Остальное переводим: две волонтёрки успевают один разговор в неделю.</p>
<p>Нас отдельно просили не вырезать кота. Он живёт при площадке, зовут его Тариф, и он действительно пересёк сцену посреди дискуссии о ценах на воду. Зал смеялся, докладчик выдержал паузу и продолжил с того же слова. Смотрите в разделе <a href="/ru/videos">«Видео»</a>.</p>`,
    ],
    published: '2023-12-14T12:00:00',
    year: 2023,
    cover: 'speech/18',
    category: 'press',
  },
  {
    slug: 'pidsumky-forumu-2023',
    title: [
      'Форум 2023: 620 людей і двадцять девʼять домовленостей',
      'Forum 2023: 620 people and twenty-nine agreements',
      'Форум 2023: 620 человек и двадцать девять договорённостей',
    ],
    lead: [
      'Удвічі більше гостей, ніж торік, і чотири зали знову нагорі.',
      'Twice as many guests as last year, and four rooms above ground again.',
      'Вдвое больше гостей, чем в прошлом году, и четыре зала снова наверху.',
    ],
    body: [
      `<p>Торік нас було 310, цього року 620, і жодна зала не виявилася завеликою. Говорили про воду, світло, робочі руки та ціну перевезення однієї тонни зерна, яка від початку року зросла на 64 %.</p>
<p>Найдовша черга до мікрофона стояла на розмові про страхування воєнних ризиків: тридцять одне запитання за сорок хвилин. Відповісти встигли на двадцять два, решту автори отримали листами впродовж тижня. Дякуємо перекладачам, які працювали без обіду, і кухні, яка потім зробила їм окрему вечерю.</p>`,
      `<p>There were 310 of us last year and 620 this year, and no room turned out too large. We talked about water, power, working hands and the cost of moving one tonne of grain, up 64% since January.</p>
<p>The longest queue for the microphone formed at the conversation on war risk insurance: thirty-one questions in forty minutes. Twenty-two were answered on the spot, and the other authors had letters within a week. Our thanks to the interpreters, who worked through lunch, and to the kitchen, which made them a dinner of their own.</p>`,
      `<p>В прошлом году нас было 310, в этом 620, и ни один зал не оказался слишком большим. Говорили о воде, свете, рабочих руках и цене перевозки одной тонны зерна, которая с начала года выросла на 64 %.</p>
<p>Самая длинная очередь к микрофону стояла на разговоре о страховании военных рисков: тридцать один вопрос за сорок минут. Ответить успели на двадцать два, остальные авторы получили письма в течение недели. Спасибо переводчикам, работавшим без обеда, и кухне, которая потом сделала им отдельный ужин.</p>`,
    ],
    published: '2023-11-17T10:00:00',
    year: 2023,
    cover: 'hall/12',
    category: 'forum',
  },
  {
    slug: 'akredytatsiia-2023',
    title: [
      'Акредитація на форум 2023: останній тиждень',
      'Accreditation for the 2023 forum: the last week',
      'Аккредитация на форум 2023: последняя неделя',
    ],
    lead: [
      'Лишилося одинадцять місць у пресцентрі та два для телевізійних груп.',
      'Eleven seats are left in the press centre and two for television crews.',
      'Осталось одиннадцать мест в пресс-центре и два для телевизионных групп.',
    ],
    body: [
      `<p>Заявки на акредитацію приймаємо до пʼятниці. Вільні одинадцять робочих місць; фотографам місце не потрібне, але бейдж потрібен. Телевізійні групи заїжджають напередодні, з 16:00 до 20:00, бо зранку вантажний ліфт возить воду.</p>
<p>Нагадуємо прохання гостей: обличчя військових без їхньої згоди не публікуємо, карт на екранах не знімаємо. Розшифровки будуть за три години після кожної розмови. Пишіть на <a href="mailto:press@forum.example">press@forum.example</a>, відповідаємо навіть увечері.</p>`,
      `<p>We accept applications until Friday. Eleven desks are free; photographers do not need a desk, but they do need a badge. Television crews move in the evening before, from 16:00 to 20:00, because in the morning the goods lift carries water.</p>
<p>A reminder from our guests: no faces of service members without their consent, and no filming of maps on screens. Transcripts are ready three hours after each conversation. Write to <a href="mailto:press@forum.example">press@forum.example</a>; we answer even in the evening.</p>`,
      `<p>Заявки на аккредитацию принимаем до пятницы. Свободны одиннадцать рабочих мест; фотографам место не нужно, но бейдж нужен. Телевизионные группы заезжают накануне, с 16:00 до 20:00, потому что утром грузовой лифт возит воду.</p>
<p>Напоминаем просьбу гостей: лиц военных без их согласия не публикуем, карт на экранах не снимаем. Расшифровки будут через три часа после каждого разговора. Пишите на <a href="mailto:press@forum.example">press@forum.example</a>, отвечаем даже вечером.</p>`,
    ],
    published: '2023-10-26T15:00:00',
    year: 2023,
    cover: 'panel/24',
    category: 'press',
  },
  {
    slug: 'rezervne-zhyvlennia',
    title: [
      '«Тиха мережа» забезпечить форум резервним живленням',
      'Tykha Merezha will back up the forum’s power',
      '«Тихая сеть» обеспечит форум резервным питанием',
    ],
    lead: [
      'Шість годин без мережі, жодного дизеля під вікнами. Партнер привезе батареї й забере їх наступного дня.',
      'Six hours off the grid and not one diesel under the windows. The partner brings batteries and takes them away the next day.',
      'Шесть часов без сети и ни одного дизеля под окнами. Партнёр привезёт батареи и заберёт их на следующий день.',
    ],
    body: [
      `<p>Минулої осені під час панелі про енергетику обидва генератори замовкли на сорок хвилин. Доповідач сприйняв це як наочність, гості ввімкнули ліхтарики, але переклад і трансляція зупинилися. Більше так не хочемо.</p>
<p>Компанія «Тиха мережа» встановить батареї ємністю 480 кВт·год: цього досить для чотирьох зал, кухні та звʼязку на шість годин. Оренда коштувала б 310 000 ₴, партнер бере на себе все, крім перевезення. Показники щохвилини виводитимемо на екран у фоє, поряд із меню обіду.</p>`,
      `<p>Last autumn both generators fell silent for forty minutes during the energy panel. The speaker took it as an illustration and the guests switched on torches, but interpretation and the broadcast stopped. Once was enough.</p>
<p>Tykha Merezha will install 480 kWh of batteries: enough for four rooms, the kitchen and communications for six hours. Hiring them would have cost 310 000 ₴; the partner covers everything except transport. Readings will be shown minute by minute on a screen in the foyer, next to the lunch menu.</p>`,
      `<p>Прошлой осенью во время панели об энергетике оба генератора замолчали на сорок минут. Докладчик воспринял это как наглядность, гости включили фонарики, но перевод и трансляция остановились. Больше так не хотим.</p>
<p>Компания «Тихая сеть» установит батареи ёмкостью 480 кВт·ч: этого хватит для четырёх залов, кухни и связи на шесть часов. Аренда стоила бы 310 000 ₴, партнёр берёт на себя всё, кроме перевозки. Показания будем ежеминутно выводить на экран в фойе, рядом с обеденным меню.</p>`,
    ],
    published: '2023-10-05T10:00:00',
    year: 2023,
    cover: 'building/22',
    category: 'partners',
    sourceUrl: 'https://tykha.example/blog/forum-batteries',
  },
  {
    slug: 'spikery-2023',
    title: ['Хто говоритиме на форумі 2023', 'Who speaks at the 2023 forum', 'Кто выступит на форуме 2023'],
    lead: [
      'Сорок пʼять імен, серед них чотири ректори, троє комбатів і одна капітанка порту.',
      'Forty-five names, among them four rectors, three battalion commanders and one harbour master.',
      'Сорок пять имён, среди них четыре ректора, трое комбатов и одна капитан порта.',
    ],
    body: [
      `<p>Список майже повний. Ярослав Лісовий пояснить, чому дві інфляції одночасно, офіційна та відчутна, обидві справжні. Мая Ліндквіст-Берг порахує, скільки коштує рік очікування на рішення інвестора. Северин Зайченко вперше говоритиме про повернення на роботу після поранення.</p>
<p>Ще чотири прізвища назвемо в день форуму з міркувань безпеки. Усі інші на сторінці <a href="/uk/forum/2023/speakers">спікерів</a>; якщо когось бракує, підкажіть нам до кінця вересня.</p>`,
      `<p>The list is nearly complete. Yaroslav Lisovyi will explain why two inflations at once, the official and the felt, are both real. Maja Lindqvist-Berg will work out the price of a year spent waiting for an investor to decide. Severyn Zaichenko speaks for the first time about going back to work after an injury.</p>
<p>Four more names will be announced on the day, for security reasons. The rest are on the <a href="/en/forum/2023/speakers">speakers’ page</a>; if someone is missing, tell us before the end of September.</p>`,
      `<p>Список почти полон. Ярослав Лисовой объяснит, почему две инфляции сразу, официальная и ощутимая, обе настоящие. Майя Линдквист-Берг посчитает, сколько стоит год ожидания решения инвестора. Северин Зайченко впервые расскажет о возвращении на работу после ранения.</p>
<p>Ещё четыре фамилии назовём в день форума из соображений безопасности. Все остальные на странице <a href="/ru/forum/2023/speakers">спикеров</a>; если кого-то не хватает, подскажите нам до конца сентября.</p>`,
    ],
    published: '2023-09-07T11:00:00',
    year: 2023,
    cover: 'speech/22',
    category: 'programme',
  },
  {
    slug: 'kvytky-2023',
    title: [
      'Квитки на форум 2023 та обіцянка про ціну',
      'Tickets for the 2023 forum and a promise about the price',
      'Билеты на форум 2023 и обещание о цене',
    ],
    lead: [
      'Ціна не зміниться до дня форуму, навіть якщо зміниться курс.',
      'The price will not change before the day of the forum, even if the exchange rate does.',
      'Цена не изменится до дня форума, даже если изменится курс.',
    ],
    body: [
      `<p>Продаж відкрито. Участь коштує 4 800 ₴ з ПДВ, студентам 1 200 ₴. Ми зафіксували ціни в гривні на пів року вперед, бо просимо про це всіх, хто виступає в нас зі сцени, і було б дивно не спробувати самим.</p>
<p>Якщо витрати зростуть, різницю візьмемо з резерву, а восени покажемо, скільки коштувала ця обіцянка. Студентських квитків вісімдесят, продаємо по одному в руки. Оплатити можна карткою або за рахунком.</p>`,
      `<p>Tickets are on sale. Taking part costs 4 800 ₴ including VAT, 1 200 ₴ for students. We have fixed our prices in hryvnias half a year ahead, because that is what we ask of everyone on our stage, and it would be odd not to try it ourselves.</p>
<p>If costs go up the difference comes out of our reserve, and in autumn we shall show what the promise cost. There are eighty student tickets, one per person. You can pay by card or by invoice.</p>`,
      `<p>Продажа открыта. Участие стоит 4 800 ₴ с НДС, студентам 1 200 ₴. Мы зафиксировали цены в гривне на полгода вперёд, потому что просим об этом всех, кто выступает у нас на сцене, и было бы странно не попробовать самим.</p>
<p>Если расходы вырастут, разницу возьмём из резерва, а осенью покажем, сколько стоило это обещание. Студенческих билетов восемьдесят, продаём по одному в руки. Оплатить можно картой или по счёту.</p>`,
    ],
    published: '2023-06-15T09:00:00',
    year: 2023,
    cover: 'foyer/22',
    category: 'tickets',
  },
  {
    slug: 'partnery-2023',
    title: [
      'Як стати партнером і чого за це не купиш',
      'How to become a partner, and what that does not buy',
      'Как стать партнёром и чего за это не купишь',
    ],
    lead: [
      'Відкрили прийом партнерських заявок і виклали зразок договору без дрібного шрифту.',
      'Partner applications are open, and the model contract has no small print.',
      'Открыли приём партнёрских заявок и выложили образец договора без мелкого шрифта.',
    ],
    body: [
      `<p>Партнер оплачує залу, переклад, обід або студентські квитки. За це ми дякуємо на вході, в програмі та на сайті. Місця на сцені договір не передбачає: туди запрошує програмна рада, якій імена партнерів не показують до затвердження програми.</p>
<ol><li>Оберіть, за що хочете заплатити.</li><li>Напишіть до <a href="mailto:office@forum.example">організаційного комітету</a>.</li><li>Підпишіть три сторінки, де великими літерами сказано те саме, що тут.</li></ol>`,
      `<p>A partner pays for the hall, the interpretation, lunch or student tickets. In return we say thank you at the entrance, in the programme and on the site. The contract includes no place on stage: that is for the programme council, which does not see partners’ names until the programme is settled.</p>
<ol><li>Choose what you would like to pay for.</li><li>Write to the <a href="mailto:office@forum.example">organising committee</a>.</li><li>Sign three pages that say the same as this note, in large type.</li></ol>`,
      `<p>Партнёр оплачивает зал, перевод, обед или студенческие билеты. За это мы благодарим на входе, в программе и на сайте. Места на сцене договор не предусматривает: туда приглашает программный совет, которому имён партнёров не показывают до утверждения программы.</p>
<ol><li>Выберите, за что хотите заплатить.</li><li>Напишите в <a href="mailto:office@forum.example">организационный комитет</a>.</li><li>Подпишите три страницы, где крупными буквами сказано то же, что здесь.</li></ol>`,
    ],
    published: '2023-04-20T10:00:00',
    year: 2023,
    cover: 'foyer/30',
    category: 'partners',
  },
  {
    slug: 'prohramna-rada-2023',
    title: ['Програмна рада почала роботу', 'The programme council gets to work', 'Программный совет начал работу'],
    lead: [
      'Сім людей, чотири зустрічі, одне правило: не кликати того, хто вже все сказав.',
      'Seven people, four meetings, one rule: do not invite anyone who has already said it all.',
      'Семь человек, четыре встречи, одно правило: не звать того, кто уже всё сказал.',
    ],
    body: [
      `<p>До ради ввійшли економістка, інженер, двоє підприємців, журналістка, голова громади та людина, яка торік написала найдошкульніший відгук. Усі працюють безоплатно, протоколи публікуємо.</p>
<p>На першій зустрічі домовилися, що жодна панель не матиме більше як чотирьох учасників, а модератор не читатиме біографій уголос: вони є на сайті. Так ми заощадили сорок хвилин чистого часу на весь день. Теми пропонуйте до кінця березня на <a href="mailto:speakers@forum.example">speakers@forum.example</a>.</p>`,
      `<p>The council consists of an economist, an engineer, two entrepreneurs, a journalist, the head of a municipality and the author of last year’s most cutting review. They work unpaid, and we publish the minutes.</p>
<p>At its first meeting it decided that no panel will have more than four members and no moderator will read biographies aloud: they are on the site. That saved forty minutes of pure time over the day. Suggest topics until the end of March at <a href="mailto:speakers@forum.example">speakers@forum.example</a>.</p>`,
      `<p>В совет вошли экономист, инженер, двое предпринимателей, журналистка, глава громады и человек, написавший в прошлом году самый едкий отзыв. Все работают бесплатно, протоколы публикуем.</p>
<p>На первой встрече договорились, что ни в одной панели не будет больше четырёх участников, а модератор не станет читать биографии вслух: они есть на сайте. Так мы сэкономили сорок минут чистого времени за день. Темы предлагайте до конца марта на <a href="mailto:speakers@forum.example">speakers@forum.example</a>.</p>`,
    ],
    published: '2023-02-09T10:00:00',
    year: 2023,
    cover: 'panel/31',
    category: 'programme',
  },
]
