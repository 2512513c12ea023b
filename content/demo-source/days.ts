import type { Day } from './source-types.ts'

export const days: readonly Day[] = [
  { slug: '2014-10-23', year: 2014, date: '2014-10-23', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2015-10-22', year: 2015, date: '2015-10-22', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2016-10-20', year: 2016, date: '2016-10-20', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2017-10-19', year: 2017, date: '2017-10-19', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2018-10-18', year: 2018, date: '2018-10-18', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2019-10-17', year: 2019, date: '2019-10-17', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2021-10-21', year: 2021, date: '2021-10-21', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2022-11-10', year: 2022, date: '2022-11-10', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2023-11-09', year: 2023, date: '2023-11-09', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2024-11-07', year: 2024, date: '2024-11-07', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2025-10-15', year: 2025, date: '2025-10-15', title: ['Передфорум', 'Pre-forum', 'Предфорум'] },
  { slug: '2025-10-16', year: 2025, date: '2025-10-16', title: ['Форум', 'Forum', 'Форум'] },
  { slug: '2025-10-17', year: 2025, date: '2025-10-17', title: ['Зустрічі', 'Meetings', 'Встречи'] },
]
