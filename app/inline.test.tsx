import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './blocks/rich-text/rich-text.tsx'
import { DocumentContext, Sheet } from './inline.tsx'

function drawnWith(node: React.ReactNode): Set<string> {
  const drawn = new Set<string>()
  renderToStaticMarkup(<DocumentContext value={{ mark: '', styles: '', drawn, loader: '', graph: [] }}>{node}</DocumentContext>)
  return drawn
}

it('a sheet is added once, however often its part is drawn', () => {
  const parts = (
    <>
      <Sheet of="a{}" />
      <Sheet of="b{}" />
      <Sheet of="a{}" />
    </>
  )
  expect([...drawnWith(parts)]).toEqual(['a{}', 'b{}'])
})

it('a text brings the sheet of quotations, tables, terms and code only where it holds one', () => {
  const quotation = { tag: 'li' as const, children: [{ tag: 'blockquote' as const, children: ['Так.'] }] }
  expect(drawnWith(<RichText of={[{ tag: 'p', children: ['Ні.'] }]} />).size).toBe(0)
  expect(drawnWith(<RichText of={[{ tag: 'ul', children: [quotation] }]} />).size).toBe(1)
})
