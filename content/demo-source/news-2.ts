import type { Post } from './source-types.ts'

/** Spring and winter of 2025, the autumn of 2024, and one post that is dated ahead. */
export const news2: readonly Post[] = [
  {
    // Dated in the future on purpose: it must not be shown before its day.
    slug: 'zapysy-usikh-scen-2025',
    title: [
      'Записи всіх чотирьох сцен форуму 2025 на сайті',
      'Recordings from all four stages of 2025 are online',
      'Записи всех четырёх сцен форума 2025 на сайте',
    ],
    lead: [
      'Сорок розмов, 34 години, українські й англійські субтитри. Дивитися можна без реєстрації.',
      'Forty conversations, 34 hours, subtitles in Ukrainian and English. No registration needed.',
      'Сорок разговоров, 34 часа, украинские и английские субтитры. Смотреть можно без регистрации.',
    ],
    body: [
      `<p>Монтаж тривав шість тижнів, бо кожне число, яке прозвучало зі сцени, ми підписали на екрані разом із джерелом. Там, де спікер помилився, стоїть виноска з правильним значенням, погоджена з ним самим.</p>
<h2>З чого почати</h2>
<ol><li>Підсумкова розмова «Дванадцять рішень, дванадцять цін»: 45 хвилин, у яких є все.</li><li>«Мала генерація»: найдовші аплодисменти дня дістав кошторис лікарні.</li><li>«Підприємці після фронту»: найменша зала й найбільше запитань.</li></ol>
<h2>Що ще зʼявилося</h2>
<p>До кожного запису додано розшифровку, список чисел і презентацію, якщо спікер її мав. Шукати можна за прізвищем, темою або самим числом. Два виступи на прохання учасників опублікуємо лише аудіо. Усе зібрано в розділі <a href="/uk/videos">«Відео»</a>, а звіт про виконані обіцянки, як завжди, вийде в серпні.</p>`,
      `<p>Editing took six weeks, because every number spoken on stage is now captioned with its source. Where a speaker was wrong there is a footnote with the correct value, agreed with that speaker.</p>
<h2>Where to start</h2>
<ol><li>The closing conversation, “Twelve decisions, twelve prices”: 45 minutes that contain everything.</li><li>“Small-scale generation”: the hospital’s estimate won the longest applause of the day.</li><li>“Entrepreneurs after the front”: the smallest room and the most questions.</li></ol>
<h2>What else is there</h2>
<p>Each recording comes with a transcript, a list of numbers and the slides, if the speaker had any. You can search by surname, by topic or by the number itself. Two talks are published as audio only, at the speakers’ request. It is all in the <a href="/en/videos">Videos</a> section; the report on promises kept follows in August, as always.</p>`,
      `<p>Монтаж занял шесть недель, потому что каждое прозвучавшее со сцены число мы подписали на экране вместе с источником. Там, где спикер ошибся, стоит сноска с правильным значением, согласованная с ним самим.</p>
<h2>С чего начать</h2>
<ol><li>Итоговый разговор «Двенадцать решений, двенадцать цен»: 45 минут, в которых есть всё.</li><li>«Малая генерация»: самые долгие аплодисменты дня получила смета больницы.</li><li>«Предприниматели после фронта»: самый маленький зал и больше всего вопросов.</li></ol>
<h2>Что ещё появилось</h2>
<p>К каждой записи добавлены расшифровка, список чисел и презентация, если она была. Искать можно по фамилии, теме или самому числу. Два выступления по просьбе участников публикуем только в аудио. Всё собрано в разделе <a href="/ru/videos">«Видео»</a>, а отчёт о выполненных обещаниях, как всегда, выйдет в августе.</p>`,
    ],
    published: '2025-12-01T10:00:00',
    year: 2025,
    cover: 'hall/07',
    category: 'press',
  },
  {
    slug: 'data-i-mistse-2025',
    title: [
      '16 жовтня, «Почайна»: форум 2025 має дату й адресу',
      '16 October, Pochaina: the 2025 forum has a date and an address',
      '16 октября, «Почайна»: у форума 2025 есть дата и адрес',
    ],
    lead: [
      'Шукали майданчик з укриттям на всіх, хто прийде. Таких у місті знайшлося три, і ми лишилися на тому, що над річкою.',
      'We looked for a venue with a shelter for everyone who comes. The city has three, and we stayed with the one by the river.',
      'Искали площадку с укрытием на всех, кто придёт. Таких в городе нашлось три, и мы остались на той, что над рекой.',
    ],
    body: [
      `<p>Одинадцятий форум відбудеться в четвер, 16 жовтня 2025 року, у конгрес-холі «Почайна» на Набережній вулиці, 12. Напередодні, 15 жовтня, пройде Передфорум, а 17 жовтня день зустрічей без сцени й мікрофонів.</p>
<h2>Чому «Почайна»</h2>
<ul><li>чотири зали на одному поверсі, від найбільшої до найменшої дві хвилини;</li><li>укриття на 1 400 місць поверхом нижче, з мережею й водою;</li><li>власне живлення на дванадцять годин;</li><li>сім хвилин від метро рівною дорогою.</li></ul>
<h2>Скільки нас буде</h2>
<p>Торік прийшло 980 учасників, цього року чекаємо 1 240. Більше не візьмемо, бо рахуємо місця в укритті, а не крісла в залі. Продаж квитків почнеться влітку, про день напишемо тут за тиждень. Якщо потрібна кімната для делегації, пишіть до <a href="mailto:office@forum.example">організаційного комітету</a> вже зараз: їх девʼять.</p>`,
      `<p>The eleventh forum takes place on Thursday, 16 October 2025, at the Pochaina Congress Hall, 12 Naberezhna Street. The Pre-forum comes the day before, and 17 October is a day of meetings with no stage and no microphones.</p>
<h2>Why Pochaina</h2>
<ul><li>four rooms on one floor, two minutes from the largest to the smallest;</li><li>a shelter for 1 400 people one floor below, with network and water;</li><li>its own power for twelve hours;</li><li>seven minutes from the metro along level ground.</li></ul>
<h2>How many of us</h2>
<p>Last year 980 people came; this year we expect 1 240. We will not take more, because we count places in the shelter and not chairs in the hall. Tickets go on sale in summer, and we shall announce the day here a week ahead. If your delegation needs a room, write to the <a href="mailto:office@forum.example">organising committee</a> now: there are nine of them.</p>`,
      `<p>Одиннадцатый форум пройдёт в четверг, 16 октября 2025 года, в конгресс-холле «Почайна» на Набережной улице, 12. Накануне, 15 октября, состоится Предфорум, а 17 октября день встреч без сцены и микрофонов.</p>
<h2>Почему «Почайна»</h2>
<ul><li>четыре зала на одном этаже, от самого большого до самого маленького две минуты;</li><li>укрытие на 1 400 мест этажом ниже, со связью и водой;</li><li>собственное питание на двенадцать часов;</li><li>семь минут от метро ровной дорогой.</li></ul>
<h2>Сколько нас будет</h2>
<p>В прошлом году пришли 980 участников, в этом ждём 1 240. Больше не возьмём, потому что считаем места в укрытии, а не кресла в зале. Продажа билетов начнётся летом, о дне напишем здесь за неделю. Если нужна комната для делегации, пишите в <a href="mailto:office@forum.example">организационный комитет</a> уже сейчас: их девять.</p>`,
    ],
    published: '2025-04-10T10:00:00',
    year: 2025,
    cover: 'building/05',
    category: 'forum',
  },
  {
    // Not published in English: the title is a dash.
    slug: 'shukaiemo-volonteriv',
    title: [
      'Шукаємо сорок волонтерів: навчимо, нагодуємо, напишемо рекомендацію',
      '-',
      'Ищем сорок волонтёров: научим, накормим, напишем рекомендацию',
    ],
    lead: [
      'Потрібні люди, які не бояться незнайомців і вміють читати схему залу. Досвід не обовʼязковий, два вільні дні обовʼязкові.',
      '',
      'Нужны люди, которые не боятся незнакомцев и умеют читать схему зала. Опыт не обязателен, два свободных дня обязательны.',
    ],
    body: [
      `<p>Форум тримається на людях у синіх жилетах: вони зустрічають біля метро, розводять по залах, знаходять загублені бейджі й раз на годину нагадують спікерам пити воду. Торік таких було тридцять шість, цього року потрібно сорок.</p>
<h2>Що робитимете</h2>
<ul><li>реєстрація 16 жовтня, з 06:30 до 09:30;</li><li>супровід спікерів, одна людина на чотирьох гостей;</li><li>мікрофони в залі: бігати доведеться, підбори залиште вдома;</li><li>допомога людям з інвалідністю, після окремого навчання.</li></ul>
<h2>Що отримаєте</h2>
<p>Два дні навчання, їжу, проїзд, страхування та квиток на вечірній прийом. Рекомендаційні листи пишемо чесно й на прохання, без шаблонів: за минулі роки вони допомогли одинадцятьом людям знайти роботу.</p>
<p>Листа з трьома реченнями про себе надсилайте до 30 березня на <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
      '',
      `<p>Форум держится на людях в синих жилетах: они встречают у метро, разводят по залам, находят потерянные бейджи и раз в час напоминают спикерам пить воду. В прошлом году таких было тридцать шесть, в этом нужно сорок.</p>
<h2>Что предстоит делать</h2>
<ul><li>регистрация 16 октября, с 06:30 до 09:30;</li><li>сопровождение спикеров, один человек на четырёх гостей;</li><li>микрофоны в зале: бегать придётся, каблуки оставьте дома;</li><li>помощь людям с инвалидностью, после отдельного обучения.</li></ul>
<h2>Что получите</h2>
<p>Два дня обучения, питание, проезд, страховку и билет на вечерний приём. Рекомендательные письма пишем честно и по просьбе, без шаблонов: за прошлые годы они помогли одиннадцати людям найти работу.</p>
<p>Письмо с тремя предложениями о себе присылайте до 30 марта на <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
    ],
    published: '2025-03-06T12:00:00',
    year: 2025,
    cover: 'foyer/08',
    category: 'forum',
  },
  {
    // The Russian body was never written: the page falls back to English.
    slug: 'konkurs-odne-chyslo',
    title: [
      'Студентський конкурс «Одне число»: умови й журі',
      'Student contest “One Number”: rules and jury',
      'Студенческий конкурс «Одно число»: условия и жюри',
    ],
    lead: [
      'Одна сторінка, одне число, одне джерело. Десять авторів дістануть квитки, одна авторка чи автор дістане сім хвилин на сцені.',
      'One page, one number, one source. Ten authors win tickets and one wins seven minutes on stage.',
      'Одна страница, одно число, один источник. Десять авторов получат билеты, один получит семь минут на сцене.',
    ],
    body: [
      `<p>Запрошуємо студентів усіх спеціальностей знайти число, якого ніхто не рахував, а варто було б. Скільки годин на рік стоїть маршрутка на одному перехресті? Скільки коштує громаді неполагоджений дах школи, якщо рахувати чесно, з відрами?</p>
<h2>Умови</h2>
<ol><li>Робота займає одну сторінку разом із джерелом.</li><li>Число ви порахували самі або перевірили чуже й довели помилку.</li><li>У роботі названо людину або установу, яка може його змінити.</li></ol>
<h2>Журі</h2>
<p>Головує Ярослав Лісовий, професор Київської школи вимірювань. Поруч Дарина Остапчук з «Обрій Аналітики» та Гліб Мельниченко, директор заводу, який обіцяє ставити найнезручніші запитання.</p>
<p>Роботи приймаємо до 31 травня, підсумки 1 липня. Минулого разу переміг розрахунок вартості одного вікна в гуртожитку, що переїхав на нову адресу, і вікна відтоді вже стоять.</p>`,
      `<p>Students of every subject are invited to find a number that nobody has counted although somebody should. How many hours a year does a minibus stand at one junction? What does an unrepaired school roof cost a village if you count honestly, buckets included?</p>
<h2>Rules</h2>
<ol><li>The work takes one page, source included.</li><li>You counted the number yourself, or checked someone else’s and proved it wrong.</li><li>The work names a person or an institution able to change it.</li></ol>
<h2>Jury</h2>
<p>Yaroslav Lisovyi, professor at the Kyiv School of Measurement, presides. With him sit Daryna Ostapchuk of Obrii Analytics and Hlib Melnychenko, a plant director who promises the most awkward questions.</p>
<p>Entries close on 31 May and results come on 1 July. Last time the winner worked out the price of one window in a hall of residence that had moved to a new address, and the windows have since been put in.</p>`,
      '',
    ],
    published: '2025-02-12T11:30:00',
    year: 2025,
    cover: 'panel/11',
    category: 'programme',
  },
  {
    slug: 'zapysy-forumu-2024',
    title: [
      'Форум 2024 можна подивитися: усі записи на сайті',
      'Watch the 2024 forum: every recording is online',
      'Форум 2024 можно посмотреть: все записи на сайте',
    ],
    lead: [
      'Від підсумкової панелі до трихвилинного ролика. Розшифровки виправлено, прізвища звірено, кашель вирізано.',
      'From the closing panel to a three-minute film. Transcripts corrected, surnames checked, coughs removed.',
      'От итоговой панели до трёхминутного ролика. Расшифровки исправлены, фамилии сверены, кашель вырезан.',
    ],
    body: [
      `<p>Ми виклали записи форуму, що відбувся 7 листопада. Найбільше запитів надійшло на підсумкову панель «Скільки коштує рік без рішень»: вона триває 58 хвилин і 14 секунд, і ми не скоротили жодної.</p>
<h2>Що варто подивитися за один вечір</h2>
<ul><li>Богдан Ткачук, «Чому дрон дешевший за нараду», 17:40;</li><li>Ярослав Лісовий, «Інфляція очікувань», 24:05;</li><li>«Форум 2024 за три хвилини», 3:02, якщо часу зовсім обмаль.</li></ul>
<h2>Як користуватися</h2>
<p>Під кожним записом є зміст із позначками часу та посилання на презентацію. Цитувати дозволено з посиланням, перемонтовувати дозволено за згодою спікера. Якщо знайшли помилку в розшифровці, напишіть нам: за першу виправлену торік ми подарували квиток, цього року зробимо так само. Усе тут: <a href="/uk/videos">відео</a>, <a href="/uk/forum/2024/broadcast">записи трансляцій</a> та <a href="/uk/photos">фото</a>.</p>`,
      `<p>We have published recordings of the forum held on 7 November. The closing panel, “What a year without decisions costs”, was in greatest demand: it lasts 58 minutes and 14 seconds, and we did not cut one of them.</p>
<h2>Worth one evening</h2>
<ul><li>Bohdan Tkachuk, “Why a drone is cheaper than a meeting”, 17:40;</li><li>Yaroslav Lisovyi, “The inflation of expectations”, 24:05;</li><li>“Forum 2024 in three minutes”, 3:02, if time is really short.</li></ul>
<h2>How to use them</h2>
<p>Under each recording there is a table of contents with time marks and a link to the slides. You may quote with attribution, and re-edit with the speaker’s consent. If you find a mistake in a transcript, write to us: last year the first one earned a ticket, and the offer stands. Everything is here: <a href="/en/videos">videos</a>, <a href="/en/forum/2024/broadcast">recorded broadcasts</a> and <a href="/en/photos">photos</a>.</p>`,
      `<p>Мы выложили записи форума, прошедшего 7 ноября. Больше всего запросов пришло на итоговую панель «Сколько стоит год без решений»: она длится 58 минут и 14 секунд, и мы не сократили ни одной.</p>
<h2>Что стоит посмотреть за один вечер</h2>
<ul><li>Богдан Ткачук, «Почему дрон дешевле совещания», 17:40;</li><li>Ярослав Лисовой, «Инфляция ожиданий», 24:05;</li><li>«Форум 2024 за три минуты», 3:02, если времени совсем мало.</li></ul>
<h2>Как пользоваться</h2>
<p>Под каждой записью есть содержание с отметками времени и ссылка на презентацию. Цитировать можно со ссылкой, перемонтировать с согласия спикера. Если нашли ошибку в расшифровке, напишите нам: за первую исправленную в прошлом году мы подарили билет, в этом поступим так же. Всё здесь: <a href="/ru/videos">видео</a>, <a href="/ru/forum/2024/broadcast">записи трансляций</a> и <a href="/ru/photos">фото</a>.</p>`,
    ],
    published: '2024-12-05T10:00:00',
    year: 2024,
    cover: 'speech/12',
    category: 'press',
  },
  {
    slug: 'pidsumky-forumu-2024',
    title: [
      '980 учасників, одна тривога, жодної скасованої розмови',
      '980 participants, one air alert, not one conversation cancelled',
      '980 участников, одна тревога, ни одного отменённого разговора',
    ],
    lead: [
      'Що відбулося 7 листопада, скільки тривала пауза в укритті та чому там було цікавіше, ніж у залі.',
      'What happened on 7 November, how long the pause in the shelter lasted, and why it was livelier than the hall.',
      'Что произошло 7 ноября, сколько длилась пауза в укрытии и почему там было интереснее, чем в зале.',
    ],
    body: [
      `<p>Десятий форум зібрав 980 учасників із двадцяти двох країн, на 360 більше, ніж роком раніше. О 11:52 пролунала тривога. За шість хвилин зали були порожні, за девʼять модератори вже продовжували розмови внизу, з переносними мікрофонами.</p>
<h2>Півтори години внизу</h2>
<p>Укриття розділили на чотири кути за номерами зал. Панель про експорт закінчилася голосуванням піднятими бейджами, дискусія про страхування загубила двох учасників, зате здобула трьох нових. Перекладачі працювали без кабін, пошепки, кожен для десятьох.</p>
<blockquote><p>Я вперше бачив, як міністерство й завод ділять одну лаву. Домовилися швидше, ніж за півроку листування.</p><p>Гліб Мельниченко, директор заводу «Дніпрошляхмаш»</p></blockquote>
<h2>Числа дня</h2>
<ul><li>37 розмов, усі відбулися;</li><li>27 рішень, записаних і підписаних;</li><li>1 870 000 ₴ для <a href="/uk/donate">центру реабілітації ветеранів</a>;</li><li>2 100 чашок кави, 214 запитань із зали.</li></ul>
<p>Світлини дивіться в альбомі «Зала, у якій рахують».</p>`,
      `<p>The tenth forum brought together 980 participants from twenty-two countries, 360 more than a year earlier. At 11:52 the air alert sounded. Six minutes later the rooms were empty; nine minutes later moderators were carrying on downstairs with hand-held microphones.</p>
<h2>An hour and a half below ground</h2>
<p>The shelter was divided into four corners by room number. The export panel ended with a vote by raised badges; the insurance discussion lost two participants but gained three. Interpreters worked without booths, in a whisper, each for a group of ten.</p>
<blockquote><p>I had never seen a ministry and a factory share one bench. They agreed faster than in half a year of letters.</p><p>Hlib Melnychenko, director of the Dniproshliakhmash plant</p></blockquote>
<h2>Numbers of the day</h2>
<ul><li>37 conversations, all of them held;</li><li>27 decisions, written down and signed;</li><li>1 870 000 ₴ for the <a href="/en/donate">veterans’ rehabilitation centre</a>;</li><li>2 100 cups of coffee and 214 questions from the floor.</li></ul>
<p>For pictures see the album “The room where they count”.</p>`,
      `<p>Десятый форум собрал 980 участников из двадцати двух стран, на 360 больше, чем годом ранее. В 11:52 прозвучала тревога. Через шесть минут залы были пусты, через девять модераторы уже продолжали разговоры внизу, с переносными микрофонами.</p>
<h2>Полтора часа внизу</h2>
<p>Укрытие разделили на четыре угла по номерам залов. Панель об экспорте закончилась голосованием поднятыми бейджами, дискуссия о страховании потеряла двух участников, зато приобрела трёх новых. Переводчики работали без кабин, шёпотом, каждый для десяти человек.</p>
<blockquote><p>Я впервые видел, как министерство и завод делят одну скамью. Договорились быстрее, чем за полгода переписки.</p><p>Глеб Мельниченко, директор завода «Днепродормаш»</p></blockquote>
<h2>Числа дня</h2>
<ul><li>37 разговоров, все состоялись;</li><li>27 решений, записанных и подписанных;</li><li>1 870 000 ₴ для <a href="/ru/donate">центра реабилитации ветеранов</a>;</li><li>2 100 чашек кофе, 214 вопросов из зала.</li></ul>
<p>Снимки смотрите в альбоме «Зал, в котором считают».</p>`,
    ],
    published: '2024-11-08T13:00:00',
    year: 2024,
    cover: 'hall/02',
    category: 'forum',
  },
  {
    slug: 'ostanni-zminy-programy-2024',
    title: [
      'За два дні до форуму: останні зміни у програмі',
      'Two days to go: the last changes to the programme',
      'За два дня до форума: последние изменения в программе',
    ],
    lead: [
      'Одна панель переїхала, один спікер захворів, одна розмова стала довшою на чверть години. Більше змін не буде.',
      'One panel has moved, one speaker is ill, one conversation is a quarter of an hour longer. There will be no more changes.',
      'Одна панель переехала, один спикер заболел, один разговор стал длиннее на четверть часа. Больше изменений не будет.',
    ],
    body: [
      `<p>Програму на 7 листопада закрито. Нижче все, що змінилося від минулого тижня; у застосунку ці рядки позначено крапкою.</p>
<h2>Зміни</h2>
<ul><li>«Порти Дунаю: хто платить за глибину» переходить із «Сули» до «Десни», бо записалося 210 людей, а крісел 140;</li><li>замість захворілого доповідача про страхування вантажів говоритиме Віра Руденко-Шульц;</li><li>розмова про повернення людей триватиме 60 хвилин, а не 45: запитань надійшло більше, ніж хвилин.</li></ul>
<h2>Нагадування</h2>
<p>Реєстрація починається о 08:00 біля входу А. Майте при собі документ і QR-код із листа. Хто загубив лист, може отримати бейдж за прізвищем, але в окремій, повільнішій черзі. Гардероб приймає речі до 19:30, валізи до 19:00. У разі тривоги йдіть за людьми в синіх жилетах: вони знають коротший шлях.</p>`,
      `<p>The programme for 7 November is closed. Below is everything that has changed since last week; in the app these lines carry a dot.</p>
<h2>Changes</h2>
<ul><li>“Danube ports: who pays for the depth” moves from “Sula” to “Desna”, as 210 people signed up for 140 chairs;</li><li>Vira Rudenko-Shulz will speak on cargo insurance in place of a colleague who has fallen ill;</li><li>the conversation about people coming home takes 60 minutes instead of 45: more questions came in than there were minutes.</li></ul>
<h2>Reminders</h2>
<p>Registration starts at 08:00 at entrance A. Bring an identity document and the QR code from your letter. If you have lost the letter you can get a badge by surname, in a separate and slower queue. The cloakroom takes coats until 19:30 and suitcases until 19:00. If the alert sounds, follow the people in blue vests: they know the shorter way.</p>`,
      `<p>Программа на 7 ноября закрыта. Ниже всё, что изменилось с прошлой недели; в приложении эти строки отмечены точкой.</p>
<h2>Изменения</h2>
<ul><li>«Порты Дуная: кто платит за глубину» переходит из «Сулы» в «Десну»: записались 210 человек, а кресел 140;</li><li>вместо заболевшего докладчика о страховании грузов будет говорить Вера Руденко-Шульц;</li><li>разговор о возвращении людей продлится 60 минут, а не 45: вопросов пришло больше, чем минут.</li></ul>
<h2>Напоминания</h2>
<p>Регистрация начинается в 08:00 у входа А. Возьмите документ и QR-код из письма. Кто потерял письмо, получит бейдж по фамилии, но в отдельной, более медленной очереди. Гардероб принимает вещи до 19:30, чемоданы до 19:00. При тревоге идите за людьми в синих жилетах: они знают короткий путь.</p>`,
    ],
    published: '2024-11-05T16:20:00',
    year: 2024,
    cover: 'panel/14',
    category: 'programme',
  },
  {
    // Withdrawn by the editor.
    slug: 'zmina-zaly-peredforumu-2024',
    title: [
      'Передфорум переїздить до іншої зали (знято)',
      'Pre-forum moves to another room (withdrawn)',
      'Предфорум переезжает в другой зал (снято)',
    ],
    lead: [
      'Через ремонт системи вентиляції зустрічі 6 листопада перенесено. Новина втратила чинність: ремонт скінчили раніше.',
      'Repairs to the ventilation moved the meetings of 6 November. The notice lapsed: the repairs finished early.',
      'Из-за ремонта вентиляции встречи 6 ноября перенесены. Новость утратила силу: ремонт закончили раньше.',
    ],
    body: [
      `<p>Власники майданчика повідомили, що вентиляцію зали «Сула» ремонтуватимуть до 8 листопада. Тому чотири зустрічі Передфоруму перенесено до студії «Рось», де на сорок крісел менше.</p>
<h2>Кого це стосується</h2>
<p>Учасників зустрічей для експортерів, страховиків, представників громад і студентських команд. Усім надіслано листи з новим часом. Місця розподіляємо за порядком запису, двадцять учасників отримають запрошення на трансляцію та обід коштом організаторів.</p>
<h2>Якщо новий час не підходить</h2>
<p>Напишіть до реєстрації учасників: повернемо вартість дня Передфоруму або перенесемо її на квиток наступного року. Відповідаємо протягом одного робочого дня. Просимо вибачення за незручності й дякуємо всім, хто поставився до цього з гумором.</p>`,
      `<p>The owners of the venue tell us that the ventilation of Room “Sula” will be under repair until 8 November. Four meetings of the Pre-forum therefore move to Studio “Ros”, which has forty chairs fewer.</p>
<h2>Who is affected</h2>
<p>Those coming to the meetings for exporters, insurers, municipalities and student teams. Everyone has been sent a letter with the new time. Seats go in order of registration, and twenty participants will be invited to the broadcast and to lunch at the organisers’ expense.</p>
<h2>If the new time does not suit you</h2>
<p>Write to participant registration: we will refund the price of the Pre-forum day or carry it over to next year’s ticket. We answer within one working day. We are sorry for the trouble and grateful to everyone who took it with humour.</p>`,
      `<p>Владельцы площадки сообщили, что вентиляцию зала «Сула» будут ремонтировать до 8 ноября. Поэтому четыре встречи Предфорума перенесены в студию «Рось», где на сорок кресел меньше.</p>
<h2>Кого это касается</h2>
<p>Участников встреч для экспортёров, страховщиков, представителей громад и студенческих команд. Всем отправлены письма с новым временем. Места распределяем в порядке записи, двадцать участников получат приглашение на трансляцию и обед за счёт организаторов.</p>
<h2>Если новое время не подходит</h2>
<p>Напишите в регистрацию участников: вернём стоимость дня Предфорума или перенесём её на билет следующего года. Отвечаем в течение одного рабочего дня. Просим прощения за неудобства и благодарим всех, кто отнёсся к этому с юмором.</p>`,
    ],
    published: '2024-10-24T10:00:00',
    year: 2024,
    cover: 'building/16',
    category: 'forum',
    active: false,
  },
  {
    slug: 'nordhamn-partner-2024',
    title: [
      'Nordhamn оплатить переклад жестовою мовою',
      'Nordhamn will pay for sign language interpretation',
      'Nordhamn оплатит перевод на жестовый язык',
    ],
    lead: [
      'На двох сценах працюватимуть перекладачі української жестової мови. Це 14 годин, шестеро людей і 198 000 ₴.',
      'Interpreters of Ukrainian Sign Language will work on two stages: 14 hours, six people, 198 000 ₴.',
      'На двух сценах будут работать переводчики украинского жестового языка. Это 14 часов, шесть человек и 198 000 ₴.',
    ],
    body: [
      `<p>Торік до нас приїхали восьмеро нечуючих підприємців зі своїми перекладачами. Це було незручно всім: перекладачі сиділи спиною до сцени, а за їхню роботу платили самі гості. Цього року так не буде.</p>
<h2>Що змінюється</h2>
<ul><li>у Великій залі та «Десні» переклад жестовою мовою ввесь день;</li><li>перекладача видно на бічному екрані та в трансляції;</li><li>у перших рядах двадцять місць із вільним оглядом;</li><li>субтитри в трансляції наживо, із затримкою до чотирьох секунд.</li></ul>
<p>Витрати взяв на себе Nordhamn. Компанія попросила не вішати за це додаткового логотипа, тож ми просто пишемо про це тут.</p>
<h2>Як замовити місце</h2>
<p>Позначте потребу в анкеті під час реєстрації. Якщо ваша сцена інша, напишіть до 25 жовтня: дві бригади можуть переходити між залами.</p>`,
      `<p>Last year eight deaf entrepreneurs came to us with interpreters of their own. It was awkward for everyone: the interpreters sat with their backs to the stage, and the guests paid for them. This year will be different.</p>
<h2>What changes</h2>
<ul><li>sign language interpretation all day in the Main Hall and “Desna”;</li><li>the interpreter is visible on a side screen and in the broadcast;</li><li>twenty seats with a clear view in the front rows;</li><li>live captions in the broadcast, no more than four seconds behind.</li></ul>
<p>Nordhamn bears the cost. The company asked us not to hang up an extra logo for it, so we simply mention it here.</p>
<h2>How to book a seat</h2>
<p>Tick the box in the form when you register. If your stage is another one, write by 25 October: two of the teams can move between rooms.</p>`,
      `<p>В прошлом году к нам приехали восемь неслышащих предпринимателей со своими переводчиками. Неудобно было всем: переводчики сидели спиной к сцене, а за их работу платили сами гости. В этом году так не будет.</p>
<h2>Что меняется</h2>
<ul><li>в Большом зале и «Десне» перевод на жестовый язык весь день;</li><li>переводчика видно на боковом экране и в трансляции;</li><li>в первых рядах двадцать мест со свободным обзором;</li><li>субтитры в прямой трансляции, с задержкой до четырёх секунд.</li></ul>
<p>Расходы взял на себя Nordhamn. Компания попросила не вешать за это дополнительного логотипа, поэтому мы просто пишем об этом здесь.</p>
<h2>Как заказать место</h2>
<p>Отметьте потребность в анкете при регистрации. Если ваша сцена другая, напишите до 25 октября: две бригады могут переходить между залами.</p>`,
    ],
    published: '2024-09-12T10:00:00',
    year: 2024,
    cover: 'speech/15',
    category: 'partners',
    sourceUrl: 'https://nordhamn.example/press/kyiv-2024',
  },
  {
    // No cover on purpose.
    slug: 'kvytky-2024-u-prodazhu',
    title: [
      'Квитки на форум 2024: продаж відкрито',
      'Tickets for the 2024 forum are on sale',
      'Билеты на форум 2024: продажа открыта',
    ],
    lead: [
      'Участь у залі коштує 5 900 ₴, трансляція 1 900 ₴, а для груп тепер один рахунок замість десяти.',
      'A seat in the hall costs 5 900 ₴, the broadcast 1 900 ₴, and groups now get one invoice instead of ten.',
      'Участие в зале стоит 5 900 ₴, трансляция 1 900 ₴, а для групп теперь один счёт вместо десяти.',
    ],
    body: [
      `<p>Форум відбудеться 7 листопада, а квитки можна купити вже сьогодні. Минулого року останній продали за девʼять днів до початку, і пʼятдесят людей залишилося на листі очікування. Цього року місць більше, але й охочих теж.</p>
<h2>Що нового</h2>
<ul><li>оплата карткою без реєстрації облікового запису;</li><li>рахунок для компаній із QR-кодом: банк заповнює реквізити сам;</li><li>для груп від пʼяти осіб один договір і знижка 15 %.</li></ul>
<h2>Запитання, які ставлять найчастіше</h2>
<h3>Чи можна передати квиток?</h3>
<p>Так, безкоштовно, до ранку форуму. Потрібні імʼя та пошта нової людини.</p>
<h3>Чи повертаєте гроші?</h3>
<p>За два тижні до початку всю суму, пізніше половину. Якщо форум скасують, повертаємо все.</p>
<h3>Чому немає безкоштовних?</h3>
<p>Бо обід, переклад і світло їх не знають. Зате записи всіх виступів відкриті для кожного.</p>`,
      `<p>The forum takes place on 7 November and tickets are available today. Last year the final one was sold nine days ahead and fifty people stayed on the waiting list. This year there are more seats, but the crowd has grown too.</p>
<h2>What is new</h2>
<ul><li>card payment without creating an account;</li><li>company invoices with a QR code: the bank fills in the details itself;</li><li>one contract and 15% off for groups of five or more.</li></ul>
<h2>Questions we hear most</h2>
<h3>Can I pass my ticket on?</h3>
<p>Yes, free of charge, until the morning of the forum. We need the new person’s name and e-mail.</p>
<h3>Do you refund?</h3>
<p>In full until two weeks before, half after that. If the forum is cancelled we return everything.</p>
<h3>Why are there no free tickets?</h3>
<p>Because lunch, interpretation and electricity are not free either. Recordings of all talks, on the other hand, are open to everyone.</p>`,
      `<p>Форум пройдёт 7 ноября, а билеты можно купить уже сегодня. В прошлом году последний продали за девять дней до начала, и пятьдесят человек остались в листе ожидания. В этом году мест больше, но и желающих тоже.</p>
<h2>Что нового</h2>
<ul><li>оплата картой без создания учётной записи;</li><li>счёт для компаний с QR-кодом: банк заполняет реквизиты сам;</li><li>для групп от пяти человек один договор и скидка 15 %.</li></ul>
<h2>Вопросы, которые задают чаще всего</h2>
<h3>Можно ли передать билет?</h3>
<p>Да, бесплатно, до утра форума. Нужны имя и почта нового участника.</p>
<h3>Возвращаете ли деньги?</h3>
<p>За две недели до начала всю сумму, позже половину. Если форум отменят, возвращаем всё.</p>
<h3>Почему нет бесплатных?</h3>
<p>Потому что обед, перевод и свет бесплатными не бывают. Зато записи всех выступлений открыты каждому.</p>`,
    ],
    published: '2024-06-03T10:00:00',
    year: 2024,
    category: 'tickets',
  },
]
