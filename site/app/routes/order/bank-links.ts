// Links that open an invoice in banking apps on this phone (product.md, 9.3). Pure.

export type BankLink = { bank: 'Приват24' | 'monobank' | null; href: string }

const androidIntent = (payload: string, bank = '') => `intent://qr.bank.gov.ua/${payload}#Intent;scheme=https;${bank}end`

/** `payload`: of the National Bank's code. Only on phones; elsewhere the QR code is scanned. */
export function bankLinks(payload: string, userAgent: string): readonly BankLink[] {
  const privat: BankLink = { bank: 'Приват24', href: `https://www.privat24.ua/rd/send_qr/nbu/${payload}` }
  if (/\bAndroid\b/.test(userAgent))
    return [
      privat,
      { bank: 'monobank', href: androidIntent(payload, 'package=com.ftband.mono;') },
      { bank: null, href: androidIntent(payload) },
    ]
  if (/\b(?:iPhone|iPod)\b/.test(userAgent)) return [privat, { bank: 'monobank', href: `https://mbnk.app/qr/${payload}` }]
  return []
}
