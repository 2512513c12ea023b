import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { lastResort } from './last-resort.ts'

test.each([403, 404, 500, 503] as const)(
  '%i looks like the site, leads on, and is at most four kilobytes on the wire',
  async (status) => {
    const html = await lastResort(status, '/en/order/x', status === 403 ? { siteUrl: 'https://forum.example' } : {}).text()
    const origin = status === 403 ? 'https://forum.example' : ''
    for (const path of ['/en', '/en/forum/program', '/en/contacts']) expect(html).toContain(`<a href="${origin}${path}">`)
    // No telephone makes a link of what was typed, or of a number in it.
    expect(html).toContain('<meta name="format-detection" content="telephone=no')
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html.match(/<(?:link|img|script)|url\(/g)).toBeNull()
    expect(gzipSync(html).length).toBeLessThan(4096)
  },
)

test('what was sent and not taken stands in a form that sends it again', async () => {
  const html = await lastResort(429, '/uk/callback', { seconds: 5, sent: [['name', '<Єва & "Ко">']] }).text()
  expect(html).toContain('<form method="post"><input type="hidden" name="name" value="&#60;Єва &#38; &#34;Ко&#34;&#62;"><button>')
})
