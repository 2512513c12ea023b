import { pictureWidths } from '@forum/domain/content/picture-plan.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Drawing, EmptyPlate, FirstOfAPage, OnItsPlate } from './picture.examples.tsx'

it('is fetched when it comes into sight, in the format and width that the browser takes', () => {
  const html = htmlOf(<OnItsPlate />)
  expect(only(html, 'img').attributes).toMatchObject({ alt: 'Зала', loading: 'lazy', width: '960', height: '640' })
  expect(only(html, 'source').attributes).toMatchObject({ type: 'image/avif', sizes: '640px' })
  const widths = (only(html, 'source').attributes.srcset ?? '').split(', ').map((one) => one.split(' ')[1])
  expect(widths).toEqual(['320w', '480w', '640w', '960w'])
})

it('the first of a page is fetched at once, in one width where the browser has no AVIF', () => {
  const { attributes } = only(htmlOf(<FirstOfAPage />), 'img')
  expect(attributes).toMatchObject({ loading: 'eager', fetchpriority: 'high', alt: '' })
  expect(attributes.src).toMatch(/\/960\.webp$/)
})

it('a photograph is shown as one ink, a drawing of the demo in its colours', () => {
  const [photograph, drawing] = [OnItsPlate, Drawing].map((Example) => only(htmlOf(<Example />), 'img').attributes.class)
  expect(photograph).toMatch(/ink/)
  expect(drawing).not.toMatch(/ink/)
})

it('a plate may stay empty', () => expect(drawn(htmlOf(<EmptyPlate />), 'img')).toEqual([]))

it('offers the widths that the server makes', () => {
  const offered = (only(htmlOf(<FirstOfAPage />), 'source').attributes.srcset ?? '').match(/\d+(?=w)/g)
  expect(offered?.map(Number)).toEqual(pictureWidths.filter((width) => width >= 320))
})
