import { htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { Elsewhere, Here } from './more-link.examples.tsx'

it('within the site it leads on in the same tab', () => {
  const { attributes, text } = only(htmlOf(<Here />), 'a')
  expect([attributes.href, attributes.target, text]).toEqual(['/uk/news', undefined, 'Усі новини'])
})

it('to another site it opens a tab that knows nothing of ours', () => {
  const { attributes } = only(htmlOf(<Elsewhere />), 'a')
  expect(attributes).toMatchObject({ href: 'https://maps.example/hall', target: '_blank', rel: 'noopener' })
})
