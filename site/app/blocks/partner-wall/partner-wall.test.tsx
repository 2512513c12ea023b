import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { OnInk, WithWords } from './partner-wall.examples.tsx'
import { PartnerWall } from './partner-wall.tsx'

it('a logo is read as the partner’s name; who has none stands there in words', () => {
  const html = htmlOf(<OnInk />)
  expect(only(html, 'img').attributes.alt).toBe('opora')
  const [opora, lad, obrii] = drawn(html, 'li').map(({ text }) => text)
  expect([opora, lad, obrii]).toEqual([expect.not.stringContaining('opora'), 'Лад', expect.stringMatching(/^Обрій \(/)])
})

it('who has a page is a link to a new tab', () => {
  expect(drawn(htmlOf(<OnInk />, 'en'), 'a').map(({ attributes: { href, target } }) => [href, target])).toEqual([
    ['https://opora.example', '_blank'],
    ['https://obrii.example', '_blank'],
  ])
})

it('groups have headings of the third level', () => expect(drawn(htmlOf(<OnInk />), 'h3')).toHaveLength(2))

it('a group without a name has no heading', () => {
  const group = {
    id: 'x',
    title: '',
    size: 'small' as const,
    partners: [{ slug: 'lad', name: 'Лад', logo: null, isInked: false, url: null, about: null }],
  }
  const html = htmlOf(<PartnerWall groups={[group]} />)
  expect([drawn(html, 'h3').length, drawn(html, 'li').length]).toEqual([0, 1])
})

it('what editors say of a partner stands below its mark, in the language in which it is written', () => {
  const [opora] = drawn(htmlOf(<WithWords />, 'en'), 'li')
  expect(opora?.text).toContain('Форум збирає')
  expect(htmlOf(<WithWords />, 'en')).toMatch(/lang="uk"[^>]*>\s*<p>Форум|<div[^>]*lang="uk"/)
  expect(drawn(htmlOf(<OnInk />), 'li')[0]?.text).not.toContain('Форум збирає')
})
