import { expect, test } from 'vitest'
import { bankLinks } from './bank-links.ts'

const hrefs = (userAgent: string) => bankLinks('PAY_-load', userAgent).map(({ href }) => href)

test('an Android phone opens its banks by intents, and any bank that knows the National Bank’s address', () => {
  expect(hrefs('Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140 Mobile')).toEqual([
    'https://www.privat24.ua/rd/send_qr/nbu/PAY_-load',
    'intent://qr.bank.gov.ua/PAY_-load#Intent;scheme=https;package=com.ftband.mono;end',
    'intent://qr.bank.gov.ua/PAY_-load#Intent;scheme=https;end',
  ])
})

test('an iPhone opens them by their addresses', () => {
  expect(hrefs('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari')).toEqual([
    'https://www.privat24.ua/rd/send_qr/nbu/PAY_-load',
    'https://mbnk.app/qr/PAY_-load',
  ])
})

test.each(['', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'])(
  'elsewhere there are none: %j',
  (userAgent) => expect(hrefs(userAgent)).toEqual([]),
)
