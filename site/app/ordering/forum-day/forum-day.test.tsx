import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { DateAlone, Whole } from './forum-day.examples.tsx'

it('says the day for machines, too, and hall and address in the languages they are written in', () => {
  const html = htmlOf(<Whole />, 'ru')
  expect(only(html, 'time').attributes.datetime).toBe('2025-10-16')
  expect(drawn(html, 'dd').map(({ attributes: { lang } }) => lang)).toEqual([undefined, 'en', 'en'])
  expect(only(html, 'a').attributes.href).toBe('https://maps.example/pochaina')
})

it('leads nowhere while nobody knows where it is', () => {
  const html = htmlOf(<DateAlone />)
  expect(drawn(html, 'dt')).toHaveLength(1)
  expect(drawn(html, 'a')).toEqual([])
})
