import type { Post } from './source-types.ts'

/** The six posts of the home page and the ones just before them, newest first. */
export const news1: readonly Post[] = [
  {
    slug: 'chotyry-stseny-i-zhodnoho-slaida',
    title: [
      'Форум повертається у велику залу: чотири сцени й жодного слайда з гаслами',
      'The forum returns to the main hall: four stages and not one slide with a slogan',
      'Форум возвращается в большой зал: четыре сцены и ни одного слайда с лозунгом',
    ],
    lead: [
      'Програмна рада затвердила правило: кожен виступ починається з числа. Пояснюємо, навіщо це спікерам і чому воно сподобається слухачам.',
      'The programme council has agreed a rule: every speech opens with a number. Here is why speakers need it and why the audience will like it.',
      'Программный совет утвердил правило: каждое выступление начинается с числа. Объясняем, зачем это спикерам и почему это понравится слушателям.',
    ],
    body: [
      `<p>16 жовтня конгрес-хол «Почайна» відкриє одразу чотири сцени: Велику залу, «Десну», «Сулу» та студію «Рось». Усі вони на одному поверсі, тож перейти з розмови на розмову можна за дві хвилини, не втративши кави.</p>
<h2>Як працює правило</h2>
<p>Кожен спікер надсилає одне число за два тижні до виступу. Число має одиницю виміру, рік і джерело. Редакція перевіряє його й публікує разом із темою, тому в залі сперечаються про висновки, а не про те, звідки взялися дані.</p>
<ul><li>перше речення виступу містить число;</li><li>слайдів не більше як пʼять, на кожному щось виміряне;</li><li>слова «унікальний», «стратегічний» та «екосистема» модератор зупиняє дзвіночком.</li></ul>
<blockquote><p>Гасло не можна спростувати, тому воно нікого ні до чого не зобовʼязує. Число спростувати можна, і саме цього ми хочемо.</p><p>Ярослав Лісовий, член програмної ради</p></blockquote>
<h2>Що це дає слухачам</h2>
<p>Після кожної розмови на екрані залишається лише число та імʼя того, хто за нього відповідає. За рік ми повернемося до всіх чисел і покажемо, які з них справдилися. Повна <a href="/uk/forum/2025/program">програма на 42 події</a> вже на сайті.</p>`,
      `<p>On 16 October the Pochaina Congress Hall opens four stages at once: the Main Hall, “Desna”, “Sula” and Studio “Ros”. They share one floor, so you can walk from one conversation to another in two minutes without spilling your coffee.</p>
<h2>How the rule works</h2>
<p>Every speaker sends in one number two weeks ahead. It comes with a unit, a year and a source. Our editors check it and publish it next to the topic, so the room argues about conclusions and not about where the data came from.</p>
<ul><li>the first sentence of a speech contains the number;</li><li>no more than five slides, and something measured on each;</li><li>“unique”, “strategic” and “ecosystem” are stopped by the moderator’s bell.</li></ul>
<blockquote><p>You cannot disprove a slogan, which is why it commits nobody to anything. A number can be disproved, and that is exactly what we want.</p><p>Yaroslav Lisovyi, member of the programme council</p></blockquote>
<h2>What the audience gets</h2>
<p>After each conversation only two things stay on the screen: the number, and the name of the person who answers for it. A year later we shall go back to all of them and show which came true. The full <a href="/en/forum/2025/program">programme of 42 events</a> is already online.</p>`,
      `<p>16 октября конгресс-холл «Почайна» откроет сразу четыре сцены: Большой зал, «Десну», «Сулу» и студию «Рось». Все они на одном этаже: перейти с разговора на разговор можно за две минуты, не расплескав кофе.</p>
<h2>Как работает правило</h2>
<p>Каждый спикер присылает одно число за две недели до выступления. У числа есть единица измерения, год и источник. Редакция проверяет его и публикует вместе с темой, поэтому в зале спорят о выводах, а не о происхождении данных.</p>
<ul><li>первое предложение выступления содержит число;</li><li>слайдов не больше пяти, и на каждом что-то измерено;</li><li>слова «уникальный», «стратегический» и «экосистема» модератор прерывает колокольчиком.</li></ul>
<blockquote><p>Лозунг нельзя опровергнуть, поэтому он никого ни к чему не обязывает. Число опровергнуть можно, и именно этого мы хотим.</p><p>Ярослав Лисовой, член программного совета</p></blockquote>
<h2>Что это даёт слушателям</h2>
<p>После каждого разговора на экране остаются только число и имя того, кто за него отвечает. Через год мы вернёмся ко всем числам и покажем, какие сбылись. Полная <a href="/ru/forum/2025/program">программа из 42 событий</a> уже на сайте.</p>`,
    ],
    published: '2025-09-08T10:00:00',
    year: 2025,
    cover: 'hall/01',
    category: 'programme',
  },
  {
    slug: 'pershi-sorok-spikeriv',
    title: ['Оголошено перших сорок спікерів', 'The first forty speakers announced', 'Объявлены первые сорок спикеров'],
    lead: [
      'Заступниця міністра, інженер, директор заводу та ветеран: більша частина списку вже на сайті, решта зʼявиться до кінця вересня.',
      'A minister’s deputy, an engineer, a factory director and a veteran: most of the list is online, the rest follows by the end of September.',
      'Замминистра, инженер, директор завода и ветеран: большая часть списка уже на сайте, остальное появится до конца сентября.',
    ],
    body: [
      `<p>Сьогодні ми публікуємо перші сорок імен із вісімдесяти чотирьох. Серед них заступниця міністра відновлення Олена Горбенко, голова правління банку «Опора» Марта Ковальська, засновник «Гранат Енерго» Тарас Савицький та головний інженер «Тихої мережі» Остап Гнатюк.</p>
<h2>Хто виступає вперше</h2>
<p>Тридцять один спікер цього року вийде на нашу сцену вперше. Ми свідомо шукали людей, які ухвалюють рішення, а не коментують їх: головних лікарок, начальників змін, керівників громад. Петр Вондрачек із Morava Capital приїде з кошторисом, який торік не підписав, і пояснить чому.</p>
<h2>Як ми обирали</h2>
<ol><li>Людина відповідає за бюджет, цех або закон.</li><li>Готова назвати одне число й захистити його.</li><li>Погодилася на запитання без попереднього списку.</li></ol>
<p>Заявок було 317, відмовили ми здебільшого через третій пункт. <a href="/uk/forum/2025/speakers">Повний список</a> оновлюємо щопʼятниці. Імена тих, хто говоритиме про оборонні технології, оголосимо останніми, за згодою з безпековою службою.</p>`,
      `<p>Today we publish the first forty names out of eighty-four. They include Olena Horbenko, deputy minister for recovery, Marta Kovalska, who chairs the board of Opora Bank, Taras Savytskyi, founder of Hranat Energo, and Ostap Hnatiuk, chief engineer of Tykha Merezha.</p>
<h2>Who is new</h2>
<p>Thirty-one speakers will be on our stage for the first time. We deliberately looked for people who make decisions instead of commenting on them: hospital directors, shift managers, heads of municipalities. Petr Vondráček of Morava Capital is bringing an estimate he refused to sign last year, and will explain why.</p>
<h2>How we chose</h2>
<ol><li>The person answers for a budget, a workshop or a law.</li><li>They are ready to name one number and defend it.</li><li>They agreed to questions without seeing them first.</li></ol>
<p>We received 317 applications and said no mostly because of the third point. The <a href="/en/forum/2025/speakers">full list</a> is updated every Friday. Names for the defence technology panel come last, as agreed with the security service.</p>`,
      `<p>Сегодня мы публикуем первые сорок имён из восьмидесяти четырёх. Среди них заместитель министра восстановления Елена Горбенко, глава правления банка «Опора» Марта Ковальская, основатель «Гранат Энерго» Тарас Савицкий и главный инженер «Тихой сети» Остап Гнатюк.</p>
<h2>Кто выступает впервые</h2>
<p>Тридцать один спикер выйдет на нашу сцену впервые. Мы сознательно искали тех, кто принимает решения, а не комментирует их: главных врачей, начальников смен, глав громад. Петр Вондрачек из Morava Capital привезёт смету, которую в прошлом году не подписал, и объяснит почему.</p>
<h2>Как мы выбирали</h2>
<ol><li>Человек отвечает за бюджет, цех или закон.</li><li>Готов назвать одно число и защитить его.</li><li>Согласился на вопросы без предварительного списка.</li></ol>
<p>Заявок было 317, отказывали мы в основном из-за третьего пункта. <a href="/ru/forum/2025/speakers">Полный список</a> обновляем по пятницам. Имена тех, кто будет говорить об оборонных технологиях, объявим последними, по согласованию со службой безопасности.</p>`,
    ],
    published: '2025-09-05T12:30:00',
    year: 2025,
    cover: 'speech/01',
    category: 'programme',
  },
  {
    slug: 'vnesky-na-reabilitatsiiu',
    title: [
      'Внески учасників підуть на центр реабілітації ветеранів',
      'Registration fees will support a veterans’ rehabilitation centre',
      'Взносы участников пойдут на центр реабилитации ветеранов',
    ],
    lead: [
      'Десята частина кожного квитка, як і торік. Показуємо, що зроблено за 1 870 000 ₴ і скільки бракує на басейн.',
      'A tenth of every ticket, as last year. Here is what 1 870 000 ₴ paid for and how much the pool still needs.',
      'Десятая часть каждого билета, как и в прошлом году. Показываем, что сделано за 1 870 000 ₴ и сколько не хватает на бассейн.',
    ],
    body: [
      `<p>З кожного проданого квитка десяту частину ми переказуємо <a href="/uk/donate">центру реабілітації ветеранів</a>. Це не додаткова плата: сума вже входить у ціну, а в рахунку стоїть окремим рядком.</p>
<h2>Що вийшло торік</h2>
<p>Форум 2024 року зібрав 1 870 000 ₴. На ці гроші центр обладнав майстерню адаптивного протезування, найняв двох фізичних терапевтів і провів повний курс для чотирнадцяти людей. Усі чотирнадцятеро повернулися до роботи, девʼятеро в нову професію.</p>
<h2>На що збираємо тепер</h2>
<ul><li>басейн для гідротерапії: 2 400 000 ₴, бракує 640 000 ₴;</li><li>другий рік роботи психологині: 384 000 ₴;</li><li>мікроавтобус із підйомником: 1 150 000 ₴.</li></ul>
<p>Звіт центру з усіма платіжками публікуємо щокварталу на сторінці «Підтримка центру». Якщо на форум ви не потрапляєте, а допомогти хочете, є окрема форма для внеску: від 100 ₴, без реєстрації, комісію банку платимо ми.</p>`,
      `<p>A tenth of every ticket sold goes to the <a href="/en/donate">veterans’ rehabilitation centre</a>. It is not an extra charge: the sum is part of the price and stands on its own line of the invoice.</p>
<h2>What last year brought</h2>
<p>The 2024 forum raised 1 870 000 ₴. With it the centre fitted out a workshop for adaptive prosthetics, hired two physical therapists and took fourteen people through a full course. All fourteen went back to work, nine of them in a new profession.</p>
<h2>What we are raising for now</h2>
<ul><li>a hydrotherapy pool: 2 400 000 ₴, of which 640 000 ₴ is missing;</li><li>a second year of the psychologist’s salary: 384 000 ₴;</li><li>a minibus with a lift: 1 150 000 ₴.</li></ul>
<p>The centre’s report, with every payment order, is published quarterly on the Support the centre page. If you cannot come but want to help, there is a separate donation form: from 100 ₴, no registration, and we cover the bank’s fee.</p>`,
      `<p>Десятую часть каждого проданного билета мы перечисляем <a href="/ru/donate">центру реабилитации ветеранов</a>. Это не доплата: сумма уже входит в цену, а в счёте стоит отдельной строкой.</p>
<h2>Что получилось в прошлом году</h2>
<p>Форум 2024 года собрал 1 870 000 ₴. На эти деньги центр оборудовал мастерскую адаптивного протезирования, нанял двух физических терапевтов и провёл полный курс для четырнадцати человек. Все четырнадцать вернулись к работе, девять освоили новую профессию.</p>
<h2>На что собираем теперь</h2>
<ul><li>бассейн для гидротерапии: 2 400 000 ₴, не хватает 640 000 ₴;</li><li>второй год работы психолога: 384 000 ₴;</li><li>микроавтобус с подъёмником: 1 150 000 ₴.</li></ul>
<p>Отчёт центра со всеми платёжками публикуем ежеквартально на странице «Поддержка центра». Если вы не попадаете на форум, а помочь хотите, есть отдельная форма: от 100 ₴, без регистрации, банковскую комиссию платим мы.</p>`,
    ],
    published: '2025-09-02T09:15:00',
    year: 2025,
    cover: 'foyer/02',
    category: 'tickets',
  },
  {
    slug: 'akredytatsiia-dlia-media',
    title: ['Відкрито акредитацію для медіа', 'Media accreditation is open', 'Открыта аккредитация для медиа'],
    lead: [
      'Заявки приймаємо до 8 жовтня. Місць 120, розетка на кожному, а записів чекати не доведеться.',
      'Apply by 8 October. There are 120 seats, a socket at each, and no waiting for recordings.',
      'Заявки принимаем до 8 октября. Мест 120, розетка у каждого, а записей ждать не придётся.',
    ],
    body: [
      `<p>Журналістів, фотографів і ведучих подкастів запрошуємо <a href="/uk/accreditation">подати заявку</a> на акредитацію. Відповідаємо за два робочі дні. Квиток акредитованим не потрібен.</p>
<h2>Що ви отримаєте</h2>
<ul><li>робоче місце у пресцентрі на першому поверсі, дротовий інтернет 1 Гбіт/с;</li><li>чистий звук з усіх чотирьох зал українською та англійською;</li><li>розшифровки виступів за дві години після завершення;</li><li>кімнату для інтервʼю на 30 хвилин, за попереднім записом.</li></ul>
<h2>Чого просимо ми</h2>
<p>Перевіряти цитати за розшифровкою, а не з памʼяті. Не знімати людей, які носять зелену стрічку на бейджі: це означає, що вони просять не публікувати їхніх облич. Таких торік було сорок двоє, і всі редакції цього дотрималися.</p>
<h3>Строки</h3>
<p>Заявки приймаємо до 8 жовтня включно, доступ для телевізійних груп узгоджуємо до 3 жовтня, бо техніку заводять через вантажний вхід. Запитання надсилайте на <a href="mailto:press@forum.example">press@forum.example</a>.</p>`,
      `<p>Journalists, photographers and podcast hosts are invited to <a href="/en/accreditation">apply for accreditation</a>. We answer within two working days. Accredited media do not need a ticket.</p>
<h2>What you get</h2>
<ul><li>a desk in the press centre on the first floor, with wired internet at 1 Gbit/s;</li><li>clean audio from all four rooms in Ukrainian and English;</li><li>transcripts two hours after each session ends;</li><li>an interview room for 30 minutes, booked ahead.</li></ul>
<h2>What we ask in return</h2>
<p>Check quotations against the transcript, not from memory. Do not film people with a green ribbon on their badge: it means they ask not to have their faces published. There were forty-two of them last year, and every newsroom respected that.</p>
<h3>Deadlines</h3>
<p>Applications close on 8 October. Television crews agree access by 3 October, because equipment comes in through the goods entrance. Write to <a href="mailto:press@forum.example">press@forum.example</a> with questions.</p>`,
      `<p>Журналистов, фотографов и ведущих подкастов приглашаем <a href="/ru/accreditation">подать заявку</a> на аккредитацию. Отвечаем за два рабочих дня. Билет аккредитованным не нужен.</p>
<h2>Что вы получите</h2>
<ul><li>рабочее место в пресс-центре на первом этаже, проводной интернет 1 Гбит/с;</li><li>чистый звук из всех четырёх залов на украинском и английском;</li><li>расшифровки выступлений через два часа после окончания;</li><li>комнату для интервью на 30 минут, по предварительной записи.</li></ul>
<h2>О чём просим мы</h2>
<p>Сверять цитаты с расшифровкой, а не с памятью. Не снимать людей с зелёной лентой на бейдже: она означает просьбу не публиковать лицо. В прошлом году таких было сорок два, и все редакции эту просьбу выполнили.</p>
<h3>Сроки</h3>
<p>Заявки принимаем до 8 октября включительно, доступ телевизионных групп согласуем до 3 октября, потому что технику завозят через грузовой вход. Вопросы присылайте на <a href="mailto:press@forum.example">press@forum.example</a>.</p>`,
    ],
    published: '2025-08-28T11:00:00',
    year: 2025,
    cover: 'panel/02',
    category: 'press',
  },
  {
    slug: 'yak-distatysia-pochainy',
    title: [
      'Як дістатися «Почайни» пішки, катером і метро',
      'Getting to Pochaina on foot, by boat and by metro',
      'Как добраться до «Почайны» пешком, катером и на метро',
    ],
    lead: [
      'Сім хвилин від «Поштової площі», чотири рейси катера вранці та 180 місць на паркінгу, яких не вистачить.',
      'Seven minutes from Poshtova Ploshcha, four morning boats and 180 parking spaces that will not be enough.',
      'Семь минут от «Почтовой площади», четыре утренних рейса катера и 180 мест на парковке, которых не хватит.',
    ],
    body: [
      `<p>Конгрес-хол «Почайна» стоїть на Набережній вулиці, 12, над самою водою. Вхід один, з боку набережної, перед ним великі літери А. Реєстрація 16 жовтня триває з 08:00 до 09:00, і о пів на девʼяту черга найдовша: приходьте раніше або рівно о восьмій сорок пʼять.</p>
<h2>Метро й пішки</h2>
<p>Від станції «Поштова площа» сім хвилин спокійним кроком, увесь шлях рівний, без сходів. Від Контрактової площі чотирнадцять хвилин.</p>
<h2>Катером</h2>
<p>Уперше пускаємо катер від лівого берега: 07:40, 08:00, 08:20 і 08:40. На борту шістдесят місць, їхати дванадцять хвилин, бейдж дає право на безкоштовний проїзд. За вітру понад 15 м/с рейси скасовуємо й пишемо про це в застосунку.</p>
<h2>Автомобілем</h2>
<p>На паркінгу з боку річки 180 місць, з них вісім для людей з інвалідністю. Торік вони скінчилися о 08:10. Таксі зупиняється біля входу Б, звідти дві хвилини під дахом. Докладно про пандуси й ліфти: «Доступність».</p>`,
      `<p>The Pochaina Congress Hall stands at 12 Naberezhna Street, right above the water. There is one entrance, on the embankment side, marked with a tall letter A. Registration on 16 October runs from 08:00 to 09:00 and the queue peaks at half past eight: come earlier, or at a quarter to nine sharp.</p>
<h2>Metro and on foot</h2>
<p>It is seven minutes from Poshtova Ploshcha station at an easy pace, level all the way, no steps. From Kontraktova Square allow fourteen minutes.</p>
<h2>By boat</h2>
<p>For the first time we are running a boat from the left bank: 07:40, 08:00, 08:20 and 08:40. It seats sixty, takes twelve minutes, and your badge is the ticket. If the wind is above 15 m/s we cancel the trips and say so in the app.</p>
<h2>By car</h2>
<p>The riverside car park has 180 spaces, eight of them for disabled visitors. Last year they were gone by 08:10. Taxis stop at entrance B, two minutes away under a roof. Ramps and lifts are described on the Accessibility page.</p>`,
      `<p>Конгресс-холл «Почайна» стоит на Набережной улице, 12, над самой водой. Вход один, со стороны набережной, перед ним большая буква А. Регистрация 16 октября идёт с 08:00 до 09:00, и в половине девятого очередь самая длинная: приходите раньше или ровно в восемь сорок пять.</p>
<h2>Метро и пешком</h2>
<p>От станции «Почтовая площадь» семь минут спокойным шагом, весь путь ровный, без лестниц. От Контрактовой площади четырнадцать минут.</p>
<h2>Катером</h2>
<p>Впервые пускаем катер с левого берега: 07:40, 08:00, 08:20 и 08:40. На борту шестьдесят мест, плыть двенадцать минут, бейдж даёт право бесплатного проезда. При ветре сильнее 15 м/с рейсы отменяем и сообщаем об этом в приложении.</p>
<h2>На машине</h2>
<p>На парковке у реки 180 мест, восемь из них для людей с инвалидностью. В прошлом году они закончились в 08:10. Такси останавливается у входа Б, оттуда две минуты под крышей. Подробно о пандусах и лифтах: «Доступность».</p>`,
    ],
    published: '2025-08-21T10:45:00',
    year: 2025,
    cover: 'bridge/01',
    category: 'forum',
  },
  {
    slug: 'zvit-forumu-2024',
    title: [
      'Торік порахували разом: звіт форуму 2024',
      'Last year we counted together: the 2024 forum report',
      'В прошлом году считали вместе: отчёт форума 2024',
    ],
    lead: [
      '980 учасників, 37 розмов і двадцять сім обіцяних рішень. Одинадцять із них виконано, чотири скасовано, про решту пишемо чесно.',
      '980 participants, 37 conversations and twenty-seven promised decisions. Eleven are done, four cancelled, and we are frank about the rest.',
      '980 участников, 37 разговоров и двадцать семь обещанных решений. Одиннадцать выполнены, четыре отменены, об остальных пишем честно.',
    ],
    body: [
      `<p>Щоосені наші гості щось обіцяють зі сцени. Минулого року ми вперше записали всі обіцянки, а цього літа обдзвонили тих, хто їх дав. Вийшов звіт на 64 сторінки, який можна завантажити безкоштовно.</p>
<h2>Підсумок у чотирьох рядках</h2>
<ul><li>виконано 11 рішень, від тарифу на приєднання до мережі до спільного складу трьох громад;</li><li>ще 12 у роботі, середнє запізнення чотири місяці;</li><li>скасовано чотири, і в трьох випадках автори пояснили причину публічно;</li><li>зведена ціна виконаного: 312 млн ₴.</li></ul>
<h2>Чого ми навчилися</h2>
<p>Обіцянки з датою виконують удвічі частіше, ніж обіцянки без неї. Обіцянки, які модератор повторив уголос, виконують утричі частіше. Тому цього року в регламенті кожної панелі є три останні хвилини: хто, що, до якого числа.</p>
<p>Повний набір даних відкрито для дослідників, листа з поясненням методики підпишемо кожному, хто попросить: <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
      `<p>Every autumn our guests promise something from the stage. Last year, for the first time, we wrote all of it down, and this summer we rang the people who said it. The result is a 64-page report that you can download free of charge.</p>
<h2>The result in four lines</h2>
<ul><li>11 decisions carried out, from a grid connection tariff to a warehouse shared by three municipalities;</li><li>12 more under way, four months late on average;</li><li>four cancelled, and in three cases the authors explained why in public;</li><li>the combined price of what was done: 312 million ₴.</li></ul>
<h2>What we learned</h2>
<p>Promises with a date are kept twice as often as promises without one. Promises the moderator repeated aloud are kept three times as often. So this year every panel keeps its last three minutes for who, what and by when.</p>
<p>The full data set is open to researchers, and we will send a note on the method to anyone who asks: <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
      `<p>Каждую осень наши гости что-то обещают со сцены. В прошлом году мы впервые записали все обещания, а этим летом обзвонили тех, кто их дал. Получился отчёт на 64 страницы, его можно скачать бесплатно.</p>
<h2>Итог в четырёх строках</h2>
<ul><li>выполнено 11 решений, от тарифа на подключение к сети до общего склада трёх громад;</li><li>ещё 12 в работе, среднее опоздание четыре месяца;</li><li>отменены четыре, и в трёх случаях авторы публично объяснили причину;</li><li>сводная цена сделанного: 312 млн ₴.</li></ul>
<h2>Чему мы научились</h2>
<p>Обещания с датой выполняют вдвое чаще, чем обещания без неё. Те, что модератор повторил вслух, втрое чаще. Поэтому в этом году в регламенте каждой панели есть три последние минуты: кто, что, к какому числу.</p>
<p>Полный набор данных открыт для исследователей, а пояснение к методике пришлём каждому, кто попросит: <a href="mailto:office@forum.example">office@forum.example</a>.</p>`,
    ],
    published: '2025-08-14T09:00:00',
    year: 2025,
    cover: 'building/01',
    category: 'forum',
  },
  {
    slug: 'heneralnyi-partner-hranat',
    title: [
      '«Гранат Енерго» утретє стає генеральним партнером',
      'Hranat Energo is general partner for the third time',
      '«Гранат Энерго» в третий раз становится генеральным партнёром',
    ],
    lead: [
      'Угоду підписано, суму названо, умови опубліковано. Партнер не впливає на програму, і в договорі це записано окремим пунктом.',
      'The agreement is signed, the sum named and the terms published. The partner has no say in the programme, and a clause of the contract states it.',
      'Договор подписан, сумма названа, условия опубликованы. Партнёр не влияет на программу, и в договоре это записано отдельным пунктом.',
    ],
    body: [
      `<p>Генеральним партнером форуму 2025 року стала компанія «Гранат Енерго». Внесок становить 6 200 000 ₴, що покриває оренду Великої зали, синхронний переклад на чотири сцени й резервне живлення на дванадцять годин.</p>
<h2>Що партнер отримує</h2>
<p>Логотип на вході, сорок запрошень і кімнату для зустрічей на два дні. Що не отримує: місця в програмній раді, права бачити запитання заздалегідь та окремої промови. Тарас Савицький братиме участь у двох панелях як фахівець, за тим самим правилом одного числа, що й усі.</p>
<blockquote><p>Ми платимо за світло в залі. Хто що під цим світлом скаже, нас не стосується.</p><p>Тарас Савицький, засновник «Гранат Енерго»</p></blockquote>
<h2>Хто ще з нами</h2>
<p>Серед партнерів форуму банк «Опора», Nordhamn, «Дніпрошляхмаш», «Льон і Лад», «Тиха мережа», Rheinbrück, «Обрій Аналітика», Morava Capital і «Вектор-9». Усі договори, крім банківських реквізитів, лежать у <a href="/uk/partners">розділі «Партнери»</a>.</p>`,
      `<p>Hranat Energo is the general partner of the 2025 forum. Its contribution of 6 200 000 ₴ covers the hire of the Main Hall, simultaneous interpretation on four stages and twelve hours of backup power.</p>
<h2>What the partner gets</h2>
<p>A logo at the entrance, forty invitations and a meeting room for two days. What it does not get: a seat on the programme council, a look at the questions in advance, or a speech of its own. Taras Savytskyi takes part in two panels as a specialist, under the same one-number rule as everybody else.</p>
<blockquote><p>We pay for the light in the room. What people say under it is none of our business.</p><p>Taras Savytskyi, founder of Hranat Energo</p></blockquote>
<h2>Who else is with us</h2>
<p>Forum partners include Opora Bank, Nordhamn, Dniproshliakhmash, Lion i Lad, Tykha Merezha, Rheinbrück, Obrii Analytics, Morava Capital and Vector-9. All contracts, minus bank details, are in the <a href="/en/partners">Partners section</a>.</p>`,
      `<p>Генеральным партнёром форума 2025 года стала компания «Гранат Энерго». Взнос составляет 6 200 000 ₴ и покрывает аренду Большого зала, синхронный перевод на четырёх сценах и резервное питание на двенадцать часов.</p>
<h2>Что партнёр получает</h2>
<p>Логотип на входе, сорок приглашений и комнату для встреч на два дня. Чего не получает: места в программном совете, права видеть вопросы заранее и отдельной речи. Тарас Савицкий участвует в двух панелях как специалист, по тому же правилу одного числа, что и все.</p>
<blockquote><p>Мы платим за свет в зале. Кто что под этим светом скажет, нас не касается.</p><p>Тарас Савицкий, основатель «Гранат Энерго»</p></blockquote>
<h2>Кто ещё с нами</h2>
<p>Среди партнёров форума банк «Опора», Nordhamn, «Днепродормаш», «Лён и Лад», «Тихая сеть», Rheinbrück, «Обрий Аналитика», Morava Capital и «Вектор-9». Все договоры, кроме банковских реквизитов, лежат в <a href="/ru/partners">разделе «Партнёры»</a>.</p>`,
    ],
    published: '2025-07-24T10:00:00',
    year: 2025,
    cover: 'panel/05',
    category: 'partners',
    sourceUrl: 'https://hranat.example/news/forum-2025',
  },
  {
    slug: 'tsiny-na-kvytky-2025',
    title: [
      'Квитки 2025: три головні ціни й чому вони саме такі',
      'Tickets 2025: the three main prices and why they are what they are',
      'Билеты 2025: три главные цены и почему они именно такие',
    ],
    lead: [
      'Продаж відкрито. Розкладаємо вартість участі на складники: від кави до синхронного перекладу.',
      'Tickets are on sale. We take the price apart, from coffee to simultaneous interpretation.',
      'Продажа открыта. Раскладываем стоимость участия на составляющие: от кофе до синхронного перевода.',
    ],
    body: [
      `<p>Від сьогодні квитки на форум 16 жовтня можна купити карткою, за рахунком або групою. Ціни з ПДВ, за одну особу, до 10 жовтня.</p>
<table><thead><tr><th>Квиток</th><th>Ціна</th><th>Що входить</th></tr></thead><tbody><tr><td>Студент</td><td>1 900 ₴</td><td>чотири зали, кава й обід, записи</td></tr><tr><td>Учасник</td><td>6 900 ₴</td><td>те саме, вечірній прийом, переклад, матеріали</td></tr><tr><td>Бізнес</td><td>14 900 ₴</td><td>перші ряди, кімната на годину, сніданок зі спікерами</td></tr></tbody></table>
<h2>З чого складається ціна</h2>
<p>Один учасник обходиться нам у 8 340 ₴. Найдорожча стаття, 2 610 ₴, це зала та техніка. Далі їжа, 1 480 ₴, і переклад, 960 ₴. Десята частина кожного квитка йде <a href="/uk/donate">центру реабілітації ветеранів</a>. Різницю між собівартістю і ціною закривають партнери, а студентський квиток вони оплачують майже весь.</p>
<h2>Групи й повернення</h2>
<p>Від пʼяти осіб діє один договір і знижка 15 %. Якщо плани змінилися, до 1 жовтня повертаємо всю суму, до 10 жовтня половину, а передати квиток іншій людині можна будь-коли безкоштовно.</p>`,
      `<p>From today you can buy tickets for 16 October by card, by invoice or as a group. Prices include VAT, are per person, and hold until 10 October.</p>
<table><thead><tr><th>Ticket</th><th>Price</th><th>What is included</th></tr></thead><tbody><tr><td>Student</td><td>1 900 ₴</td><td>four rooms, coffee and lunch, recordings</td></tr><tr><td>Participant</td><td>6 900 ₴</td><td>the same plus evening reception, interpretation, papers</td></tr><tr><td>Business</td><td>14 900 ₴</td><td>front rows, a room for an hour, breakfast with speakers</td></tr></tbody></table>
<h2>What the price is made of</h2>
<p>One participant costs us 8 340 ₴. The largest item, 2 610 ₴, is the hall and its equipment. Then comes food, 1 480 ₴, and interpretation, 960 ₴. A tenth of every ticket goes to the <a href="/en/donate">veterans’ rehabilitation centre</a>. Partners cover the gap between cost and price, and they pay for nearly all of a student’s ticket.</p>
<h2>Groups and refunds</h2>
<p>Five people or more sign one contract and get 15% off. If your plans change we refund everything until 1 October and half until 10 October; passing the ticket to someone else is free at any time.</p>`,
      `<p>С сегодняшнего дня билеты на форум 16 октября можно купить картой, по счёту или группой. Цены с НДС, на одного человека, до 10 октября.</p>
<table><thead><tr><th>Билет</th><th>Цена</th><th>Что входит</th></tr></thead><tbody><tr><td>Студент</td><td>1 900 ₴</td><td>четыре зала, кофе и обед, записи</td></tr><tr><td>Участник</td><td>6 900 ₴</td><td>то же, вечерний приём, перевод, материалы</td></tr><tr><td>Бизнес</td><td>14 900 ₴</td><td>первые ряды, комната на час, завтрак со спикерами</td></tr></tbody></table>
<h2>Из чего складывается цена</h2>
<p>Один участник обходится нам в 8 340 ₴. Самая дорогая статья, 2 610 ₴, это зал и техника. Дальше еда, 1 480 ₴, и перевод, 960 ₴. Десятая часть каждого билета идёт <a href="/ru/donate">центру реабилитации ветеранов</a>. Разницу между себестоимостью и ценой закрывают партнёры, а студенческий билет они оплачивают почти целиком.</p>
<h2>Группы и возврат</h2>
<p>От пяти человек действует один договор и скидка 15 %. Если планы изменились, до 1 октября возвращаем всю сумму, до 10 октября половину, а передать билет другому человеку можно в любой день бесплатно.</p>`,
    ],
    published: '2025-06-02T10:00:00',
    year: 2025,
    cover: 'foyer/05',
    category: 'tickets',
  },
  {
    slug: 'tsina-rishen-tema-roku',
    title: ['Тема року: «Ціна рішень»', 'This year’s theme: the price of decisions', 'Тема года: «Цена решений»'],
    lead: [
      'Чому програмна рада відмовилася від слів «стійкість» і «візія» та що означає прийти з одним числом.',
      'Why the programme council gave up “resilience” and “vision”, and what it means to come with one number.',
      'Почему программный совет отказался от слов «стойкость» и «видение» и что значит прийти с одним числом.',
    ],
    body: [
      `<p>Рада обирала тему три засідання поспіль. На першому було девʼятнадцять варіантів, і одинадцять із них містили слово «майбутнє». На третьому залишився один: «Ціна рішень».</p>
<h2>Про що це</h2>
<p>Рішення коштує грошей, часу й людей, навіть коли його не ухвалюють. Міст, який рік чекає на підпис, дорожчає на 11 %. Закон, який відклали на осінь, коштує підприємцеві одного звільнення. Ми хочемо, щоб ці суми звучали вголос і поруч з іменами.</p>
<blockquote><p>Я прийду з числом, якого мені соромно. Гадаю, з таких розмов і починається економіка.</p><p>Марта Ковальська, голова правління банку «Опора»</p></blockquote>
<h2>Як долучитися</h2>
<p>Своє число може надіслати кожен учасник, не лише спікер. Форма зʼявиться в застосунку 1 жовтня. Сто найцікавіших надрукуємо на стіні фоє, а дванадцять розберемо на <a href="/uk/forum/2025/program">підсумковій розмові</a> о 16:15. Анонімних чисел не приймаємо: ціна без підпису нікого не переконує.</p>`,
      `<p>It took the council three meetings to choose a theme. At the first there were nineteen proposals, eleven of them with the word “future”. At the third there was one left: the price of decisions.</p>
<h2>What it is about</h2>
<p>A decision costs money, time and people even when nobody takes it. A bridge that waits a year for a signature becomes 11% dearer. A law put off until autumn costs a business owner one dismissal. We want those sums said aloud, next to names.</p>
<blockquote><p>I shall bring a number I am ashamed of. I suspect that is where economics begins.</p><p>Marta Kovalska, chair of the board, Opora Bank</p></blockquote>
<h2>How to join in</h2>
<p>Any participant may send in a number, not only speakers. The form opens in the app on 1 October. We shall print the hundred most interesting ones on the foyer wall and take twelve apart in the <a href="/en/forum/2025/program">closing conversation</a> at 16:15. Anonymous numbers are not accepted: a price without a signature convinces nobody.</p>`,
      `<p>Совет выбирал тему три заседания подряд. На первом было девятнадцать вариантов, и одиннадцать из них содержали слово «будущее». На третьем остался один: «Цена решений».</p>
<h2>О чём это</h2>
<p>Решение стоит денег, времени и людей, даже когда его не принимают. Мост, который год ждёт подписи, дорожает на 11 %. Закон, отложенный до осени, стоит предпринимателю одного увольнения. Мы хотим, чтобы эти суммы звучали вслух и рядом с именами.</p>
<blockquote><p>Я приду с числом, за которое мне стыдно. Думаю, с таких разговоров и начинается экономика.</p><p>Марта Ковальская, глава правления банка «Опора»</p></blockquote>
<h2>Как присоединиться</h2>
<p>Своё число может прислать каждый участник, не только спикер. Форма появится в приложении 1 октября. Сто самых интересных напечатаем на стене фойе, а двенадцать разберём на <a href="/ru/forum/2025/program">итоговом разговоре</a> в 16:15. Анонимных чисел не принимаем: цена без подписи никого не убеждает.</p>`,
    ],
    published: '2025-06-19T10:30:00',
    year: 2025,
    cover: 'speech/07',
    category: 'programme',
  },
  {
    slug: 'dvadtsiat-visim-hromad',
    title: [
      'Двадцять вісім громад надіслали свої бюджети на відкритий розбір: пʼять найцікавіших обговоримо в залі «Десна» разом з їхніми авторами',
      'Twenty-eight municipalities sent in their budgets for an open review',
      'Двадцать восемь громад прислали свои бюджеты на открытый разбор',
    ],
    lead: [
      'Майстерня «Місто рахує саме» виросла з листа однієї бухгалтерки. Розповідаємо, як потрапити у пʼятірку.',
      'The workshop on municipal budgets grew out of a letter from one accountant. Here is how the final five were picked.',
      'Мастерская «Город считает сам» выросла из письма одного бухгалтера. Рассказываем, как попали в пятёрку.',
    ],
    body: [
      `<p>У березні нам написала головна бухгалтерка громади на девʼять тисяч жителів: вона щороку публікує бюджет, і щороку його ніхто не читає. Ми запросили всі громади надіслати свої документи й пообіцяли прочитати кожен рядок. Надіслали двадцять вісім.</p>
<p><img src="/assets/{{file:panel/03}}" alt="Учасники майстерні за круглим столом розглядають роздруковані таблиці"></p>
<h2>Що ми побачили</h2>
<ul><li>у дванадцяти громадах витрати на опалення більші за витрати на дороги;</li><li>у шести резервний фонд порожній від січня;</li><li>в одній шкільний автобус стоїть у бюджеті тричі, і ніхто цього не помічав.</li></ul>
<h2>Пʼять для розмови</h2>
<p>Обрали не найкращі й не найгірші, а ті, де рішення можна повторити. Розбір веде Остап Гнатюк, рахує Дарина Остапчук. Автори бюджетів сидітимуть у першому ряду й матимуть право перебивати. Решту двадцять три рецензії надішлемо поштою до кінця літа, безкоштовно й без оприлюднення, якщо громада про це попросить.</p>`,
      `<p>In March the chief accountant of a municipality of nine thousand people wrote to us: she publishes her budget every year and every year nobody reads it. We invited all municipalities to send theirs and promised to read every line. Twenty-eight did.</p>
<p><img src="/assets/{{file:panel/03}}" alt="Workshop participants at a round table looking through printed spreadsheets"></p>
<h2>What we saw</h2>
<ul><li>in twelve municipalities heating costs more than roads;</li><li>in six the reserve fund has been empty since January;</li><li>in one the school bus appears in the budget three times and nobody had noticed.</li></ul>
<h2>Five to talk about</h2>
<p>We chose neither the best nor the worst, but those whose decisions can be copied. Ostap Hnatiuk leads the review and Daryna Ostapchuk does the sums. The authors will sit in the front row with the right to interrupt. The other twenty-three reviews go out by post before the end of summer, free of charge, and stay unpublished if the municipality so wishes.</p>`,
      `<p>В марте нам написала главный бухгалтер громады на девять тысяч жителей: она каждый год публикует бюджет, и каждый год его никто не читает. Мы пригласили все громады прислать свои документы и пообещали прочесть каждую строку. Прислали двадцать восемь.</p>
<p><img src="/assets/{{file:panel/03}}" alt="Участники мастерской за круглым столом рассматривают распечатанные таблицы"></p>
<h2>Что мы увидели</h2>
<ul><li>в двенадцати громадах расходы на отопление больше расходов на дороги;</li><li>в шести резервный фонд пуст с января;</li><li>в одной школьный автобус стоит в бюджете трижды, и никто этого не замечал.</li></ul>
<h2>Пять для разговора</h2>
<p>Выбрали не лучшие и не худшие, а те, где решение можно повторить. Разбор ведёт Остап Гнатюк, считает Дарина Остапчук. Авторы бюджетов сядут в первый ряд и получат право перебивать. Остальные двадцать три рецензии отправим почтой до конца лета, бесплатно и без огласки, если громада об этом попросит.</p>`,
    ],
    published: '2025-05-22T14:00:00',
    year: 2025,
    cover: 'panel/08',
    category: 'programme',
  },
]
