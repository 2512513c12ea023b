import { expect, it } from 'vitest'
import { drawn, htmlOf, only } from '../../gallery/rendered.tsx'
import { InAnotherLanguage, TableAndPicture } from './rich-text.examples.tsx'
import { RichText } from './rich-text.tsx'

it('says its language where it is not the page’s', () => {
  expect(only(htmlOf(<InAnotherLanguage />), 'div').attributes.lang).toBe('en')
})

it('a table is scrolled with the keys, too, and named by its caption', () => {
  const group = drawn(htmlOf(<TableAndPicture />), 'div').find(({ attributes: { role } }) => role === 'group')
  expect(group?.attributes).toMatchObject({ 'aria-label': 'Години', tabindex: '0' })
  expect(only(htmlOf(<TableAndPicture />), 'th').attributes.scope).toBe('row')
})

it('links to other sites know nothing of ours, and a number stays on its line', () => {
  const [map, phone] = drawn(htmlOf(<TableAndPicture />), 'a')
  expect(map?.attributes).toMatchObject({ href: 'https://maps.example', rel: 'noopener' })
  expect(phone?.attributes.rel).toBeUndefined()
  expect(htmlOf(<TableAndPicture />)).toContain('+38\u00a0044\u00a0000\u00a010\u00a002')
})

it('what an editor wrote is drawn as text, never as markup', () => {
  expect(htmlOf(<RichText of={['<script>x</script>']} />)).not.toContain('<script>x')
})
