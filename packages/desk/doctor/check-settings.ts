// Checks settings alone: seller, payments, receipts, proxies, sender.

import { isLoopback } from '@forum/ground/settings/setting.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'

export function checkSettings(config: SettingsForDesk): Finding[] {
  return [...checkSale(config), ...checkPayments(config), checkProxies(config), checkClock(config)]
}

function checkSale({ content, desk }: SettingsForDesk): Finding[] {
  const seller = about('seller')
  return [
    content.kind === 'embedded'
      ? about('content')('stop', 'the site shows the invented demo: set CONTENT_API_URL')
      : about('content')('ok', `from ${content.url}`),
    desk.seller
      ? seller('ok', `${desk.seller.name}, ${desk.seller.vatRate === null ? 'no VAT' : `VAT ${desk.seller.vatRate} %`}`)
      : seller(
          'stop',
          'there is no seller: set SELLER_NAME, SELLER_CODE, SELLER_IBAN, SELLER_BANK, SELLER_ADDRESS, SELLER_EMAIL, SELLER_VAT',
        ),
  ]
}

/** Formats of providers' keys: LiqPay's sandbox is visible in the public key, its private keys have 40 characters. */
function checkPayments({ desk: { payment } }: SettingsForDesk): Finding[] {
  const cards = about('payments')
  const isIssuing = 'receipts' in payment && payment.receipts !== null
  const receipts = isIssuing
    ? about('receipts')('ok', 'fiscal receipts come from the provider (RECEIPTS=provider)')
    : about('receipts')('look', 'card payments need fiscal receipts (PRRO): set RECEIPTS=provider, or issue them in another way')
  switch (payment.kind) {
    case 'none':
      return [cards('look', 'no cards are accepted (PAYMENT_PROVIDER=none)'), about('receipts')('ok', 'not needed without cards')]
    case 'test':
      return [cards('stop', 'PAYMENT_PROVIDER=test takes no money and gives tickets away: set liqpay, monobank or none')]
    case 'liqpay': {
      const isSandbox = payment.publicKey.startsWith('sandbox_') || payment.privateKey.reveal().startsWith('sandbox_')
      if (isSandbox) return [cards('stop', 'the keys of LiqPay are those of its sandbox: no money moves'), receipts]
      const isUsual = /^i\d{6,}$/.test(payment.publicKey) && payment.privateKey.reveal().length >= 32
      return [
        isUsual ? cards('ok', 'LiqPay') : cards('look', 'the keys of LiqPay have an unusual shape: try one real payment'),
        receipts,
      ]
    }
    case 'monobank': {
      const isUsual = /^[\w-]{20,}$/.test(payment.token.reveal())
      return [
        isUsual ? cards('ok', 'monobank') : cards('look', 'the token of monobank has an unusual shape: try one real payment'),
        receipts,
      ]
    }
  }
}

const privateAddress = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][\da-f]{2}:|fe80:)/i

function checkProxies({ siteUrl, host, desk: { trustedProxies } }: SettingsForDesk): Finding {
  const proxies = about('proxies')
  if (trustedProxies.length === 0)
    return siteUrl.startsWith('https:')
      ? proxies(
          'stop',
          'a proxy ends https in front of the site, so all visitors share one rate limit: name it in TRUSTED_PROXIES',
        )
      : proxies('ok', 'none are trusted')
  const strangers = trustedProxies.filter((address) => !privateAddress.test(address))
  if (strangers.length > 0)
    return proxies(
      'look',
      `${strangers.join(', ')} are public addresses: make sure that they are your own or your CDN's, because they can claim to be any visitor`,
    )
  const isOnlyHere = trustedProxies.every((address) => isLoopback(address) || address === '::1')
  if (isOnlyHere && !isLoopback(host))
    return proxies(
      'look',
      `the site listens on ${host}, but only proxies on this machine are trusted: name the proxy's own address`,
    )
  return proxies('ok', `trusted: ${trustedProxies.join(', ')}`)
}

function checkClock({ clock, isDevelopment }: SettingsForDesk): Finding {
  const time = about('clock')
  if (clock.reason !== 'real') return time('stop', 'the site does not show the real time: remove SITE_NOW and the demo')
  return isDevelopment
    ? time('look', 'SITE_DEVELOPMENT=on: pages say so, and no search engine lists the site')
    : time('ok', 'the real time')
}
