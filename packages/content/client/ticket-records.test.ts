import { expect, test } from 'vitest'
import { change } from './read-content-fixture.ts'

test.each([
  ['started', 'started'],
  ['soon', 'soon'],
  ['ended', 'ended'],
  ['paused', null],
  [null, null],
  [7, null],
])('tickets status %j is read as %j', async (given, expected) => {
  const { content } = await change('forums', 1, { tickets_status: given })
  expect(content.forums[0]?.ticketsStatus).toBe(expected)
})

test.each([
  [-1, false],
  [0, true],
  ['1200.00', true],
  ['abc', false],
  [null, false],
  [12.5, false],
])('a ticket with price %j stays: %j', async (price, stays) => {
  const { content } = await change('tickets', 1, { price })
  expect(content.forums[0]?.ticketGroups[0]?.tickets.some(({ id }) => id === '1')).toBe(stays)
})

test.each([
  [{ quota: 0 }, true],
  [{ quota: null, sale_start: null, sale_end: null }, true],
  [{ quota: -1 }, false],
  [{ quota: 'сто' }, false],
  [{ sale_start: 'soon' }, false],
  [{ sale_end: '32.13.2025' }, false],
  [{ old_price: 500, price_from: '2025-10-11T00:00:00' }, true],
  [{ old_price: 500, price_from: 'tomorrow' }, false],
])('a ticket with %j stays: %j; what bounds its sale and cannot be read would sell it without bounds', async (given, stays) => {
  const { content, faults } = await change('tickets', 1, given)
  expect(content.forums[0]?.ticketGroups[0]?.tickets.some(({ id }) => id === '1')).toBe(stays)
  expect(faults.some(({ collection, id }) => collection === 'tickets' && id === '1')).toBe(!stays)
})

test.each([[true], [false], [null], [undefined]])(
  'a ticket by invitation only (%j) is with those that are sold only when it is not',
  async (given) => {
    const { content } = await change('tickets', 1, { is_invitation_only: given })
    const [forum] = content.forums
    const isIn = (tickets: readonly { id: string }[] = []) => tickets.some(({ id }) => id === '1')
    expect(isIn(forum?.ticketGroups.flatMap(({ tickets }) => tickets))).toBe(given !== true)
    expect(isIn(forum?.invitationTickets)).toBe(given === true)
  },
)

test.each([
  [undefined, 'UAH'],
  [null, 'UAH'],
  ['eur', 'EUR'],
  ['₴', undefined],
  [980, undefined],
])('a ticket priced in %j is sold in %j', async (currency, expected) => {
  const { content } = await change('tickets', 1, { currency })
  expect(content.forums[0]?.ticketGroups[0]?.tickets.find(({ id }) => id === '1')?.currency).toBe(expected)
})
