import { expect, test } from 'vitest'
import { filesNamedIn } from './named-files.ts'

test('the files of the build that a document names are found, once each', () => {
  const html = `<style>@font-face{src:url(/static/a-b_c.woff2)}</style><link rel="preload" href="/static/a-b_c.woff2"/><img src="/assets/1/480.webp"/>
<script type="module" async src="/static/load-D3.js"></script>`
  expect(filesNamedIn(html)).toEqual(['/static/a-b_c.woff2', '/static/load-D3.js'])
})

test('a page without files names none', () => expect(filesNamedIn('<p>static</p>')).toEqual([]))
