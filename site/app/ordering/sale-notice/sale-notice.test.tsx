import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Ended } from './sale-notice.examples.tsx'
import { SaleNotice } from './sale-notice.tsx'

it('has no list where there is nothing to lead to', () => {
  const notice = { title: 'Closed', text: null, contact: null, action: null, links: [] }
  expect(drawn(htmlOf(<SaleNotice notice={notice} day={null} />), 'ul')).toEqual([])
})

it('names whom to ask below a heading of the third level', () => {
  expect(only(htmlOf(<Ended />), 'h3').text).toBe('Реєстрація учасників')
})
