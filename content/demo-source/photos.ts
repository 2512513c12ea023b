import type { Album, FileKey } from './source-types.ts'

/** Consecutive pictures of one scene: `run('hall', 1, 3)` is hall/01, hall/02, hall/03. */
const run = (scene: string, from: number, to: number): FileKey[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${scene}/${String(from + i).padStart(2, '0')}`)

/** Deals the runs out in turn, so that an album alternates its scenes; the first picture of the first run leads. */
const mixed = (...runs: FileKey[][]): FileKey[] => {
  const out: FileKey[] = []
  const longest = Math.max(...runs.map((r) => r.length))
  for (let i = 0; i < longest; i++) {
    for (const r of runs) {
      const key = r[i]
      if (key !== undefined) out.push(key)
    }
  }
  return out
}

export const albums: readonly Album[] = [
  {
    slug: 'zala-do-forumu-2025',
    title: ['Зала без стільців', 'A hall without chairs', 'Зал без стульев'],
    description: [
      'Огляд «Почайни» у вересні: 1 240 позначок крейдою на підлозі замість крісел. Так перевіряли, чи всі дійдуть до укриття за чотири хвилини.',
      'Inspecting Pochaina in September: 1 240 chalk marks on the floor instead of chairs, to see whether everyone reaches the shelter in four minutes.',
      'Осмотр «Почайны» в сентябре: 1 240 меловых отметок на полу вместо кресел. Так проверяли, все ли дойдут до укрытия за четыре минуты.',
    ],
    cover: 'building/04',
    images: mixed(run('building', 4, 10), run('bridge', 2, 5), run('hall', 7, 7)),
    author: 'Яким Перепічка',
    year: 2025,
    published: '2025-09-04T18:00:00',
  },
  {
    slug: 'zala-u-yakii-rakhuiut',
    title: ['Зала, у якій рахують', 'The room where they count', 'Зал, в котором считают'],
    description: [
      'Форум 2024, 7 листопада. Від першого бейджа о 08:00 до останнього запитання о 18:20.',
      'Forum 2024, 7 November. From the first badge at 08:00 to the last question at 18:20.',
      'Форум 2024, 7 ноября. От первого бейджа в 08:00 до последнего вопроса в 18:20.',
    ],
    cover: 'hall/01',
    images: mixed(
      run('hall', 1, 6),
      run('speech', 1, 5),
      run('panel', 1, 6),
      run('foyer', 1, 3),
      run('building', 1, 3),
      run('bridge', 1, 1),
    ),
    author: 'Лада Морозенко',
    year: 2024,
    published: '2024-11-09T10:00:00',
  },
  {
    slug: 'rozmovy-u-foie-2024',
    title: [
      'Розмови, яких не було в програмі',
      'Conversations that were not in the programme',
      'Разговоры, которых не было в программе',
    ],
    description: [
      'Фоє між другою і третьою кавою. За нашими підрахунками, тут домовилися про пʼять угод із девʼяти.',
      'The foyer between the second coffee and the third. By our count, five of the day’s nine deals were made here.',
      'Фойе между вторым и третьим кофе. По нашим подсчётам, здесь договорились о пяти сделках из девяти.',
    ],
    cover: 'foyer/04',
    images: mixed(run('foyer', 4, 13), run('hall', 8, 9), run('speech', 6, 7)),
    author: 'Лада Морозенко',
    year: 2024,
    published: '2024-11-12T12:00:00',
  },
  {
    slug: 'peredforum-2024',
    title: ['Передфорум: день без краваток', 'The Pre-forum: a day without ties', 'Предфорум: день без галстуков'],
    description: [
      'Дванадцять закритих зустрічей 6 листопада, на яких дозволили знімати тільки початок.',
      'Twelve closed meetings on 6 November at which only the opening could be photographed.',
      'Двенадцать закрытых встреч 6 ноября, на которых разрешили снимать только начало.',
    ],
    cover: 'panel/07',
    images: mixed(run('panel', 7, 12), run('speech', 8, 11), run('foyer', 14, 15)),
    author: 'Яким Перепічка',
    year: 2024,
    published: '2024-11-08T09:00:00',
  },
  {
    slug: 'forum-2023-robochi-ruky',
    title: ['Форум 2023: робочі руки', 'Forum 2023: working hands', 'Форум 2023: рабочие руки'],
    description: [
      '620 учасників знову нагорі. На девʼятому знімку видно чергу до мікрофона, яка не вмістилася в кадр.',
      'All 620 participants above ground again. The ninth picture shows a microphone queue that did not fit the frame.',
      '620 участников снова наверху. На девятом снимке видна очередь к микрофону, не поместившаяся в кадр.',
    ],
    cover: 'hall/10',
    images: mixed(
      run('hall', 10, 13),
      run('panel', 13, 16),
      run('speech', 12, 15),
      run('foyer', 16, 17),
      run('building', 11, 12),
    ),
    author: 'Орися Вербняк',
    year: 2023,
    published: '2023-11-10T16:00:00',
  },
  {
    slug: 'vechir-nad-richkoiu-2023',
    title: ['Вечір над річкою', 'An evening by the river', 'Вечер над рекой'],
    description: [
      'Прийом після форуму 2023 року. Вітер 9 метрів за секунду, тому капелюхів у кадрі немає.',
      'The reception after the 2023 forum. A wind of nine metres per second explains the absence of hats.',
      'Приём после форума 2023 года. Ветер девять метров в секунду, поэтому шляп в кадре нет.',
    ],
    cover: 'bridge/06',
    images: mixed(run('bridge', 6, 10), run('foyer', 18, 21), run('building', 13, 15)),
    author: 'Орися Вербняк',
    year: 2023,
    published: '2023-11-11T11:00:00',
  },
  {
    slug: 'forum-2022-poverkhom-nyzhche',
    title: ['Поверхом нижче', 'One floor down', 'Этажом ниже'],
    description: [
      'Форум 2022 року в укритті: 310 людей, два генератори та 97 хвилин тривоги, яких ніхто не помітив.',
      'The 2022 forum in the shelter: 310 people, two generators and 97 minutes of alerts that nobody noticed.',
      'Форум 2022 года в укрытии: 310 человек, два генератора и 97 минут тревоги, которых никто не заметил.',
    ],
    cover: 'panel/17',
    images: mixed(run('panel', 17, 19), run('hall', 14, 16), run('speech', 16, 18), run('foyer', 22, 24)),
    author: 'Гордій Сошенко',
    year: 2022,
    published: '2022-11-12T10:00:00',
  },
  {
    slug: 'forum-2021-pivzaly',
    title: ['Пів зали й чотири камери', 'Half a hall and four cameras', 'Ползала и четыре камеры'],
    description: [
      'Рік масок: 540 людей у залі на 900 місць і 2 060 глядачів перед екранами.',
      'The year of masks: 540 people in a hall for 900, and 2 060 watching on screens.',
      'Год масок: 540 человек в зале на 900 мест и 2 060 зрителей перед экранами.',
    ],
    cover: 'hall/17',
    images: mixed(run('hall', 17, 20), run('panel', 20, 22), run('speech', 19, 21), run('foyer', 25, 26), run('bridge', 11, 11)),
    author: 'Гордій Сошенко',
    year: 2021,
    published: '2021-10-23T12:00:00',
  },
  {
    slug: 'forum-2019-mezha-doviry',
    title: ['Шість балансів на одному екрані', 'Six balance sheets on one screen', 'Шесть балансов на одном экране'],
    description: [
      'Перший форум у «Почайні»: шість компаній показали зі сцени звітність, і ніхто не пошкодував.',
      'The first forum at Pochaina: six companies showed their books on stage and none was sorry.',
      'Первый форум в «Почайне»: шесть компаний показали со сцены отчётность, и никто не пожалел.',
    ],
    cover: 'speech/22',
    images: mixed(
      run('speech', 22, 24),
      run('hall', 21, 24),
      run('panel', 23, 26),
      run('foyer', 27, 28),
      run('building', 16, 16),
    ),
    author: 'Мирон Бевзюк',
    year: 2019,
    published: '2019-10-19T10:00:00',
  },
  {
    slug: 'forum-2018-odynadtsiat-pidpysiv',
    title: ['Одинадцять підписів на одну фуру', 'Eleven signatures per lorry', 'Одиннадцать подписей на одну фуру'],
    description: [
      'Справжні папери зі справжньої митниці висіли у фоє цілий день. Дочитали до кінця двоє.',
      'Real papers from a real customs post hung in the foyer all day. Two people read to the end.',
      'Настоящие бумаги с настоящей таможни висели в фойе весь день. До конца дочитали двое.',
    ],
    cover: 'panel/27',
    images: mixed(
      run('panel', 27, 29),
      run('hall', 25, 27),
      run('speech', 25, 27),
      run('foyer', 29, 30),
      run('building', 17, 18),
    ),
    author: 'Мирон Бевзюк',
    year: 2018,
    published: '2018-10-20T10:00:00',
  },
  {
    slug: 'forum-2017-vyrobnyky',
    title: ['День виробників', 'A day of manufacturers', 'День производителей'],
    description: [
      'Кожен четвертий гість 2017 року мав цех. Двадцять три спільні замовлення домовлено стоячи, біля кавоварки.',
      'One guest in four in 2017 owned a workshop. Twenty-three joint orders were agreed standing by the coffee machine.',
      'У каждого четвёртого гостя 2017 года был цех. О двадцати трёх совместных заказах договорились стоя, у кофеварки.',
    ],
    cover: 'foyer/31',
    images: mixed(run('foyer', 31, 32), run('hall', 28, 30), run('panel', 30, 32), run('speech', 28, 30), run('bridge', 12, 12)),
    author: 'Устина Клепач',
    year: 2017,
    published: '2017-10-21T10:00:00',
  },
  {
    slug: 'forum-2016-try-iary',
    title: ['Три зали в «Трьох ярах»', 'Three rooms at Three Ravines', 'Три зала в «Трёх ярах»'],
    description: [
      'Нова адреса, 510 учасників і перший синхронний переклад: кабіну збудували за ніч.',
      'A new address, 510 participants and the first simultaneous interpretation, from a booth built overnight.',
      'Новый адрес, 510 участников и первый синхронный перевод: кабину построили за ночь.',
    ],
    cover: 'hall/31',
    images: mixed(
      run('hall', 31, 33),
      run('panel', 33, 35),
      run('speech', 31, 33),
      run('foyer', 33, 34),
      run('building', 19, 19),
    ),
    author: 'Устина Клепач',
    year: 2016,
    published: '2016-10-22T10:00:00',
  },
  {
    slug: 'forum-2015-khto-platyt',
    title: ['Хто платить: обличчя 2015 року', 'Who pays: faces of 2015', 'Кто платит: лица 2015 года'],
    description: [
      'Другий форум у лекторії «Дамба». Реформи подорожчали, крісла стали мʼякшими.',
      'The second forum, at the Damba Lecture Hall. Reforms had become dearer and the chairs softer.',
      'Второй форум в лектории «Дамба». Реформы подорожали, кресла стали мягче.',
    ],
    cover: 'speech/34',
    images: mixed(
      run('speech', 34, 36),
      run('hall', 34, 36),
      run('panel', 36, 37),
      run('foyer', 35, 36),
      run('building', 20, 21),
    ),
    author: 'Захар Лозинець',
    year: 2015,
    published: '2015-10-24T10:00:00',
  },
  {
    slug: 'forum-2014-pershyi',
    title: [
      'Перший: триста стільців на 340 людей',
      'The first: three hundred chairs for 340 people',
      'Первый: триста стульев на 340 человек',
    ],
    description: [
      'Одинадцять тижнів підготовки, один фотограф, дві плівки. Сорок гостей на знімках стоять.',
      'Eleven weeks of preparation, one photographer, two rolls of film. Forty of the guests are standing.',
      'Одиннадцать недель подготовки, один фотограф, две плёнки. Сорок гостей на снимках стоят.',
    ],
    cover: 'hall/37',
    images: mixed(run('hall', 37, 40), run('panel', 38, 40), run('speech', 37, 40), run('foyer', 37, 38)),
    author: 'Захар Лозинець',
    year: 2014,
    published: '2014-10-25T10:00:00',
  },
]
