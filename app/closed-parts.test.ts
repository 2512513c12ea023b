import { expect, test } from 'vitest'
import { withoutClosedParts } from './closed-parts.server.ts'

test.each([
  ['nothing of it is closed', '<p>a</p>', '<p>a</p>'],
  ['a part holds others of its name', '<p>a<div id="x" data-closed=""><div>b</div><i>c</i></div>d', '<p>ad'],
  ['a part holds a closed one', '<div data-closed=""><ul data-closed=""></ul><div></div></div><p>', '<p>'],
  ['two follow one another', '<ul data-closed=""></ul>a<ul data-closed=""></ul>b', 'ab'],
  ['names begin alike', '<b data-closed=""><br/>a</b>c', 'c'],
  ['it is never closed', 'a<div data-closed=""><p>', 'a'],
])('of a page there remains what is seen: %s', (_, html, expected) => expect(withoutClosedParts(html)).toBe(expected))
