import type { Room } from './source-types.ts'

export const rooms: readonly Room[] = [
  { slug: 'velyka', title: ['Велика зала', 'Main Hall', 'Большой зал'], color: '#f2c230' },
  { slug: 'desna', title: ['Зала «Десна»', 'Room “Desna”', 'Зал «Десна»'], color: '#7fb2c9' },
  { slug: 'sula', title: ['Зала «Сула»', 'Room “Sula”', 'Зал «Сула»'], color: '#8fae7b' },
  { slug: 'ros', title: ['Студія «Рось»', 'Studio “Ros”', 'Студия «Рось»'], color: '#c98f7f' },
]
