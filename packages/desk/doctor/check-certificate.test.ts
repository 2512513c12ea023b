import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { checkCertificate } from './check-certificate.ts'
import { report } from './finding.ts'

const nginx = { 'etc/nginx/sites-enabled/forum': 'server_name forum.example;' }
const caddy = { 'etc/caddy/Caddyfile': 'forum.example {\n}' }
const foreign = { 'etc/caddy/Caddyfile': ':80 {\n}', 'etc/nginx/sites-enabled/default': 'server_name _;' }

test.each<[string, number, Record<string, string>, RegExp]>([
  ['valid', 90, caddy, /^ok .*: valid for 90 days$/m],
  ['soon over', 19, nginx, /^look .*: it expires in 19 days: run certbot renew.* nginx$/m],
  ['over', -1, nginx, /^stop .*: it has expired: run certbot/m],
  ['soon over behind Caddy', 19, caddy, /^look .*: it expires in 19 days: journalctl -u caddy(?!.*(?:certbot|nginx))/m],
  ['over behind Caddy', -1, caddy, /^stop .*: it has expired: journalctl -u caddy(?!.*(?:certbot|nginx))/m],
  ['over behind Caddy beside an nginx of others', -1, { ...foreign, ...caddy }, /^stop .*: journalctl -u caddy(?!.*certbot)/m],
  ['over behind nginx beside a Caddy of others', -1, { ...foreign, ...nginx }, /^stop .*: run certbot(?!.*caddy)/m],
  ['over behind a proxy elsewhere', -1, {}, /^stop .*: the proxy in front renews it\. Caddy: .*nginx: /m],
])('a certificate that is %s', async (_, days, files, expected) => {
  const [now, root] = [Date.now(), newFolder()]
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const findings = await checkCertificate('https://forum.example', now, async () => now + days * 86_400_000, root)
  expect(report(findings)).toMatch(expected)
})
