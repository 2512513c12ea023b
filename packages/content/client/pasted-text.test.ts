// What word processors and old editors paste, by the marks that change what a text says.
import { expect, test } from 'vitest'
import { createRichTextReader } from './rich-text.ts'
import { html } from './rich-text-html-fixture.ts'

const read = createRichTextReader(null)

test.each([
  ['a paragraph struck out', '<p style="text-decoration: line-through">a</p><p>b</p>', '<p><s>a</s></p><p>b</p>'],
  ['a heading', '<h2 style="color:red;text-decoration-line:line-through">a</h2>', '<h2><s>a</s></h2>'],
  [
    'an item',
    "<ul><li style='text-decoration:underline line-through'>a</li><li>b</li></ul>",
    '<ul><li><s>a</s></li><li>b</li></ul>',
  ],
  [
    'a cell',
    '<table><tr><td colspan="2" style="text-decoration:line-through">a</td><td>b</td></tr></table>',
    '<table><tbody><tr><td colspan="2"><s>a</s></td><td>b</td></tr></tbody></table>',
  ],
  ['a link', '<p><a style="text-decoration:line-through" href="/uk">a</a> b</p>', '<p><a href="/uk"><s>a</s></a> b</p>'],
  ['underlined and struck', '<p><u style="text-decoration:line-through">a</u> b</p>', '<p><s>a</s> b</p>'],
  ['nothing struck', '<p style="text-decoration:none" title="line-through">a</p>', '<p>a</p>'],
  [
    'raised and lowered by style',
    '<p>м<span style="font-size:8pt;vertical-align:super">2</span>, H<span style="vertical-align: sub">2</span>O</p>',
    '<p>м<sup>2</sup>, H<sub>2</sub>O</p>',
  ],
  [
    'a list between the items of a list',
    '<ul><li><p>a</p></li><ul><li>b</li></ul><li>c</li></ul>',
    '<ul><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['a list that begins with a list', '<ul><ul><li>a</li></ul></ul>', '<ul><li><ul><li>a</li></ul></li></ul>'],
  ['a footnote of Word', '<p>a<a href="#_ftn1" name="_ftnref1">[1]</a></p>', '<p>a[1]</p>'],
  ['a heading of Google Docs', '<p><a href="#heading=h.1x">a</a></p>', '<p>a</p>'],
  [
    'the detour of Google Docs',
    '<p><a href="https://www.google.com/url?q=https://x.example/a?b%3D1&amp;sa=D">a</a></p>',
    '<p><a href="https://x.example/a?b=1">a</a></p>',
  ],
  [
    'a detour to no page',
    '<p><a href="https://www.google.com/url?q=javascript:x">a</a></p>',
    '<p><a href="https://www.google.com/url?q=javascript:x">a</a></p>',
  ],
])('%s', (_, given, expected) => expect((read(given) ?? []).map(html).join('')).toBe(expected))
