import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newMark, unmarked } from './inline-hashes.server.ts'

const mark = newMark()
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a script of this rendering is hashed, and its mark is taken away', () => {
  const { html, hashes } = unmarked(
    `<script nonce="${mark}" type="module" async="">start()</script><link nonce="${mark}"/>`,
    mark,
  )
  expect(html).toBe('<script type="module" async="">start()</script><link/>')
  expect(hashes).toEqual([hashOf('start()')])
})

test.each([
  ['bare', '<script>evil()</script>'],
  ['of another rendering', `<script nonce="${newMark()}">evil()</script>`],
  ['open, before one of ours', '<script data-x="evil()" '],
  ['swallowing one of ours', '<script>evil()//'],
])('a script that somebody put in, %s, is never hashed', (_, injected) => {
  const { html, hashes } = unmarked(`${injected}<script nonce="${mark}">start()</script>`, mark)
  expect(hashes).toEqual([hashOf('start()')])
  expect(html).toBe(`${injected}<script>start()</script>`)
})

test('data and references are no scripts to be hashed', () => {
  const { hashes } = unmarked(
    `<script nonce="${mark}" type="application/ld+json">{}</script><script nonce="${mark}" src="/a.js"></script>`,
    mark,
  )
  expect(hashes).toEqual([])
})

test('a style of this rendering is hashed as one, a style that somebody put in is not', () => {
  const { html, hashes } = unmarked(`<style>evil{}</style><style nonce="${mark}" id="a">p{}</style>`, mark)
  expect(html).toBe('<style>evil{}</style><style id="a">p{}</style>')
  expect(hashes).toEqual([`style:${hashOf('p{}')}`])
})
