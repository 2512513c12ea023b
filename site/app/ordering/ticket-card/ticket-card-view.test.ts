import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { inAll, inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { Ticket, TicketGroup } from '@forum/domain/ticket/ticket.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { describe, expect, it } from 'vitest'
import { ticketCardsView } from './ticket-card-view.ts'

const english = catalogues.en

registerEveryLanguage()

const at = (text: string) => parseMoment(text) as number
const now = at('2025-09-09T09:00')

const ticket = (id: string, own: Partial<Ticket> = {}): Ticket => aTicket({ id, price: 6900, ...own })
const group = (id: string, tickets: Ticket[], own: Partial<TicketGroup> = {}): TicketGroup =>
  aTicketGroup({ id, tickets, ...own })
const priced = (...prices: number[]) => prices.map((price, index) => group(`g${index}`, [ticket(`t${index}`, { price })]))
const view = (groups: TicketGroup[], isOpen = true, moment = now) =>
  ticketCardsView(groups, { now: moment, locale: 'en', isOpen })
const only = (own: Partial<Ticket>, isOpen = true, moment = now) =>
  view([group('g', [ticket('t', own)])], isOpen, moment).cards[0]?.tickets[0]

describe('cards of tickets', () => {
  it.each([0, 1, 2, 3, 4, 7])('stand for %i groups', (count) => {
    const groups = Array.from({ length: count }, (_, index) => group(`g${index}`, [ticket(`t${index}`)]))
    const { cards, title } = view(groups)
    expect(cards.map(({ id }) => id).toSorted()).toEqual(groups.map(({ id }) => id))
    expect(title).toBeNull()
  })

  it('stand for the tickets of the only group, below its name and text', () => {
    const standard = group('Standard', [ticket('One day'), ticket('Two days')], { description: inAll('For all') })
    const { title, text, cards } = view([standard])
    expect([wordsOf(title), wordsOf(text)]).toEqual(['Standard', 'For all'])
    expect(cards.map((card) => [wordsOf(card.title), card.text])).toEqual([
      ['One day', null],
      ['Two days', null],
    ])
  })

  it('leave out groups without a ticket, and what is not published in the language', () => {
    const hidden = inSome({ uk: 'Так', en: '-', ru: 'Да' })
    const groups = [
      group('empty', []),
      group('hidden', [ticket('a')], { title: hidden }),
      group('nothing left', [ticket('b', { title: hidden })]),
      group('shown', [ticket('c'), ticket('d', { title: hidden })]),
    ]
    expect(view(groups).cards.map(({ id, tickets }) => [id, tickets.length])).toEqual([['shown', 1]])
  })

  it('take the ticket’s name where the group has none, and say no name twice', () => {
    const groups = [
      group('nameless', [ticket('Guest')], { title: nothing }),
      group('Student', [ticket('Student'), ticket('Student online')]),
    ]
    expect(view(groups).cards.map(({ title, tickets }) => [wordsOf(title), ...tickets.map((one) => one.isNamedAbove)])).toEqual([
      ['Guest', true],
      ['Student', true, false],
    ])
  })

  it.each([true, false])(
    'begin with the recommended one, and keep the editors’ order after it, while the sale is open: %s',
    (isOpen) => {
      expect(view(priced(1, 2, 3, 4), isOpen).cards.map(({ id }) => id)).toEqual(['g1', 'g0', 'g2', 'g3'])
    },
  )

  it('set tickets to the broadcast alone apart, unless there are no others', () => {
    const online = (id: string) => ticket(id, { isOnline: true })
    const student = group('Student', [ticket('Student'), online('Student online')])
    const shown = view([student, group('Online', [online('Guest online')])])
    expect(shown.cards.map(({ id, tickets }) => [id, tickets.length])).toEqual([['Student', 1]])
    expect(shown.online.map(({ id }) => id)).toEqual(['Student online', 'Guest online'])
    const alone = view([group('Online', [online('a'), online('b')])])
    expect([alone.cards.length, alone.online]).toEqual([2, []])
  })

  it('lead with what is online, and its wheat button, once nothing else can be bought', () => {
    const hall = (own: Partial<Ticket>) => group('Hall', [ticket('Guest', own)])
    const past = { saleEnd: at('2025-01-01T00:00:00') }
    const students = group('Students', [ticket('Student online', { isOnline: true, ...past })])
    const guests = group('Online', [ticket('Guest online', { isOnline: true })])
    const shownWith = (own: Partial<Ticket>) => {
      const { isOnlineFirst, online } = view([hall(own), students, guests])
      return [isOnlineFirst, online.map(({ id, isMain }) => [id, isMain])]
    }
    expect(shownWith({})).toEqual([
      false,
      [
        ['Student online', false],
        ['Guest online', false],
      ],
    ])
    expect(shownWith(past)).toEqual([
      true,
      [
        ['Guest online', true],
        ['Student online', false],
      ],
    ])
  })

  it('leave out a ticket that is over while another of its group is sold', () => {
    const early = ticket('early', { saleEnd: now })
    expect(view([group('g', [early, ticket('late')])]).cards[0]?.tickets.map(({ id }) => id)).toEqual(['late'])
    const later = ticket('late', { saleStart: now + 1 })
    expect(
      view([group('g', [early, later], { title: nothing }), group('h', [ticket('x')])]).cards.map((card) => card.tickets.length),
    ).toEqual([1, 2])
  })

  it('keep what is over of the hall while only the broadcast of its group is sold', () => {
    const cards = view([group('g', [ticket('hall', { saleEnd: now }), ticket('online', { isOnline: true })])]).cards
    expect(cards.map(({ tickets }) => tickets.map(({ id }) => id))).toEqual([['hall']])
  })

  it('mark what fell back to another language', () => {
    const [card] = view([group('g', [ticket('t', { title: inSome({ uk: 'Гість' }) })], { title: nothing })]).cards
    expect(card?.title).toEqual({ text: 'Гість', lang: 'uk' })
  })

  it.each([
    [
      [1900, 6900, 14900],
      [0, 0.5, 1],
    ],
    [
      [14900, 1900],
      [1, 0],
    ],
    [
      [500, 500, 900],
      [0, 0, 1],
    ],
    [
      [500, 500],
      [0.5, 0.5],
    ],
    [[0], [0.5]],
  ])('at prices %j are as full as %j', (prices, expected) => {
    const { cards } = view(priced(...prices))
    expect(cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ fullness }) => fullness)).toEqual(expected)
  })
})

describe('the wheat button', () => {
  const mainOf = (groups: TicketGroup[], isOpen = true) =>
    view(groups, isOpen).cards.flatMap(({ tickets }) => tickets.filter(({ isMain }) => isMain).map(({ id }) => id))
  const gone = { saleEnd: now }

  it.each([
    [1, ['t0']],
    [2, ['t0']],
    [3, ['t1']],
    [4, ['t1']],
    [7, ['t3']],
  ])('of %i cards is the middle one’s', (count, expected) => {
    expect(mainOf(priced(...Array.from({ length: count }, () => 100)))).toEqual(expected)
  })

  it('is of the first ticket that can be bought', () => {
    expect(mainOf([group('a', [ticket('1')]), group('b', [ticket('2', gone), ticket('3')]), group('c', [ticket('4')])])).toEqual([
      '3',
    ])
    expect(mainOf([group('a', [ticket('1', gone)]), group('b', [ticket('2', gone)]), group('c', [ticket('4')])])).toEqual(['4'])
  })

  it('is nobody’s while nothing can be bought', () => {
    expect(mainOf([group('a', [ticket('1', gone)])])).toEqual([])
    expect(mainOf(priced(1, 2, 3), false)).toEqual([])
  })
})

describe('a ticket', () => {
  it.each([
    [0, null, english.ticket.free, true, null],
    [0, 900, english.ticket.free, true, '900\u00a0₴'],
    [6900, 7900, '6\u00a0900\u00a0₴', false, '7\u00a0900\u00a0₴'],
    [6900, 6900, '6\u00a0900\u00a0₴', false, null],
    [6900, 5900, '6\u00a0900\u00a0₴', false, null],
    [125_000_000, null, '125\u00a0000\u00a0000\u00a0₴', false, null],
  ])('of %i, before %s, is %j', (price, oldPrice, expected, isFree, old) => {
    expect(only({ price, oldPrice })).toMatchObject({ price: expected, isFree, oldPrice: old })
  })

  it('says its price in euro beside the one in hryvnias, as a guide, where a rate is set', () => {
    const at = (own: Partial<Ticket>, euroRate: number | null) => {
      const { cards, euroNote } = ticketCardsView([group('g', [ticket('t', own)])], { now, locale: 'en', isOpen: true, euroRate })
      return [cards[0]?.tickets[0]?.euro, euroNote]
    }
    expect(at({ price: 12_000 }, 481_234)).toEqual([
      '≈\u00a0249\u00a0€',
      'Sums in euro are a guide, at 48.1234\u00a0₴ to the euro. You pay in hryvnias.',
    ])
    expect(at({ price: 12_000 }, null)).toEqual([null, null])
    expect([at({ price: 0 }, 481_234)[0], at({ currency: 'EUR', price: 150 }, 481_234)[0]]).toEqual([null, null])
  })

  it('says its own currency', () => {
    expect(only({ currency: 'EUR', price: 150, oldPrice: 200 })).toMatchObject({
      price: '150\u00a0€',
      oldPrice: '200\u00a0€',
    })
  })

  const window = { saleStart: at('2025-09-01T00:00'), saleEnd: at('2025-10-10T23:59') }
  const { opens, over, untilEndOf } = english.ticket
  const { soldOut } = english.order

  it.each([
    ['2025-08-31T23:59:59', true, opens('1 September'), false],
    ['2025-09-01T00:00', true, untilEndOf('10 October'), true],
    ['2025-10-10T23:58:59', true, untilEndOf('10 October'), true],
    ['2025-10-10T23:59', true, over, false],
    ['2025-08-31T23:59:59', false, opens('1 September'), false],
    ['2025-09-01T00:00', false, null, false],
    ['2025-10-10T23:59', false, over, false],
  ])('at %s, the sale open: %j, says %j', (moment, isOpen, expected, isOnSale) => {
    expect(only(window, isOpen, at(moment))).toMatchObject({ window: expected, isOnSale })
  })

  it('that nobody may have is sold out', () => {
    expect(only({ ...window, quota: 0 })).toMatchObject({ window: soldOut, isOnSale: false })
  })

  it('without bounds says none, and without a text has no list', () => {
    expect(only({ description: { ...nothing, en: [{ tag: 'p', children: [' '] }] } })).toMatchObject({
      window: null,
      included: null,
      isOnSale: true,
    })
  })
})
