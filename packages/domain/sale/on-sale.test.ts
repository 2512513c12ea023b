import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { describe, expect, test } from 'vitest'
import type { Localised } from '../localisation/localised.ts'
import { inAll, inSome, nothing } from '../localisation/localised-builder.ts'
import type { Ticket, TicketGroup } from '../ticket/ticket.ts'
import { aTicket, aTicketGroup } from '../ticket/ticket-builder.ts'
import { maxInOrder, ticketsOnSale } from './on-sale.ts'

const hidden = inSome(inSome({ uk: 'Так', en: '-', ru: 'Да' }))
const now = 1000

const titleOf = (title: string | Localised) => (typeof title === 'string' ? inAll(title) : title)
const ticket = (title: string | Localised, own: Partial<Ticket> = {}): Ticket =>
  aTicket({ id: typeof title === 'string' ? title : 'id', title: titleOf(title), ...own })
const group = (title: string | Localised, ...tickets: Ticket[]): TicketGroup => aTicketGroup({ title: titleOf(title), tickets })
const other = group('Guest', ticket('Guest'))
const onSale = (groups: TicketGroup[], left: (id: string, quota: number | null) => number | null = (_, quota) => quota) =>
  ticketsOnSale({ ticketGroups: groups }, { locale: 'en', now, left })
const titles = (...groups: TicketGroup[]) => onSale(groups).map(({ title }) => wordsOf(title))

describe('a ticket is sold under', () => {
  test.each<[string, TicketGroup[], string[]]>([
    [
      'its own name, where the only group has several',
      [group('All', ticket('One day'), ticket('Two days'))],
      ['One day', 'Two days'],
    ],
    ['both names, where the only group has no other', [group('Student', ticket('One day'))], ['Student, One day']],
    [
      'both names, where there are several groups',
      [group('VIP', ticket('One day'), ticket('Two')), other],
      ['VIP, One day', 'VIP, Two', 'Guest'],
    ],
    [
      'its own name, where that begins with the group’s',
      [group('VIP', ticket('VIP'), ticket('VIP online')), other],
      ['VIP', 'VIP online', 'Guest'],
    ],
    ['its own name, where the group has none', [group(nothing, ticket('One'), ticket('Two')), other], ['One', 'Two', 'Guest']],
  ])('%s', (_, groups, expected) => {
    expect(titles(...groups)).toEqual(expected)
  })

  test('a name of another language that says so', () => {
    const only = inSome({ uk: 'День' })
    expect(onSale([group('VIP', ticket(only)), other])[0]?.title).toEqual({ text: 'VIP, День', lang: 'uk' })
    expect(onSale([group(only, ticket('Day')), other])[0]?.title).toEqual({ text: 'День, Day', lang: 'uk' })
    expect(onSale([other])[0]?.title).toEqual('Guest')
  })
})

describe('not on sale is', () => {
  test('what is not published in the language, and does not count as another group', () => {
    expect(titles(group(hidden, ticket('a')), group('All', ticket('b'), ticket(hidden), ticket('c')), group('empty'))).toEqual([
      'b',
      'c',
    ])
  })

  test.each([
    ['outside its window', { saleEnd: now }, []],
    ['in it', { saleStart: now }, ['a']],
    ['before it though nobody may have it', { saleStart: now + 1, quota: 0 }, ['a']],
  ])('a ticket %s', (_, own, expected) => {
    expect(titles(group('a', ticket('a', own)))).toEqual(expected)
  })
})

describe('of a ticket one order may hold', () => {
  test.each([
    [null, null, null, 20],
    [3, null, null, 3],
    [50, null, null, 20],
    [null, 100, 100, 20],
    [null, 100, 7, 7],
    [3, 100, 7, 3],
    [3, 100, 2, 2],
    [null, 100, 0, 0],
  ])('at most %s, of a quota of %s with %s left: %i', (maxPerOrder, quota, left, max) => {
    expect(onSale([group('a', ticket('a', { maxPerOrder, quota }))], () => left)).toMatchObject([{ left, max }])
  })

  test('one, whatever an editor has written', () => {
    expect([maxInOrder({ maxPerOrder: 0 }), maxInOrder({ maxPerOrder: -5 })]).toEqual([1, 1])
  })
})
