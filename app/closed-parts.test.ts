import { expect, test } from 'vitest'
import { withoutClosedParts, withoutPartsBelow } from './closed-parts.server.ts'

test.each([
  ['nothing of it is closed', '<p>a</p>', '<p>a</p>'],
  ['a part holds others of its name', '<p>a<div id="x" data-closed=""><div>b</div><i>c</i></div>d', '<p>ad'],
  ['a part holds a closed one', '<div data-closed=""><ul data-closed=""></ul><div></div></div><p>', '<p>'],
  ['two follow one another', '<ul data-closed=""></ul>a<ul data-closed=""></ul>b', 'ab'],
  ['names begin alike', '<b data-closed=""><br/>a</b>c', 'c'],
  ['it is never closed', 'a<div data-closed=""><p>', 'a'],
])('of a page there remains what is seen: %s', (_, html, expected) => expect(withoutClosedParts(html)).toBe(expected))

test('what lies below is the footer, and the sections of main that follow its first parts', () => {
  const page =
    '<main data-first="1"><section>1<section>2</section></section><section>3</section><div>4</div></main><footer>5</footer>6'
  expect(withoutPartsBelow(page)).toBe('<main data-first="1"><section>1<section>2</section></section><div>4</div></main>6')
  expect(withoutPartsBelow('<main><section>1</section><section>2</section></main>')).toBe(
    '<main><section>1</section><section>2</section></main>',
  )
})
