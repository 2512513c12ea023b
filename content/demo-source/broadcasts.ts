import type { Broadcast, Text } from './source-types.ts'

// Four broadcasts to come (one for each room of 2025), whose state is left to the clock, and six recordings.

const soon = (room: string, of: Text, description: Text, language = 'uk'): Broadcast => ({
  slug: `${room}-2025`,
  year: 2025,
  room,
  title: [`${of[0]} наживо`, `${of[1]} live`, `${of[2]} в прямом эфире`],
  description,
  status: null,
  language,
  embedUrl: `https://video.example/embed/${room}-2025`,
  start: '2025-10-16T09:00:00',
  end: '2025-10-16T17:00:00',
})

const ended = (
  room: string,
  day: string,
  of: Text,
  description: Text,
  start: string,
  end: string,
  language = 'uk',
): Broadcast => {
  const year = Number(day.slice(0, 4))
  return {
    slug: `${room}-${year}`,
    year,
    room,
    title: [`${of[0]}, запис ${year} року`, `${of[1]}, recording of ${year}`, `${of[2]}, запись ${year} года`],
    description,
    status: 'ended',
    language,
    videoUrl: `https://video.example/watch/${room}-${year}`,
    start: `${day}T${start}:00`,
    end: `${day}T${end}:00`,
  }
}

const velyka: Text = ['Велика зала', 'Main Hall', 'Большой зал']
const desna: Text = ['Зала «Десна»', 'Room “Desna”', 'Зал «Десна»']
const sula: Text = ['Зала «Сула»', 'Room “Sula”', 'Зал «Сула»']
const ros: Text = ['Студія «Рось»', 'Studio “Ros”', 'Студия «Рось»']

export const broadcasts: readonly Broadcast[] = [
  soon('velyka', velyka, [
    'Відкриття о девʼятій, підсумок о чверть на пʼяту. Звук українською та англійською, перемикач під вікном трансляції.',
    'Opening at nine, closing at a quarter past four. Sound in Ukrainian and English, with the switch below the player.',
    'Открытие в девять, итоги в четверть пятого. Звук на украинском и английском, переключатель под окном трансляции.',
  ]),
  soon('desna', desna, [
    'Страхування, земля після мін, бюджети громад і закупівлі для відбудови. Перша розмова о 09:45.',
    'Insurance, land after mines, municipal budgets and procurement for reconstruction. The first talk is at 09:45.',
    'Страхование, земля после мин, бюджеты общин и закупки для восстановления. Первый разговор в 09:45.',
  ]),
  soon('sula', sula, [
    'Тут говорять про людей: експортерів, тих, хто повертається, і чотири мільйони робочих рук, яких бракує.',
    'This room is about people: exporters, those who return, and the four million working hands that are missing.',
    'Здесь говорят о людях: об экспортёрах, о тех, кто возвращается, и о четырёх миллионах рабочих рук, которых не хватает.',
  ]),
  soon(
    'ros',
    ros,
    [
      'Невелика студія на шістдесят глядачів: інтервʼю та майстерні. Одна розмова йде англійською без перекладу.',
      'A small studio for an audience of sixty: interviews and workshops. One conversation is in English, without interpretation.',
      'Небольшая студия на шестьдесят зрителей: интервью и мастерские. Один разговор идёт по-английски без перевода.',
    ],
    'en',
  ),
  ended(
    'velyka',
    '2024-11-07',
    velyka,
    [
      'Вісім годин і двадцять сім названих рішень. Зміст під записом веде на кожну розмову окремо.',
      'Eight hours and twenty-seven decisions named. The contents below the recording lead to each session.',
      'Восемь часов и двадцать семь названных решений. Оглавление под записью ведёт к каждому разговору отдельно.',
    ],
    '09:00',
    '18:00',
  ),
  ended(
    'desna',
    '2024-11-07',
    desna,
    [
      'Зерно, залізниця й тарифи. У перші чотири хвилини немає звуку: забули ввімкнути мікрофон, вибачаємося.',
      'Grain, railways and tariffs. The first four minutes are silent: a microphone was left off, and we apologise.',
      'Зерно, железная дорога и тарифы. В первые четыре минуты нет звука: забыли включить микрофон, приносим извинения.',
    ],
    '10:30',
    '16:30',
  ),
  ended(
    'sula',
    '2024-11-07',
    sula,
    [
      'Ринок праці та освіта дорослих. Запис із субтитрами українською.',
      'The labour market and adult education. The recording has Ukrainian subtitles.',
      'Рынок труда и образование взрослых. Запись с субтитрами на украинском.',
    ],
    '10:30',
    '16:00',
  ),
  ended(
    'ros',
    '2024-11-07',
    ros,
    [
      'Дві розмови англійською та одна майстерня, у якій зал порахував собівартість хлібини швидше за ведучого.',
      'Two conversations in English and a workshop in which the audience costed a loaf of bread faster than the host.',
      'Два разговора по-английски и одна мастерская, в которой зал посчитал себестоимость буханки быстрее ведущего.',
    ],
    '11:00',
    '15:30',
    'en',
  ),
  ended(
    'velyka',
    '2023-11-09',
    velyka,
    [
      'Повний день Великої зали. Дві перерви через повітряну тривогу вирізано, час у змісті збережено.',
      'A full day in the Main Hall. Two breaks for air-raid alerts are cut out; the times in the contents are kept.',
      'Полный день Большого зала. Два перерыва из-за воздушной тревоги вырезаны, время в оглавлении сохранено.',
    ],
    '09:00',
    '17:30',
  ),
  ended(
    'desna',
    '2023-11-09',
    desna,
    [
      'Розмови про кадри й фінансування малих виробників. Презентації спікерів викладено в матеріалах форуму.',
      'Sessions on staffing and on finance for small manufacturers. The slides are among the forum’s materials.',
      'Разговоры о кадрах и финансировании малых производителей. Презентации спикеров выложены в материалах форума.',
    ],
    '10:30',
    '16:00',
  ),
]
