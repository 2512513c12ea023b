import { SearchHits } from './search-hits.tsx'

export const Several = () => (
  <SearchHits
    hits={[
      {
        kind: 'session',
        to: '/uk/forum/2025/program/eksport',
        title: { pieces: ['', 'Експорт', ' без порту'] },
        line: '16 жовтня 2025, 10:30 · Зала «Десна»',
        star: { year: 2025, key: 'fcxyha' },
        passage: { pieces: ['… без моря ', 'експортують', ' усе, крім терпіння …'] },
      },
      {
        kind: 'person',
        to: '/uk/speakers/vira',
        title: { pieces: ['Vira Rudenko'], lang: 'en' },
        line: 'голова, Рада експортерів',
        passage: null,
      },
    ]}
  />
)
export const None = () => <SearchHits hits={[]} />
