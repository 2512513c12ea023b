import type { Text, Ticket, TicketGroup } from './source-types.ts'

// Three groups and seven tickets on sale for 2025, one ticket withdrawn by the editor, and the closed sale of 2024.

const list = (ua: readonly string[], en: readonly string[], ru: readonly string[]): Text => {
  const html = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  return [html(ua), html(en), html(ru)]
}

export const ticketGroups: readonly TicketGroup[] = [
  {
    year: 2025,
    key: 'student-2025',
    title: ['Студент', 'Student', 'Студент'],
    description: [
      'Для студентів денної форми до 25 років. На вході попросимо студентський квиток, електронний теж годиться.',
      'For full-time students under 25. We ask for a student card at the door; an electronic one will do.',
      'Для студентов дневной формы до 25 лет. На входе попросим студенческий билет, электронный тоже подойдёт.',
    ],
  },
  {
    year: 2025,
    key: 'uchasnyk-2025',
    title: ['Учасник', 'Participant', 'Участник'],
    description: [
      'Повний день форуму в чотирьох залах. До 10 жовтня дешевше на тисячу гривень.',
      'The full day of the forum in four rooms. A thousand hryvnias less until 10 October.',
      'Полный день форума в четырёх залах. До 10 октября на тысячу гривен дешевле.',
    ],
  },
  {
    year: 2025,
    key: 'biznes-2025',
    title: ['Бізнес', 'Business', 'Бизнес'],
    description: [
      'Для тих, хто приходить не лише слухати, а й домовлятися. Рахунок на компанію виставляємо одразу.',
      'For those who come not only to listen but to make arrangements. The company invoice is issued at once.',
      'Для тех, кто приходит не только слушать, но и договариваться. Счёт на компанию выставляем сразу.',
    ],
  },
  {
    year: 2024,
    key: 'uchasnyk-2024',
    title: ['Учасник 2024', 'Participant 2024', 'Участник 2024'],
    description: [
      'Продаж завершено 6 листопада 2024 року.',
      'The sale closed on 6 November 2024.',
      'Продажа завершена 6 ноября 2024 года.',
    ],
  },
]

export const tickets: readonly Ticket[] = [
  {
    group: 'student-2025',
    title: ['Студент', 'Student', 'Студент'],
    description: list(
      ['Один день, чотири зали', 'Денні студенти до 25 років', 'Кава й обід', 'Записи виступів'],
      ['One day, four rooms', 'Full-time students under 25', 'Coffee and lunch', 'Recordings of the talks'],
      ['Один день, четыре зала', 'Студенты дневной формы до 25 лет', 'Кофе и обед', 'Записи выступлений'],
    ),
    price: 1900,
    quota: 150,
    maxPerOrder: 2,
    saleStart: '2025-06-02T10:00:00',
    saleEnd: '2025-10-10T23:59:00',
  },
  {
    group: 'student-2025',
    title: ['Студент онлайн', 'Student online', 'Студент онлайн'],
    description: list(
      ['Трансляція чотирьох залів наживо', 'Записи виступів на 30 днів', 'Питання спікерам у чаті'],
      ['Four rooms streamed live', 'Recordings for 30 days', 'Questions to speakers in the chat'],
      ['Трансляция четырёх залов в прямом эфире', 'Записи выступлений на 30 дней', 'Вопросы спикерам в чате'],
    ),
    price: 600,
    quota: null,
    maxPerOrder: 2,
    saleStart: '2025-06-02T10:00:00',
    saleEnd: '2025-10-15T18:00:00',
  },
  {
    group: 'uchasnyk-2025',
    title: ['Учасник', 'Participant', 'Участник'],
    description: list(
      [
        'Один день, чотири зали',
        'Кава, обід, вечірній прийом',
        'Синхронний переклад',
        'Матеріали й записи виступів',
        'Список учасників у застосунку',
      ],
      [
        'One day, four rooms',
        'Coffee, lunch, evening reception',
        'Simultaneous interpretation',
        'Materials and recordings of the talks',
        'List of participants in the app',
      ],
      [
        'Один день, четыре зала',
        'Кофе, обед, вечерний приём',
        'Синхронный перевод',
        'Материалы и записи выступлений',
        'Список участников в приложении',
      ],
    ),
    price: 6900,
    oldPrice: 7900,
    quota: 640,
    maxPerOrder: 10,
    saleStart: '2025-06-02T10:00:00',
    saleEnd: '2025-10-10T23:59:00',
  },
  {
    group: 'uchasnyk-2025',
    title: ['Учасник, два дні', 'Participant, two days', 'Участник, два дня'],
    description: list(
      [
        'Усе, що в «Учасника»',
        'День зустрічей 17 жовтня',
        'Три заплановані знайомства за вашим запитом',
        'Екскурсія на підстанцію мікрорайону',
      ],
      [
        'All that a Participant has',
        'The day of meetings, 17 October',
        'Three introductions arranged at your request',
        'A visit to the neighbourhood substation',
      ],
      [
        'Всё, что у «Участника»',
        'День встреч 17 октября',
        'Три знакомства по вашему запросу',
        'Экскурсия на подстанцию микрорайона',
      ],
    ),
    price: 8900,
    quota: 220,
    maxPerOrder: 10,
    saleStart: '2025-06-02T10:00:00',
    saleEnd: '2025-10-15T18:00:00',
  },
  {
    group: 'uchasnyk-2025',
    title: ['Учасник онлайн', 'Participant online', 'Участник онлайн'],
    description: list(
      ['Трансляція чотирьох залів наживо', 'Переклад українською та англійською', 'Матеріали й записи без строку'],
      ['Four rooms streamed live', 'Interpretation into Ukrainian and English', 'Materials and recordings with no time limit'],
      ['Трансляция четырёх залов в прямом эфире', 'Перевод на украинский и английский', 'Материалы и записи без срока'],
    ),
    price: 2400,
    quota: null,
    maxPerOrder: 20,
    saleStart: '2025-07-01T10:00:00',
    saleEnd: '2025-10-16T12:00:00',
  },
  {
    group: 'uchasnyk-2025',
    title: ['Ранній учасник', 'Early participant', 'Ранний участник'],
    description: list(
      ['Один день, чотири зали', 'Продавали до 31 травня'],
      ['One day, four rooms', 'On sale until 31 May'],
      ['Один день, четыре зала', 'Продавали до 31 мая'],
    ),
    price: 4900,
    quota: 100,
    maxPerOrder: 4,
    saleStart: '2025-03-03T10:00:00',
    saleEnd: '2025-05-31T23:59:00',
    active: false,
  },
  {
    group: 'biznes-2025',
    title: ['Бізнес', 'Business', 'Бизнес'],
    description: list(
      [
        'Усе, що в «Учасника»',
        'Місце в перших рядах Великої зали',
        'Кімната для зустрічей на годину',
        'Сніданок зі спікерами 17 жовтня',
        'Окрема реєстрація без черги',
      ],
      [
        'All that a Participant has',
        'A seat in the front rows of the Main Hall',
        'A meeting room for an hour',
        'Breakfast with speakers on 17 October',
        'Separate registration without a queue',
      ],
      [
        'Всё, что у «Участника»',
        'Место в первых рядах Большого зала',
        'Комната для встреч на час',
        'Завтрак со спикерами 17 октября',
        'Отдельная регистрация без очереди',
      ],
    ),
    price: 14900,
    quota: 120,
    maxPerOrder: 6,
    saleStart: '2025-06-02T10:00:00',
    saleEnd: '2025-10-15T18:00:00',
  },
  {
    group: 'biznes-2025',
    title: ['Бізнес з командою', 'Business with a team', 'Бизнес с командой'],
    description: list(
      [
        'Три учасники одним квитком',
        'Усе, що в «Бізнесу», для кожного',
        'Стіл у фоє на весь день',
        'Імена можна змінити до 14 жовтня',
      ],
      [
        'Three people on one ticket',
        'All that Business has, for each of them',
        'A table in the foyer for the whole day',
        'Names can be changed until 14 October',
      ],
      [
        'Три участника по одному билету',
        'Всё, что у «Бизнеса», для каждого',
        'Стол в фойе на весь день',
        'Имена можно изменить до 14 октября',
      ],
    ),
    price: 39900,
    quota: 24,
    maxPerOrder: 2,
    saleStart: '2025-06-02T10:00:00',
    saleEnd: '2025-10-14T18:00:00',
  },
  {
    group: 'uchasnyk-2024',
    title: ['Учасник', 'Participant', 'Участник'],
    description: list(
      ['Один день, чотири зали', 'Кава, обід, вечірній прийом', 'Записи виступів'],
      ['One day, four rooms', 'Coffee, lunch, evening reception', 'Recordings of the talks'],
      ['Один день, четыре зала', 'Кофе, обед, вечерний приём', 'Записи выступлений'],
    ),
    price: 5900,
    quota: 700,
    maxPerOrder: 10,
    saleStart: '2024-06-03T10:00:00',
    saleEnd: '2024-11-06T18:00:00',
  },
  {
    group: 'uchasnyk-2024',
    title: ['Учасник онлайн', 'Participant online', 'Участник онлайн'],
    description: list(
      ['Трансляція чотирьох залів наживо', 'Записи виступів'],
      ['Four rooms streamed live', 'Recordings of the talks'],
      ['Трансляция четырёх залов в прямом эфире', 'Записи выступлений'],
    ),
    price: 1900,
    quota: null,
    maxPerOrder: 20,
    saleStart: '2024-06-03T10:00:00',
    saleEnd: '2024-11-06T18:00:00',
  },
]
