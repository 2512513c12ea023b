import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { DocumentContext, Sheet } from './inline.tsx'

function drawnWith(node: React.ReactNode): Set<string> {
  const drawn = new Set<string>()
  htmlOf(<DocumentContext value={{ mark: '', styles: '', drawn, loader: '', graph: [] }}>{node}</DocumentContext>)
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

it('a text brings the sheets of terms, code and tables only where it holds one', () => {
  const terms = { tag: 'li' as const, children: [{ tag: 'dl' as const, children: ['Так.'] }] }
  expect(drawnWith(<RichText of={[{ tag: 'p', children: ['Ні.'] }]} />).size).toBe(0)
  expect(drawnWith(<RichText of={[{ tag: 'ul', children: [terms] }]} />).size).toBe(1)
  expect(drawnWith(<RichText of={[{ tag: 'table', children: [] }]} />).size).toBe(1)
})
