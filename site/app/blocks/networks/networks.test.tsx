import { locales } from '@forum/domain/localisation/locale.ts'
import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { All } from './networks.examples.tsx'

it.each(locales)('each network opens a tab of its own, and says so in %s', (locale) => {
  const links = drawn(htmlOf(<All />, locale), 'a')
  expect(links).toHaveLength(7)
  for (const { attributes, text } of links) {
    expect(attributes).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(text).toMatch(/^\w+ \(.+\)$/)
  }
})
