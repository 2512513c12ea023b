import { expect, it } from 'vitest'
import { catalogues } from '#messages/catalogues.ts'
import { drawn, htmlOf, only } from '../../gallery/rendered.tsx'
import { Cancelled, Ended, Soon } from './sale-notice.examples.tsx'
import { SaleNotice } from './sale-notice.tsx'

it.each(['uk', 'en', 'ru'] as const)('says in %s why nothing is sold', (locale) => {
  const { ticket, forum } = catalogues[locale]
  const headings = [Soon, Ended, Cancelled].map((Example) => drawn(htmlOf(<Example />, locale), 'h2')[0]?.text)
  expect(headings).toEqual([ticket.soonTitle, ticket.endedTitle, forum.cancelled])
})

it('only what is sold soon can be booked', () => {
  const hrefs = (html: string) => drawn(html, 'a').map(({ attributes: { href } }) => href)
  expect(hrefs(htmlOf(<Soon />))).toContain('/uk/forum/2025/booking')
  expect(hrefs(htmlOf(<Ended />))).not.toContain('/uk/forum/2025/booking')
})

it('has no list where there is nothing to lead to', () => {
  const notice = { title: 'Closed', text: null, contact: null, action: null, links: [] }
  expect(drawn(htmlOf(<SaleNotice notice={notice} day={null} />), 'ul')).toEqual([])
})

it('names whom to ask below a heading of the third level', () => {
  expect(only(htmlOf(<Ended />), 'h3').text).toBe('Реєстрація учасників')
})
