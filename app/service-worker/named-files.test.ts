import { expect, test } from 'vitest'
import { filesNamedIn } from './named-files.ts'

test('the files of the build are found in links and in scripts that wait, once each', () => {
  const html = `<link rel="stylesheet" href="/static/root-D3.css"/><link rel="preload" href="/static/a-b_c.woff2"/><img src="/assets/1/480.webp"/>
<script type="text/plain">import "/static/manifest-1.js";import * as route0 from "/static/root-1.js";import "/static/root-1.js"</script>`
  expect(filesNamedIn(html)).toEqual(['/static/root-D3.css', '/static/a-b_c.woff2', '/static/manifest-1.js', '/static/root-1.js'])
})

test('a page without files names none', () => expect(filesNamedIn('<p>static</p>')).toEqual([]))
