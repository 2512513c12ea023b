import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { describe, expect, it } from 'vitest'
import type { OrderAnswer } from './order-answer.ts'
import { RefusedWithTwoSeats } from './order-form.examples.tsx'
import { OrderForm } from './order-form.tsx'
import type { OfferedTicket } from './order-form-view.ts'

const html = htmlOf(<RefusedWithTwoSeats />, 'uk')
const offered = (id: string, own: Partial<OfferedTicket> = {}): OfferedTicket => ({
  ...{ id, name: id, price: 100, priceText: '100', max: 5, left: null, chosen: 0, isSuggested: false },
  ...own,
})
const formOf = (tickets: OfferedTicket[]) => ({ tickets, method: 'card', action: '/', token: 'token', isTest: true }) as const
const answered = (own: Partial<OrderAnswer>) =>
  ({ isKept: false, formError: null, choice: null, faults: {}, typed: {}, token: null, ...own }) as OrderAnswer

it('is posted to its own page, and checked by nobody but the server', () => {
  expect(only(html, 'form').attributes).toMatchObject({ method: 'post', action: '/uk/forum/2025/by-card' })
})

it('a ticket is chosen from as many as may be ordered and are left, and keeps what was chosen', () => {
  const [, early] = drawn(html, 'select')
  expect(drawn(html, 'select').every(({ attributes }) => attributes['aria-label'])).toBe(true)
  expect(early?.attributes.name).toBe('ticket-early')
  expect(
    drawn(html, 'option')
      .filter(({ attributes }) => 'selected' in attributes)
      .map(({ text }) => text),
  ).toContain('2')
})

it('every seat has its attendee in a group with a name', () => {
  expect(drawn(html, 'fieldset')).toHaveLength(2)
  expect(drawn(html, 'legend')).toHaveLength(2)
})

it('lists its faults, each a link to the field that is marked', () => {
  const links = drawn(html, 'a').flatMap(({ attributes: { href = '' } }) => (href.startsWith('#') ? [href] : []))
  const invalid = drawn(html, 'input').filter(({ attributes }) => attributes['aria-invalid'] === 'true')
  expect(links).toEqual(['#order-email', '#order-attendee-early-1-name'])
  expect(invalid.map(({ attributes: { id } }) => `#${id}`)).toEqual(links)
})

it('says the sum before it is agreed to', () => {
  expect(only(html, 'output').text).toMatch(/13.800/)
})

it('says the sum in euro as a guide, and lets a payer abroad say so, where there is a rate and a bank for them', () => {
  const withAbroad = { ...formOf([offered('t', { price: 12_000, chosen: 1 })]), method: 'bank' } as const
  const said = htmlOf(<OrderForm {...withAbroad} euro={{ rate: 481_234, text: '48,1234 ₴' }} hasAbroad />, 'uk')
  expect(said).toMatch(/≈.249.€ — орієнтовно, за курсом 48,1234 ₴ за 1\u00a0€/)
  const box = (html: string) => drawn(html, 'input').find(({ attributes }) => attributes.name === 'abroad')
  expect(box(said)?.attributes.value).toBe('yes')
  const without = htmlOf(<OrderForm {...withAbroad} />, 'uk')
  expect([without.includes('€'), box(without)]).toEqual([false, undefined])
})

it('says the new sum where a price changed while it stood open, and what it shows is what is sent next', () => {
  const answer = answered({
    choice: { kind: 'priceChanged', total: 15_800 },
    prices: { t: 7900 },
    typed: { name: 'Олена Горбенко', 'ticket-t': '2', 'shown-t': '6900' },
  })
  const changed = htmlOf(<OrderForm {...formOf([offered('t', { price: 7900 })])} drawn={answer} />, 'uk')
  const alert = drawn(changed, 'div').find(({ attributes }) => attributes.role === 'alert')
  expect(alert?.text).toMatch(/15.800/)
  expect(drawn(changed, 'input').find(({ attributes }) => attributes.name === 'shown-t')?.attributes.value).toBe('7900')
  expect(drawn(changed, 'input').find(({ attributes }) => attributes.id === 'order-name')?.attributes.value).toBe(
    'Олена Горбенко',
  )
})

describe('many tickets, of which one stands chosen', () => {
  const form = formOf([...['a', 'b', 'c', 'd'].map((id) => offered(id)), offered('own', { chosen: 1 })])
  const answer = answered({ faults: { name: 'empty' } })
  const refusedWith = (typed: OrderAnswer['typed']) => htmlOf(<OrderForm {...form} drawn={{ ...answer, typed }} />)
  const namesIn = (html: string) => drawn(html, 'select').map(({ attributes: { name } }) => name)
  // After the tickets only the promo code is folded.
  const foldedIn = (html: string) =>
    drawn(html, 'details')
      .slice(0, -1)
      .map(({ attributes }) => !('open' in attributes))

  it('stand in the same order, the others folded, before and after a fault', () => {
    const html = htmlOf(<OrderForm {...form} />)
    expect(namesIn(html)[0]).toBe('ticket-own')
    expect(foldedIn(html)).toEqual([true])
    const refused = refusedWith({ 'ticket-own': '1' })
    expect([namesIn(refused), foldedIn(refused)]).toEqual([namesIn(html), foldedIn(html)])
  })

  it('are unfolded where another one was chosen', () => {
    expect(foldedIn(refusedWith({ 'ticket-b': '1' }))).toEqual([false])
  })
})

describe('a promo code', () => {
  const form = formOf([offered('t', { price: 7900, chosen: 2 })])
  const answer = answered({ typed: { code: 'LION', 'ticket-t': '2' } })
  const codeIn = (html: string) => drawn(html, 'input').find(({ attributes }) => attributes.name === 'code')?.attributes
  const isOpen = (html: string) => drawn(html, 'details').some(({ attributes }) => 'open' in attributes)

  it('has a folded field, which its address opens and fills', () => {
    const html = htmlOf(<OrderForm {...form} />)
    expect([codeIn(html)?.value, isOpen(html)]).toEqual(['', false])
    const filled = htmlOf(<OrderForm {...form} code="LION" />)
    expect([codeIn(filled)?.value, isOpen(filled)]).toEqual(['LION', true])
  })

  it('shows what it takes off, in the sum and on the button', () => {
    const html = htmlOf(<OrderForm {...form} drawn={{ ...answer, reduction: { code: 'LION', prices: { t: 7110 } } }} />, 'uk')
    expect(only(html, 'output').text).toMatch(/14.220/)
    expect(html).toMatch(/Знижка за кодом LION: −1.580/)
  })

  it('says at its field why it is not good, and keeps what was typed', () => {
    const html = htmlOf(<OrderForm {...form} drawn={{ ...answer, faults: { code: 'fewLeftCode' }, codeLeft: 1 }} />, 'uk')
    expect(codeIn(html)).toMatchObject({ value: 'LION', 'aria-invalid': 'true' })
    expect(drawn(html, 'a').map(({ attributes: { href } }) => href)).toContain('#order-code')
    expect(html).toContain('лишилося квитків: 1')
  })
})

it('Enter presses a button that orders: it stands before every other, also before that of the code', () => {
  const answer = answered({ reduction: { code: 'LION', prices: { t: 90 } }, typed: { code: 'lion ', 'ticket-t': '2' } })
  for (const method of ['card', 'bank'] as const)
    for (const drawnAnew of [undefined, answer]) {
      const form = htmlOf(<OrderForm {...formOf([offered('t', { chosen: 2 })])} method={method} drawn={drawnAnew} />, 'uk')
      const [first, ...others] = drawn(form, 'button').filter(({ attributes }) => attributes.type === 'submit')
      expect(first?.attributes).toMatchObject({ name: 'intent', value: 'enter' })
      expect(others.map(({ attributes }) => attributes.value)).toEqual(['update', 'fill', 'same', 'code', undefined])
      const counted = drawn(form, 'input').find(({ attributes }) => attributes.name === 'code-counted')
      expect(counted?.attributes.value).toBe(drawnAnew ? 'lion ' : '')
    }
})
