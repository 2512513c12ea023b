import type { Page } from './source-types.ts'

export const pages: readonly Page[] = [
  {
    slug: 'about',
    title: ['Про форум', 'About the forum', 'О форуме'],
    body: [
      `<p>Київський економічний форум відбувається раз на рік від 2014-го. Ми пропустили один рік, 2020-й, і не пропустили жодного воєнного. За цей час кількість учасників зросла з 340 до 1 240, а регламент скоротився з двох днів розмов до одного.</p>
<h2>Місія</h2>
<p>Зводити в одній залі тих, хто ухвалює рішення, і тих, хто за них платить. Ми не пишемо резолюцій. Ми записуємо обіцянки з датою, іменем і ціною, а за рік показуємо, що з ними сталося.</p>
<h2>Наглядова рада</h2>
<p>Пʼятеро незалежних людей, яких обирають на три роки. Рада перевіряє бюджет, затверджує правила для партнерів і має право зупинити будь-яку угоду, що впливає на програму. Протоколи засідань відкриті. Склад ради й команди є на <a href="/uk/team">окремій сторінці</a>.</p>
<h2>Організатори</h2>
<p>Форум робить громадська організація з дванадцяти штатних працівників; у день події їх стає сто сорок разом із волонтерами. Річний бюджет 2024 року становив 14,3 млн ₴: квитки дали 58 %, партнери 39 %, гранти 3 %.</p>
<h2>Партнери</h2>
<p>Партнер оплачує видиме: світло, переклад, обід, студентські квитки. На вибір спікерів він не впливає, і це записано в договорі. Перелік компаній та умови зібрано в <a href="/uk/partners">розділі «Партнери»</a>.</p>`,
      `<p>The Kyiv Economic Forum has been held once a year since 2014. We missed one year, 2020, and none of the war years. In that time attendance has grown from 340 to 1 240, while the schedule has shrunk from two days of talk to one.</p>
<h2>Mission</h2>
<p>To put in one room those who make decisions and those who pay for them. We do not draft resolutions. We write down promises with a date, a name and a price, and a year later we show what became of them.</p>
<h2>Supervisory board</h2>
<p>Five independent people elected for three years. The board audits the budget, approves the rules for partners and may stop any deal that touches the programme. Its minutes are public. The board and the team have <a href="/en/team">a page of their own</a>.</p>
<h2>Organizers</h2>
<p>The forum is run by a non-profit with a staff of twelve; on the day itself there are a hundred and forty, volunteers included. The 2024 budget came to 14.3 million ₴: 58% from tickets, 39% from partners, 3% from grants.</p>
<h2>Partners</h2>
<p>A partner pays for things you can see: light, interpretation, lunch, student tickets. It has no influence on the choice of speakers, and the contract says so. Companies and terms are listed under <a href="/en/partners">Partners</a>.</p>`,
      `<p>Киевский экономический форум проходит раз в год с 2014-го. Мы пропустили один год, 2020-й, и не пропустили ни одного военного. За это время число участников выросло с 340 до 1 240, а регламент сократился с двух дней разговоров до одного.</p>
<h2>Миссия</h2>
<p>Сводить в одном зале тех, кто принимает решения, и тех, кто за них платит. Мы не пишем резолюций. Мы записываем обещания с датой, именем и ценой, а через год показываем, что с ними стало.</p>
<h2>Наблюдательный совет</h2>
<p>Пятеро независимых людей, избираемых на три года. Совет проверяет бюджет, утверждает правила для партнёров и вправе остановить любую сделку, влияющую на программу. Протоколы заседаний открыты. Состав совета и команды есть на <a href="/ru/team">отдельной странице</a>.</p>
<h2>Организаторы</h2>
<p>Форум делает общественная организация из двенадцати штатных сотрудников; в день события их становится сто сорок вместе с волонтёрами. Бюджет 2024 года составил 14,3 млн ₴: билеты дали 58 %, партнёры 39 %, гранты 3 %.</p>
<h2>Партнёры</h2>
<p>Партнёр оплачивает видимое: свет, перевод, обед, студенческие билеты. На выбор спикеров он не влияет, и это записано в договоре. Перечень компаний и условия собраны в <a href="/ru/partners">разделе «Партнёры»</a>.</p>`,
    ],
    template: 'wide',
    showInList: true,
    published: '2025-01-15T10:00:00',
    cover: 'hall/03',
  },
  {
    // Stands at /donate, between the site's own words.
    slug: 'donate',
    title: [
      'Підтримка центру реабілітації ветеранів',
      'Support the veterans’ rehabilitation centre',
      'Поддержка центра реабилитации ветеранов',
    ],
    body: [
      `<p>Реєстраційні внески форуму йдуть до центру реабілітації ветеранів «Повернення» під Києвом: від 2023 року це десята частина кожного квитка. Там люди після поранень відновлюють рух, сон і професію.</p>
<h2>Що вже зроблено</h2>
<ul><li>майстерня адаптивного протезування на два верстати;</li><li>двоє фізичних терапевтів і психологиня на повну ставку;</li><li>торік чотирнадцять людей пройшли повний курс і повернулися до роботи.</li></ul>
<h2>На що бракує</h2>
<p>Басейн для гідротерапії коштує 2 400 000 ₴, бракує 640 000 ₴. Один повний курс відновлення коштує 133 600 ₴, одне заняття 1 150 ₴. Лікування для ветеранів безкоштовне, черга нині становить сім тижнів.</p>
<h2>Як допомогти</h2>
<p>Напишіть на <a href="mailto:office@forum.example">office@forum.example</a>, і ми надішлемо реквізити або рахунок для компанії. Обладнання приймає сам центр, перелік потрібного він оновлює щомісяця.</p>
<blockquote><p>Найдорожче тут не басейн. Найдорожче, коли людина їде додому, а роботи для неї немає.</p><p><a href="/uk/speakers/severyn-zaichenko">Северин Зайченко</a>, засновник центру «Повернення»</p></blockquote>
<h2>Звітність</h2>
<p>Усі платежі публікуємо щокварталу в <a href="/uk/materials">матеріалах форуму</a>, а незалежний аудитор перевіряє їх щороку.</p>
<h2>Про цей текст</h2>
<p>Це демонстраційний сайт: центр «Повернення», його люди й суми вигадані. Не надсилайте сюди грошей.</p>`,
      `<p>The forum’s registration fees go to the Return Centre, a veterans’ rehabilitation centre near Kyiv: since 2023 that has meant a tenth of every ticket. There people recover movement, sleep and a profession after injury.</p>
<h2>What has been done</h2>
<ul><li>a workshop for adaptive prosthetics with two machines;</li><li>two physical therapists and a full-time psychologist;</li><li>last year fourteen people completed the course and went back to work.</li></ul>
<h2>What is missing</h2>
<p>A hydrotherapy pool costs 2 400 000 ₴, of which 640 000 ₴ is still to be found. One full course of recovery costs 133 600 ₴, one session 1 150 ₴. Treatment is free for veterans; the waiting list is seven weeks long.</p>
<h2>How to help</h2>
<p>Write to <a href="mailto:office@forum.example">office@forum.example</a> and we will send bank details, or an invoice for a company. Equipment goes straight to the centre, which updates its list every month.</p>
<blockquote><p>The pool is not the expensive part. The expensive part is when someone goes home and there is no job waiting.</p><p><a href="/en/speakers/severyn-zaichenko">Severyn Zaichenko</a>, founder of the Return Centre</p></blockquote>
<h2>Accounts</h2>
<p>We publish every payment quarterly among the <a href="/en/materials">forum’s materials</a>, and an independent auditor checks them once a year.</p>
<h2>About this text</h2>
<p>This is a demonstration site: the Return Centre, its people and its figures are invented. Please send no money.</p>`,
      `<p>Регистрационные взносы форума идут в центр реабилитации ветеранов «Возвращение» под Киевом: с 2023 года это десятая часть каждого билета. Там люди после ранений восстанавливают движение, сон и профессию.</p>
<h2>Что уже сделано</h2>
<ul><li>мастерская адаптивного протезирования на два станка;</li><li>двое физических терапевтов и психолог на полную ставку;</li><li>в прошлом году четырнадцать человек прошли полный курс и вернулись к работе.</li></ul>
<h2>Чего не хватает</h2>
<p>Бассейн для гидротерапии стоит 2 400 000 ₴, не хватает 640 000 ₴. Один полный курс восстановления стоит 133 600 ₴, одно занятие 1 150 ₴. Лечение для ветеранов бесплатное, очередь сейчас семь недель.</p>
<h2>Как помочь</h2>
<p>Напишите на <a href="mailto:office@forum.example">office@forum.example</a>, и мы пришлём реквизиты или счёт для компании. Оборудование принимает сам центр, список нужного он обновляет ежемесячно.</p>
<blockquote><p>Самое дорогое здесь не бассейн. Самое дорогое, когда человек едет домой, а работы для него нет.</p><p><a href="/ru/speakers/severyn-zaichenko">Северин Зайченко</a>, основатель центра «Возвращение»</p></blockquote>
<h2>Отчётность</h2>
<p>Все платежи публикуем ежеквартально в <a href="/ru/materials">материалах форума</a>, а независимый аудитор проверяет их раз в год.</p>
<h2>Об этом тексте</h2>
<p>Это демонстрационный сайт: центр «Возвращение», его люди и суммы вымышлены. Не присылайте сюда денег.</p>`,
    ],
    template: 'wide',
    showInList: true,
    published: '2025-06-02T10:00:00',
    cover: 'foyer/03',
  },
  {
    slug: 'accessibility',
    title: ['Доступність', 'Accessibility', 'Доступность'],
    body: [
      `<p>Сайтом форуму має користуватися кожен: з клавіатури, з екранним диктором, зі збільшенням, без скриптів, із поганим звʼязком. Ми орієнтуємося на WCAG 2.2, рівень AA. Нижче те, що перевірено, те, чого не перевірено, і куди сказати, якщо щось заважає.</p>
<h2>Що перевіряє машина перед кожною зміною</h2>
<ul><li>кожен вид сторінок трьома мовами проходить axe без жодного порушення і перевірку HTML;</li><li>на сторінці один головний заголовок, є орієнтири й перехід до змісту, мову кожного тексту названо;</li><li>кольори обох тем мають контраст не менше 4,5 : 1 для тексту і 3 : 1 для елементів керування;</li><li>ніщо не гортається вбік на екрані завширшки 320 пікселів, а це і є збільшення 400 %;</li><li>меню, перегляд знімків і запит про згоду проходимо самою клавіатурою: фокус не губиться, Esc закриває відкрите;</li><li>читання, пошук людей, перегляд альбомів і перемикання мови працюють без JavaScript.</li></ul>
<h2>Що ми дивилися самі</h2>
<p>Сторінки переглядали на ширині від 360 до 1920 пікселів, але не кожну на кожній ширині кожною мовою. Коли в системі ввімкнено «менше руху», анімації немає. Ніщо не вмикається само: відео завантажується лише після натискання.</p>
<h2>Відомі обмеження</h2>
<ul><li>сайт не перевіряли з живими екранними дикторами, як-от NVDA чи VoiceOver: ми знаємо лише, що його розмітка правильна;</li><li>програвач відео належить іншому сайтові, і його доступність від нас не залежить;</li><li>не в усіх записів минулих років є субтитри, а частина PDF у <a href="/uk/materials">матеріалах</a> не розмічена;</li><li>підписи до частини знімків говорять лише номер знімка.</li></ul>
<h2>На майданчику</h2>
<p>Вхід А без порога, усі чотири зали на одному поверсі, ліфт до укриття вміщує два крісла. У кожній залі шість місць для крісел, у Великій залі є індукційна петля, на двох сценах перекладають жестовою мовою. Сцена студії «Рось» має сходинку 14 см, пандус ставимо за дві хвилини. Дорогу описано на сторінці <a href="/uk/venue">майданчика</a>.</p>
<h2>Щось заважає?</h2>
<p>Напишіть на <a href="mailto:office@forum.example">office@forum.example</a> або зателефонуйте <a href="tel:+380440001001">+38 044 000 10 01</a>: назвіть сторінку і що сталося. Відповідаємо за два робочі дні, а потрібне надсилаємо в іншому вигляді.</p>`,
      `<p>Everyone should be able to use the forum’s site: with a keyboard, with a screen reader, magnified, without scripts, on a poor connection. We aim at WCAG 2.2, level AA. Below is what has been tested, what has not, and where to turn when something is in the way.</p>
<h2>What a machine checks before every change</h2>
<ul><li>every kind of page, in three languages, passes axe without a single violation and a check of its HTML;</li><li>a page has one main heading, landmarks and a link to its content, and every text says its language;</li><li>the colours of both themes have a contrast of at least 4.5 : 1 for text and 3 : 1 for controls;</li><li>nothing scrolls sideways on a screen 320 pixels wide, which is what a zoom of 400% comes to;</li><li>menus, the picture viewer and the question about consent are walked with the keyboard alone: focus is never lost, and Esc closes what was opened;</li><li>reading, finding people, looking at albums and changing the language work without JavaScript.</li></ul>
<h2>What we looked at ourselves</h2>
<p>Pages were viewed at widths from 360 to 1920 pixels, though not each of them at every width in every language. With “reduce motion” switched on nothing is animated. Nothing starts by itself: a video is loaded only after you press play.</p>
<h2>Known limits</h2>
<ul><li>the site has not been tried with real screen readers such as NVDA or VoiceOver: all we know is that its markup is right;</li><li>the video player belongs to another site, and its accessibility is not in our hands;</li><li>not every recording of past years has subtitles, and some PDFs among the <a href="/en/materials">materials</a> are not tagged;</li><li>the descriptions of some pictures give no more than their number.</li></ul>
<h2>At the venue</h2>
<p>Entrance A has no threshold, all four rooms are on one floor, and the lift to the shelter takes two wheelchairs. Each room has six wheelchair places; there is an induction loop in the Main Hall and sign language on two stages. The stage of Studio “Ros” has a step of 14 cm; its ramp is put up in two minutes. The way is described on the page of the <a href="/en/venue">venue</a>.</p>
<h2>Is something in your way?</h2>
<p>Write to <a href="mailto:office@forum.example">office@forum.example</a> or call <a href="tel:+380440001001">+38 044 000 10 01</a>: name the page and what happened. We answer within two working days and send what you need in another form.</p>`,
      `<p>Сайтом форума должен пользоваться каждый: с клавиатуры, с экранным диктором, с увеличением, без скриптов, с плохой связью. Мы ориентируемся на WCAG 2.2, уровень AA. Ниже то, что проверено, то, что не проверено, и куда сказать, если что-то мешает.</p>
<h2>Что проверяет машина перед каждым изменением</h2>
<ul><li>каждый вид страниц на трёх языках проходит axe без единого нарушения и проверку HTML;</li><li>на странице один главный заголовок, есть ориентиры и переход к содержанию, язык каждого текста назван;</li><li>цвета обеих тем дают контраст не меньше 4,5 : 1 для текста и 3 : 1 для элементов управления;</li><li>ничто не прокручивается вбок на экране шириной 320 пикселей, а это и есть увеличение 400 %;</li><li>меню, просмотр снимков и запрос о согласии проходим одной клавиатурой: фокус не теряется, Esc закрывает открытое;</li><li>чтение, поиск людей, просмотр альбомов и смена языка работают без JavaScript.</li></ul>
<h2>Что мы смотрели сами</h2>
<p>Страницы просматривали на ширине от 360 до 1920 пикселей, но не каждую на каждой ширине на каждом языке. Когда в системе включено «меньше движения», анимации нет. Ничто не включается само: видео загружается только после нажатия.</p>
<h2>Известные ограничения</h2>
<ul><li>сайт не проверяли с настоящими экранными дикторами, такими как NVDA или VoiceOver: мы знаем лишь, что его разметка правильна;</li><li>плеер принадлежит другому сайту, и его доступность от нас не зависит;</li><li>не у всех записей прошлых лет есть субтитры, а часть PDF в <a href="/ru/materials">материалах</a> не размечена;</li><li>подписи к части снимков сообщают только номер снимка.</li></ul>
<h2>На площадке</h2>
<p>Вход А без порога, все четыре зала на одном этаже, лифт в укрытие вмещает два кресла. В каждом зале шесть мест для кресел, в Большом зале есть индукционная петля, на двух сценах переводят на жестовый язык. У сцены студии «Рось» ступенька 14 см, пандус ставим за две минуты. Дорога описана на странице <a href="/ru/venue">площадки</a>.</p>
<h2>Что-то мешает?</h2>
<p>Напишите на <a href="mailto:office@forum.example">office@forum.example</a> или позвоните <a href="tel:+380440001001">+38 044 000 10 01</a>: назовите страницу и что произошло. Отвечаем за два рабочих дня, а нужное присылаем в другом виде.</p>`,
    ],
    template: 'text',
    showInList: true,
    published: '2025-08-18T10:00:00',
    cover: 'building/02',
  },
  {
    slug: 'press',
    title: ['Пресі', 'For the press', 'Прессе'],
    body: [
      `<p>Ми любимо точні цитати й відповідаємо швидко. Якщо до дедлайну лишилася година, телефонуйте пресслужбі, а не пишіть.</p>
<h2>Акредитація</h2>
<p>Заявки на форум 16 жовтня приймаємо до 8 жовтня <a href="/uk/accreditation">через форму</a>. Місць 120, відповідь надходить за два робочі дні. Фрилансерам потрібен лист від редакції або три публікації за останній рік.</p>
<h2>Що можна взяти</h2>
<ul><li><a href="/uk/materials">пресматеріали й логотипи</a>: знак, шрифтова пара, правила;</li><li><a href="/uk/photos">фотографії</a> з роздільністю до 6 000 пікселів, із зазначенням автора;</li><li><a href="/uk/videos">записи</a> та розшифровки попередніх форумів.</li></ul>
<h2>Правила зйомки</h2>
<p>Зелена стрічка на бейджі означає «не публікуйте мого обличчя». Екрани з картами, входи до укриття та номери автомобілів знімати заборонено. Спалах вимикаємо на час виступів: на першому ряду сидять люди, яким він болить.</p>
<h2>Довідка одним абзацом</h2>
<p>Київський економічний форум заснований 2014 року. Десять зустрічей зібрали понад 5 700 учасників. 2025 року очікуємо 1 240 гостей, 84 спікери з 26 країн і 42 події на чотирьох сценах.</p>`,
      `<p>We like accurate quotations and answer quickly. If your deadline is an hour away, telephone the press office instead of writing.</p>
<h2>Accreditation</h2>
<p>Applications for 16 October close on 8 October and are made <a href="/en/accreditation">through a form</a>. There are 120 seats, and an answer takes two working days. Freelancers need a letter from an editor or three publications from the past year.</p>
<h2>What you may take</h2>
<ul><li><a href="/en/materials">press kit and logos</a>: the mark, the pair of typefaces, the rules;</li><li><a href="/en/photos">photographs</a> up to 6 000 pixels wide, credited to their author;</li><li><a href="/en/videos">recordings</a> and transcripts of earlier forums.</li></ul>
<h2>Rules for filming</h2>
<p>A green ribbon on a badge means “do not publish my face”. Screens with maps, shelter entrances and number plates may not be filmed. Flash is off during talks: some people in the front row are hurt by it.</p>
<h2>The forum in one paragraph</h2>
<p>The Kyiv Economic Forum was founded in 2014. Its ten meetings have brought together more than 5 700 participants. In 2025 we expect 1 240 guests, 84 speakers from 26 countries and 42 events on four stages.</p>`,
      `<p>Мы любим точные цитаты и отвечаем быстро. Если до дедлайна остался час, звоните в пресс-службу, а не пишите.</p>
<h2>Аккредитация</h2>
<p>Заявки на форум 16 октября принимаем до 8 октября <a href="/ru/accreditation">через форму</a>. Мест 120, ответ приходит за два рабочих дня. Фрилансерам нужно письмо редакции или три публикации за последний год.</p>
<h2>Что можно взять</h2>
<ul><li><a href="/ru/materials">пресс-кит и логотипы</a>: знак, шрифтовая пара, правила;</li><li><a href="/ru/photos">фотографии</a> шириной до 6 000 пикселей, с указанием автора;</li><li><a href="/ru/videos">записи</a> и расшифровки прошлых форумов.</li></ul>
<h2>Правила съёмки</h2>
<p>Зелёная лента на бейдже означает «не публикуйте моё лицо». Экраны с картами, входы в укрытие и номера автомобилей снимать запрещено. Вспышку на время выступлений выключаем: в первом ряду сидят люди, которым от неё больно.</p>
<h2>Справка в один абзац</h2>
<p>Киевский экономический форум основан в 2014 году. Десять встреч собрали более 5 700 участников. В 2025 году ожидаем 1 240 гостей, 84 спикера из 26 стран и 42 события на четырёх сценах.</p>`,
    ],
    template: 'text',
    showInList: true,
    published: '2025-08-28T11:00:00',
    cover: 'panel/04',
  },
  {
    slug: 'venue',
    title: ['Майданчик', 'The venue', 'Площадка'],
    body: [
      `<p>Конгрес-хол «Почайна» стоїть на Набережній вулиці, 12, на місці колишніх річкових складів. Будівлю перебудували 2016 року, від складів залишилася північна стіна з клеймами цегелень.</p>
<h2>Зали</h2>
<ul><li>Велика зала: 900 місць, сцена 14 метрів;</li><li>зала «Десна»: 220 місць;</li><li>зала «Сула»: 140 місць, круглий стіл;</li><li>студія «Рось»: 60 місць, телевізійне світло.</li></ul>
<p>Усі зали на одному поверсі. Трансляцію з Великої зали видно в решті трьох, тож місця вистачає кожному. Про крісла, ліфт і переклад жестовою мовою читайте на сторінці <a href="/uk/accessibility">доступності</a>.</p>
<h2>Укриття</h2>
<p>Поверхом нижче, на 1 400 місць, із двома виходами, водою, мережею та медичним пунктом. Від найдальшого крісла до дверей чотири хвилини.</p>
<h2>Як дістатися</h2>
<p>Метро «Поштова площа», сім хвилин пішки. Паркінг від боку річки, 180 місць. Вранці 16 жовтня ходить катер із лівого берега. Докладніше в <a href="/uk/news/yak-distatysia-pochainy">окремій новині</a>.</p>
<h2>Їжа й тиша</h2>
<p>Обід подають у фоє о 12:15, пісні страви щонайменше на третину гостей. Кімната тиші праворуч від гардероба: там не говорять і не телефонують.</p>`,
      `<p>The Pochaina Congress Hall stands at 12 Naberezhna Street, where river warehouses used to be. It was rebuilt in 2016; of the warehouses only the north wall remains, with the stamps of its brickworks.</p>
<h2>Rooms</h2>
<ul><li>Main Hall: 900 seats and a stage 14 metres wide;</li><li>Room “Desna”: 220 seats;</li><li>Room “Sula”: 140 seats around a table;</li><li>Studio “Ros”: 60 seats and television lighting.</li></ul>
<p>All rooms are on one floor. The Main Hall is relayed to the other three, so there is a place for everyone. Wheelchair places, the lift and sign language are described under <a href="/en/accessibility">accessibility</a>.</p>
<h2>Shelter</h2>
<p>One floor below, for 1 400 people, with two exits, water, network and a first-aid post. From the farthest chair to its door takes four minutes.</p>
<h2>Getting here</h2>
<p>Poshtova Ploshcha metro station is seven minutes away on foot. The riverside car park has 180 spaces. On the morning of 16 October a boat runs from the left bank. Details are in a <a href="/en/news/yak-distatysia-pochainy">separate note</a>.</p>
<h2>Food and quiet</h2>
<p>Lunch is served in the foyer at 12:15, with meatless dishes for at least a third of the guests. The quiet room is to the right of the cloakroom: no talking, no calls.</p>`,
      `<p>Конгресс-холл «Почайна» стоит на Набережной улице, 12, на месте бывших речных складов. Здание перестроили в 2016 году, от складов осталась северная стена с клеймами кирпичных заводов.</p>
<h2>Залы</h2>
<ul><li>Большой зал: 900 мест, сцена 14 метров;</li><li>зал «Десна»: 220 мест;</li><li>зал «Сула»: 140 мест, круглый стол;</li><li>студия «Рось»: 60 мест, телевизионный свет.</li></ul>
<p>Все залы на одном этаже. Трансляцию из Большого зала видно в остальных трёх, поэтому места хватает каждому. О креслах, лифте и переводе на жестовый язык читайте на странице <a href="/ru/accessibility">доступности</a>.</p>
<h2>Укрытие</h2>
<p>Этажом ниже, на 1 400 мест, с двумя выходами, водой, связью и медпунктом. От самого дальнего кресла до двери четыре минуты.</p>
<h2>Как добраться</h2>
<p>Метро «Почтовая площадь», семь минут пешком. Парковка со стороны реки, 180 мест. Утром 16 октября ходит катер с левого берега. Подробнее в <a href="/ru/news/yak-distatysia-pochainy">отдельной новости</a>.</p>
<h2>Еда и тишина</h2>
<p>Обед подают в фойе в 12:15, блюда без мяса минимум на треть гостей. Комната тишины справа от гардероба: там не разговаривают и не звонят.</p>`,
    ],
    template: 'wide',
    showInList: true,
    published: '2025-04-12T10:00:00',
    cover: 'bridge/02',
  },
  {
    // Not published in Russian: the title is a dash.
    slug: 'code-of-conduct',
    title: ['Правила поведінки', 'Code of conduct', '-'],
    body: [
      `<p>Форум для сперечання, не для образ. Правила однакові для спікерів, партнерів, преси, волонтерів і організаторів.</p>
<h2>Що ми робимо</h2>
<ul><li>сперечаємося з числом, а не з людиною;</li><li>не перебиваємо, поки модератор не дав слова;</li><li>питаємо дозволу, перш ніж знімати або записувати приватну розмову;</li><li>вимикаємо звук телефонів.</li></ul>
<h2>Чого не терпимо</h2>
<p>Переслідування, погроз, приниження через стать, мову, вік, поранення чи походження. Настирливих пропозицій після слова «ні». Реклами зі сцени, навіть дотепної.</p>
<h2>Що робити, якщо правила порушено</h2>
<p>Зверніться до будь-кого в синьому жилеті або напишіть на <a href="mailto:office@forum.example">office@forum.example</a>. Розмовляти з вами будуть двоє людей, у кімнаті біля гардероба, без протоколу, якщо ви його не попросите.</p>
<h2>Наслідки</h2>
<p>Зауваження, потім прохання залишити залу, далі анулювання бейджа без повернення коштів. Рішення ухвалюють двоє чергових організаторів, оскаржити його можна в наглядовій раді протягом тридцяти днів.</p>`,
      `<p>The forum is for arguing, not for insulting. The rules are the same for speakers, partners, press, volunteers and organisers.</p>
<h2>What we do</h2>
<ul><li>argue with the number, not with the person;</li><li>do not interrupt until the moderator gives us the floor;</li><li>ask before filming or recording a private conversation;</li><li>switch our phones to silent.</li></ul>
<h2>What we do not tolerate</h2>
<p>Harassment, threats, or belittling anyone for sex, language, age, injury or origin. Persistent offers after the word “no”. Advertising from the stage, however witty.</p>
<h2>If the rules are broken</h2>
<p>Speak to anyone in a blue vest or write to <a href="mailto:office@forum.example">office@forum.example</a>. Two people will talk with you, in the room beside the cloakroom, and nothing is written down unless you ask for it.</p>
<h2>Consequences</h2>
<p>A warning, then a request to leave the room, then a cancelled badge without a refund. Two organisers on duty decide, and their decision may be appealed to the supervisory board within thirty days.</p>`,
      '',
    ],
    template: 'text',
    showInList: true,
    published: '2024-09-30T10:00:00',
  },
  {
    // Reached from the footer only.
    slug: 'cookies',
    title: ['Файли cookie', 'Cookies', 'Файлы cookie'],
    body: [
      `<p>Сайт зберігає у вашому браузері лише те, без чого він не працює, а відвідування рахує тільки з вашої згоди.</p>
<h2>Необхідні</h2>
<ul><li><code>lang</code>: мова, яку ви обрали в перемикачі, один рік;</li><li><code>consent</code>: ваша відповідь про підрахунок відвідувань, шість місяців.</li></ul>
<h2>За згодою</h2>
<p>Якщо ви погодилися, сервіс статистики отримує адресу сторінки, тип пристрою та джерело переходу. Імені, телефону й вмісту форм ми туди не передаємо. До згоди жодного запиту до цього сервісу немає.</p>
<h2>Як змінити рішення</h2>
<p>Посилання «Файли cookie» внизу кожної сторінки знову відкриває вибір. Відмова не впливає на роботу сайту: квиток купується, програма відкривається навіть без мережі.</p>
<h2>Сторінки без звʼязку</h2>
<p>Щоб програма відкривалася без інтернету, браузер зберігає копії переглянутих сторінок. Їх можна стерти в налаштуваннях браузера. Запитання надсилайте на <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
      `<p>This site stores in your browser only what it cannot work without, and counts visits only if you agree.</p>
<h2>Necessary</h2>
<ul><li><code>lang</code>: the language you chose in the switcher, one year;</li><li><code>consent</code>: your answer about counting visits, six months.</li></ul>
<h2>With your consent</h2>
<p>If you agree, a statistics service receives the address of the page, the type of your device and where you came from. We never pass on names, telephone numbers or what you type in forms. Before you agree, not one request goes to that service.</p>
<h2>Changing your mind</h2>
<p>The “Cookies” link at the foot of every page opens the choice again. Refusing changes nothing: tickets can be bought, and the programme opens even with no network.</p>
<h2>Pages without a connection</h2>
<p>So that the programme opens offline, the browser keeps copies of pages you have seen. You can erase them in its settings. Write to <a href="mailto:office@forum.example">office@forum.example</a> with questions.</p>`,
      `<p>Сайт хранит в вашем браузере только то, без чего не работает, а посещения считает лишь с вашего согласия.</p>
<h2>Необходимые</h2>
<ul><li><code>lang</code>: язык, выбранный вами в переключателе, один год;</li><li><code>consent</code>: ваш ответ о подсчёте посещений, шесть месяцев.</li></ul>
<h2>С согласия</h2>
<p>Если вы согласились, сервис статистики получает адрес страницы, тип устройства и источник перехода. Имени, телефона и содержимого форм мы туда не передаём. До согласия к этому сервису не уходит ни одного запроса.</p>
<h2>Как изменить решение</h2>
<p>Ссылка «Файлы cookie» внизу каждой страницы снова открывает выбор. Отказ не влияет на работу сайта: билет покупается, программа открывается даже без сети.</p>
<h2>Страницы без связи</h2>
<p>Чтобы программа открывалась без интернета, браузер хранит копии просмотренных страниц. Их можно стереть в его настройках. Вопросы присылайте на <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
    ],
    template: 'text',
    showInList: false,
    published: '2025-01-15T10:05:00',
  },
]
