// The doctor names what is wrong, not what follows from it.
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import { expect, test } from 'vitest'
import { examined, listening, serviceWith } from './doctor-fixture.ts'

const said = (own: Record<string, string> = {}) => examined(newFolder(), own)
const nowhere = async (scheme: string) => `${scheme}://127.0.0.1:${await freePort()}`

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'a content service whose database is stopped',
    async () => ({ CONTENT_API_URL: await serviceWith({ status: 500 }) }),
    /content service: it fails on .*forums \(500\).*systemctl status postgresql/,
  ],
  [
    'a content service that redirects',
    async () => ({ CONTENT_API_URL: await serviceWith({ status: 301 }) }),
    /content service: it redirects .*set CONTENT_API_URL to the final address/,
  ],
  [
    'an address of the content service that is another site',
    async () => ({ CONTENT_API_URL: await listening((_, response) => response.end('<p>Welcome')) }),
    /content service: .*no JSON: CONTENT_API_URL/,
  ],
  [
    'a site whose pages fail',
    async () => ({ SITE_URL: await listening((_, response) => response.writeHead(500).end()) }),
    /SITE_URL: .* answers 500: its pages fail: journalctl -u forum-site -p err/,
  ],
  [
    'a proxy without a site',
    async () => ({ SITE_URL: await listening((_, response) => response.writeHead(502).end()) }),
    /SITE_URL: .* answers 502: the proxy finds no site behind it: systemctl status forum-site/,
  ],
  ['a mail server that is stopped', async () => ({ SMTP_URL: await nowhere('smtp') }), /mail: .* nothing listens there/],
])('%s is named', async (_, own, expected) => {
  expect((await said(await own())).text).toMatch(expected)
})

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  ['whose database is stopped', async () => ({ CONTENT_API_URL: await serviceWith({ status: 500 }) }), /it fails on/],
  ['that takes no token', async () => ({ CONTENT_API_URL: await serviceWith({ status: 401 }) }), /CONTENT_API_TOKEN/],
  ['that redirects', async () => ({ CONTENT_API_URL: await serviceWith({ status: 302 }) }), /redirects/],
  ['that is away', async () => ({ CONTENT_API_URL: await nowhere('http') }), /nothing listens there/],
])('of a content service %s the doctor names the cause, and nothing that follows from it', async (_, own, cause) => {
  const { text } = await said(await own())
  const lines = text.split('\n').filter((line) => /^stop .*(?:content service|documents)/.test(line))
  expect(lines).toEqual([expect.stringMatching(cause)])
  expect(text).not.toMatch(/set-up|may not read|is published/)
})

test.each([
  [500, 'a failing site'],
  [502, 'a missing one'],
])('a site that answers %d (%s) is not asked for its hook', async (status) => {
  const { text } = await said({ SITE_URL: await listening((_, response) => response.writeHead(status).end()) })
  expect(text).not.toMatch(/hook:/)
})
