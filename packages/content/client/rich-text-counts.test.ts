import { expect, test } from 'vitest'
import { createRichTextReader } from './rich-text.ts'
import { html } from './rich-text-html-fixture.ts'

const read = createRichTextReader('https://content.example')

test.each<readonly [string, string, string]>([
  ...[
    '<ol start="0"><li>a</li></ol>',
    '<ol start="-3"><li>a</li></ol>',
    '<ol reversed=""><li>a</li><li>b</li></ol>',
    '<ol start="1" reversed=""><li>a</li></ol>',
    '<ol type="a"><li>a</li></ol>',
    '<ol start="3" type="I"><li>a</li></ol>',
    '<ol><li value="5">a</li><li>b</li></ol>',
    '<ol><li>a<ol type="i"><li value="0">b</li></ol></li><li value="-2">c</li></ol>',
    '<details><summary>a <strong>b</strong></summary><p>c</p><ul><li>d</li></ul></details>',
    '<details open=""><summary>a</summary><details><summary>b</summary><p>c</p></details></details>',
  ].map((markup) => [`kept as it is: ${markup}`, markup, markup] as const),
  ['a number that is none', '<ol start="x" type="z"><li value="1.5">a</li></ol>', '<ol><li>a</li></ol>'],
  ['a value where nothing is counted', '<ul type="I"><li value="5">a</li></ul>', '<ul><li>a</li></ul>'],
  [
    'letters by a style',
    '<ol style="list-style-type: lower-alpha;"><li>a</li></ol><ol style="color: red; list-style: upper-roman outside"><li>b</li></ol>',
    '<ol type="a"><li>a</li></ol><ol type="I"><li>b</li></ol>',
  ],
  ['details without a summary', '<details><p>a</p></details>', '<p>a</p>'],
  ['details with nothing to open', '<details><summary>a</summary></details>', '<p>a</p>'],
  ['a summary that stands alone', '<summary>a</summary><p>b</p>', '<p>a</p><p>b</p>'],
  [
    'a summary behind its text, and a second one',
    '<details>a<summary><h3>b</h3></summary><summary>c</summary></details>',
    '<details><summary>b</summary><p>a</p><p>c</p></details>',
  ],
  [
    'a link in a summary, which would be pressed instead of it',
    '<details><summary><a href="/uk">a</a></summary>b</details>',
    '<details><summary>a</summary><p>b</p></details>',
  ],
  [
    'details within a paragraph',
    '<p>a<details><summary>b</summary>c</details></p>',
    '<p>a</p><details><summary>b</summary><p>c</p></details>',
  ],
  [
    'a script in details',
    '<details ontoggle="x()"><summary onclick="x()">a</summary><script>x</script>b</details>',
    '<details><summary>a</summary><p>b</p></details>',
  ],
])('%s', (_, given, expected) => {
  expect((read(given) ?? []).map(html).join('')).toBe(expected)
})
