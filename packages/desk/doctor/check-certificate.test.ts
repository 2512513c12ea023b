import { expect, test } from 'vitest'
import { checkCertificate } from './check-certificate.ts'
import { report } from './finding.ts'

test.each([
  [90, /^ok .*: valid for 90 days$/m],
  [19, /^look .*: it expires in 19 days: run certbot/m],
  [-1, /^stop .*: it has expired: run certbot/m],
])('a certificate that ends in %d days is said so', async (days, expected) => {
  const now = Date.now()
  const findings = await checkCertificate('https://forum.example', now, async () => now + days * 86_400_000)
  expect(report(findings)).toMatch(expected)
})
