import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { NameAlone, Whole } from './person-head.examples.tsx'

it('names the person in the only heading of the first level, in the language of the name', () => {
  expect(only(htmlOf(<Whole />, 'en'), 'h1')).toMatchObject({
    text: 'Olena Horbenko',
    attributes: { style: expect.stringContaining('--word') },
  })
  expect(only(htmlOf(<NameAlone />, 'en'), 'h1').attributes.lang).toBe('uk')
})

it('says whom the portrait shows; the initials in its place show nobody', () => {
  expect(only(htmlOf(<Whole />), 'img').attributes.alt).toMatch(/Олена Горбенко/)
  expect(drawn(htmlOf(<NameAlone />), 'img')).toEqual([])
})

it('other sites open in a new tab, a letter does not', () => {
  const targets = drawn(htmlOf(<Whole />), 'a').map(({ attributes: { href, target } }) => [href, target])
  expect(targets).toContainEqual(['https://linkedin.example/olena', '_blank'])
  expect(targets).toContainEqual(['mailto:olena@forum.example', undefined])
})
