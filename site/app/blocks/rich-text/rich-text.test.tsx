import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { InAnotherLanguage, TableAndPicture } from './rich-text.examples.tsx'
import { LeadsNowhere, RichText } from './rich-text.tsx'

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

const cell = (tag: 'th' | 'td', text: string) => ({ tag, children: [text] })
const line = (tag: 'th' | 'td', texts: string[]) => ({ tag: 'tr' as const, children: texts.map((text) => cell(tag, text)) })
const prices = (width: number) => [
  {
    tag: 'table' as const,
    children: [
      line('th', ['Квиток', 'До 10 жовтня', 'Після'].slice(0, width)),
      line('td', ['Учасник', '6 900', '7 900'].slice(0, width)),
    ],
  },
]

it('the cells of a wide table know the heading of their column, by which a phone lists them; those of a narrow one need not', () => {
  const labels = (width: number) =>
    drawn(htmlOf(<RichText of={prices(width)} />), 'td').map(({ attributes }) => attributes['data-label'])
  expect(labels(3)).toEqual(['Квиток', 'До 10 жовтня', 'Після'])
  expect(labels(2)).toEqual([undefined, undefined])
})

it('a list that goes on counts from its number', () => {
  const list = { tag: 'ol' as const, attributes: { start: '4' }, children: [{ tag: 'li' as const, children: ['Четверте'] }] }
  expect(only(htmlOf(<RichText of={[list]} />), 'ol').attributes.start).toBe('4')
})

it('a list counts backwards, in letters and by the numbers of its items', () => {
  const item = (own = {}) => ({ tag: 'li' as const, attributes: own, children: ['Пункт'] })
  const list = {
    tag: 'ol' as const,
    attributes: { start: '0', reversed: '', type: 'I' },
    children: [item(), item({ value: '-2' })],
  }
  const html = htmlOf(<RichText of={[list]} />)
  expect(only(html, 'ol').attributes).toMatchObject({ start: '0', reversed: '', type: 'I', class: 'countRomanCapitals' })
  expect(drawn(html, 'li').map(({ attributes }) => attributes.value)).toEqual([undefined, '-2'])
})

it('details open by their summary, and stand open where the editor says so', () => {
  const details = (open: boolean) => ({
    tag: 'details' as const,
    ...(open && { attributes: { open: '' } }),
    children: [
      { tag: 'summary' as const, children: ['Чи є парковка?'] },
      { tag: 'p' as const, children: ['Так.'] },
    ],
  })
  const html = htmlOf(<RichText of={[details(false), details(true)]} />)
  expect(drawn(html, 'details').map(({ attributes }) => attributes.open)).toEqual([undefined, ''])
  expect(drawn(html, 'summary').map(({ text }) => text)).toEqual(['Чи є парковка?', 'Чи є парковка?'])
})

it('of a link to what is not there the words are left', () => {
  const link = (href: string) => ({
    tag: 'a' as const,
    attributes: { href, title: 'Більше' },
    children: ['про ', { tag: 'em' as const, children: [href] }],
  })
  const html = htmlOf(
    <LeadsNowhere value={(href) => href === '/uk/later'}>
      <RichText of={[{ tag: 'p', children: [link('/uk/later'), ': ', link('/uk/now')] }]} />
    </LeadsNowhere>,
  )
  expect(drawn(html, 'a').map(({ attributes }) => attributes.href)).toEqual(['/uk/now'])
  expect(html).toContain('про <em>/uk/later</em>: <a href="/uk/now" title="Більше">')
})
