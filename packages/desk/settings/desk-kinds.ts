// How texts of the desk's settings become values.
import { isIP } from 'node:net'
import { isRnokpp } from '@forum/domain/payment/company-code.ts'
import { isEdrpou } from '@forum/domain/payment/edrpou.ts'
import { ukrainianIban } from '@forum/domain/payment/iban.ts'
import { isLoopback, type Kind, kind, origin, secretOf, wholeNumber } from '@forum/ground/settings/setting.ts'
import { readFormKeys, readTicketKeys } from '../keeping/files/stored-keys.ts'

export const mailAddress = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/
export const addresses = kind('addresses with commas between them', (text) => {
  const each = text.split(',').map((address) => address.trim())
  return each.every((address) => mailAddress.test(address)) ? each.join(', ') : undefined
})
export const proxies = kind('IP addresses and networks such as 173.245.48.0/20 with commas between them, or nothing', (text) => {
  const each = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return each.every(isAddressOrNetwork) ? each : undefined
})
export const mailServer = secretOf(
  'smtp://user:password@host:port, or smtps://',
  (text) => /^smtps?:[\x21-\x7e]*$/i.test(text) && URL.canParse(text),
)
/** An amount that is given in hryvnias. */
export const kopiykas = ({ allowed, parse }: Kind<number>) =>
  kind(allowed, (text) => {
    const hryvnias = parse(text)
    return hryvnias === undefined ? undefined : hryvnias * 100
  })
/** An origin that gets a token: on the way to another machine nobody may read it. */
export function encryptedOrigin(text: string): string | undefined {
  const found = origin(text)
  return found && (found.startsWith('https:') || isLoopback(new URL(found).hostname)) ? found : undefined
}
export const days = (max: number, min = 1) => wholeNumber('a whole number of days', min, max)

export const textOf = (max: number) =>
  kind(`a text of at most ${max} characters`, (text) => (text.length <= max ? text : undefined))
export const sellerCode = kind('an EDRPOU of 8 digits or an RNOKPP of 10, both with a right check digit', (text) =>
  isEdrpou(text) || isRnokpp(text) ? text : undefined,
)
export const iban = kind('a Ukrainian IBAN with right check digits', (text) => ukrainianIban(text) ?? undefined)
export const vatRate = kind('per cent of VAT that prices include, such as 20, or none', (text) =>
  text === 'none' ? null : /^\d{1,2}$/.test(text) ? Number(text) : undefined,
)
export const receiptTax = kind('letter, per cent and type of the tax with commas between them, such as А,20,0', (text) => {
  const [, letter = '', rate, type] = /^([A-ZА-ЯІЇЄҐ])\s*,\s*(\d{1,2})\s*,\s*(\d)$/.exec(text) ?? []
  return letter === '' ? undefined : { letter, rate: Number(rate), type: Number(type) }
})
export const taxNumbers = kind('numbers of tax rates with commas between them', (text) => {
  const each = text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)
  return each.every((number) => /^\d{1,3}$/.test(number)) ? each.map(Number) : undefined
})
export const address = secretOf(
  'postgres://user:password@host:port/name, with sslmode=verify-full unless it is on this machine',
  isAddress,
)
export const formKeys = secretOf('with DESK_DATABASE_URL, what stands in form.key: lines of 64 hexadecimal digits', (text) =>
  Boolean(readFormKeys(text)),
)
export const ticketKeys = secretOf('with DESK_DATABASE_URL, what stands in ticket.key: Ed25519 private keys (PEM)', (text) =>
  Boolean(readTicketKeys(text)),
)

/** A prefix below eight bits is a typing error: it would trust a large part of all visitors. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || bits === undefined) return family > 0
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (family === 4 ? 32 : 128)
}

/** Requires an encrypted connection to another machine, unless the address disables it explicitly. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, searchParams, pathname } = new URL(text)
  const isSaid = searchParams.has('sslmode') || hostname === '' || isLoopback(hostname)
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1 && isSaid
}
