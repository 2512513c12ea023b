import { generateKeyPairSync } from 'node:crypto'
import type { Environment } from '@forum/site/server/config/env.ts'
import { expect, test } from 'vitest'
import { decideDesk } from './desk-config.ts'

const seller = {
  SELLER_NAME: 'Forum',
  SELLER_CODE: '30000005',
  SELLER_IBAN: 'UA903052992990004149123456789',
  SELLER_BANK: 'Bank',
  SELLER_ADDRESS: 'Kyiv',
  SELLER_EMAIL: 'sales@forum.example',
  SELLER_VAT: 'none',
}

function decided(environment: Environment, isDemo = false) {
  const faults: string[] = []
  return { desk: decideDesk(environment, faults, isDemo), faults }
}

test('nothing is sold and nobody is paid unless settings say so; the demo takes no money and says so', () => {
  expect(decided({}).desk).toMatchObject({ payment: { kind: 'none' }, seller: null, invoiceDays: 5, trustedProxies: [] })
  expect(decided({}, true).desk).toMatchObject({ payment: { kind: 'test' }, seller: { code: '30000005' } })
})

test('what is given is taken', () => {
  const shop = { PAYMENT_PROVIDER: 'liqpay', LIQPAY_PUBLIC_KEY: 'public', LIQPAY_PRIVATE_KEY: 'private', LIQPAY_VERSION: '3' }
  const { desk } = decided({
    ...shop,
    ...seller,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    INVOICE_DAYS: '9',
    ATTENDEE_CHANGE_DAYS: '0',
    INVOICE_REMINDER_DAYS: '3',
    MAIL_ORGANISERS: 'a@b.cd,c@d.ef',
  })
  expect(desk).toMatchObject({
    payment: { kind: 'liqpay', publicKey: 'public', version: 3, origin: 'https://www.liqpay.ua' },
    seller: { name: 'Forum', vatRate: null },
    trustedProxies: ['127.0.0.1', '::1'],
    organisers: 'a@b.cd, c@d.ef',
    invoiceDays: 9,
    attendeeChangeDays: 0,
    invoiceReminderDays: 3,
  })
})

const abroad = {
  SELLER_NAME_EN: 'Forum LLC',
  SELLER_ADDRESS_EN: 'Kyiv, Ukraine',
  SELLER_SWIFT: 'DEMOUAUK',
  SELLER_CORRESPONDENT: 'Example Bank, SWIFT EXMPDEFF',
}

test('payers abroad have a seller in English where all of it is said, and only beside the seller', () => {
  expect(decided(seller).desk?.seller?.abroad).toBeNull()
  expect(decided({ ...seller, ...abroad }).desk?.seller?.abroad).toEqual({
    ...{ name: 'Forum LLC', address: 'Kyiv, Ukraine', swift: 'DEMOUAUK' },
    correspondent: 'Example Bank, SWIFT EXMPDEFF',
  })
  expect(decided({ ...seller, ...abroad, SELLER_SWIFT: '' }).faults).toEqual([
    'SELLER_SWIFT: given nothing; allowed: a SWIFT code of 8 or 11 signs of a bank in Ukraine',
  ])
  expect(decided({ ...seller, ...abroad, SELLER_SWIFT: 'EXMPDEFF' }).faults).toHaveLength(1)
  expect(decided(abroad).faults[0]).toContain('SELLER_NAME: given nothing')
})

test.each<[Environment, string[]]>([
  [{ PAYMENT_PROVIDER: 'cash' }, ['PAYMENT_PROVIDER: given "cash"; allowed: liqpay, monobank, test or none']],
  [{ PAYMENT_PROVIDER: 'monobank' }, ['MONOBANK_TOKEN: given nothing; allowed: the key that PAYMENT_PROVIDER=monobank needs']],
  [
    { PAYMENT_PROVIDER: 'liqpay', LIQPAY_PUBLIC_KEY: '!', LIQPAY_PRIVATE_KEY: 'a b', LIQPAY_URL: 'x' },
    [
      'LIQPAY_PUBLIC_KEY: given "!"; allowed: the public key of the shop',
      'LIQPAY_PRIVATE_KEY: given something that is not shown; allowed: visible ASCII characters without spaces',
      'LIQPAY_URL: given "x"; allowed: an http or https origin',
    ],
  ],
  [
    { PAYMENT_PROVIDER: 'liqpay', LIQPAY_PUBLIC_KEY: 'public', LIQPAY_PRIVATE_KEY: 'private' },
    [
      "SELLER_NAME: given nothing; allowed: all settings of the seller: PAYMENT_PROVIDER=liqpay takes money, and nothing may be sold in nobody's name",
    ],
  ],
  [{ ...seller, SELLER_EMAIL: '' }, ['SELLER_EMAIL: given nothing; allowed: a mail address']],
  [{ ...seller, SELLER_PHONE: 'x' }, ['SELLER_PHONE: given "x"; allowed: a telephone number']],
  [
    {
      ...seller,
      PAYMENT_PROVIDER: 'liqpay',
      LIQPAY_PUBLIC_KEY: 'public',
      LIQPAY_PRIVATE_KEY: 'private',
      RECEIPTS: 'on',
      LIQPAY_RECEIPT_TAX: '20',
    },
    [
      'RECEIPTS: given "on"; allowed: off or provider',
      'LIQPAY_RECEIPT_TAX: given "20"; allowed: letter, per cent and type of the tax with commas between them, such as А,20,0',
    ],
  ],
  [
    { ORDER_NUMBER_START: '0', REFUND_TERMS: 'none' },
    [
      'ORDER_NUMBER_START: given "0"; allowed: a whole number from 1 to 9000000',
      'REFUND_TERMS: given "none"; allowed: document or offer',
    ],
  ],
  [{ ...seller, SELLER_BANK: '' }, ['SELLER_BANK: given nothing; allowed: a text of at most 140 characters']],
  [
    { DESK_KEY: 'fifteen-signs-1' },
    ['DESK_KEY: given something that is not shown; allowed: at least 16 visible ASCII characters without spaces'],
  ],
  [
    { SMTP_URL: 'http://a' },
    ['SMTP_URL: given something that is not shown; allowed: smtp://user:password@host:port, or smtps://'],
  ],
  [
    { INVOICE_DAYS: '0', RETENTION_ORDER_DAYS: 'x' },
    [
      'INVOICE_DAYS: given "0"; allowed: a whole number of days from 1 to 90',
      'RETENTION_ORDER_DAYS: given "x"; allowed: a whole number of days from 1 to 3650',
    ],
  ],
])('%j is refused, a sentence a setting', (environment, sentences) => {
  expect(decided(environment)).toEqual({ desk: undefined, faults: sentences })
})

test.each<[Environment, unknown]>([
  [{ PAYMENT_PROVIDER: 'monobank', MONOBANK_TOKEN: 't' }, null],
  [{ PAYMENT_PROVIDER: 'monobank', MONOBANK_TOKEN: 't', RECEIPTS: 'provider', MONOBANK_RECEIPT_TAX: '1, 2' }, { tax: [1, 2] }],
  [
    {
      PAYMENT_PROVIDER: 'liqpay',
      LIQPAY_PUBLIC_KEY: 'public',
      LIQPAY_PRIVATE_KEY: 'k',
      RECEIPTS: 'provider',
      LIQPAY_RECEIPT_TAX: 'А,20,0',
    },
    { product: null, unit: '2009', tax: { letter: 'А', rate: 20, type: 0 } },
  ],
])('%j: receipts are %j', (environment, receipts) => {
  expect(decided({ ...seller, ...environment }).desk).toMatchObject({ payment: { receipts } })
})

test('settings of a provider that is not chosen are not looked at', () => {
  expect(decided({ LIQPAY_VERSION: '9' }).faults).toEqual([])
  expect(decided({ RECEIPTS: 'yes' }).faults).toEqual(['RECEIPTS: given "yes"; allowed: off or provider'])
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, true],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_TLS: 'optional' }, false],
  [{ SMTP_URL: 'smtp://127.0.0.1:2525' }, false],
  [{ SMTP_URL: 'smtp://localhost', SMTP_TLS: 'required' }, true],
])('with %j mails leave encrypted only: %s', (environment, is) => {
  expect(decided(environment).desk?.isMailEncrypted).toBe(is)
})

const { privateKey } = generateKeyPairSync('ed25519')
const keys = {
  FORM_KEYS: `${'0a'.repeat(32)}\n${'b1'.repeat(32)}`,
  TICKET_KEYS: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}
const sharedAt = (DESK_DATABASE_URL: string) => ({ DESK_DATABASE_URL, ...keys })

test('a desk that several machines share has its keys from the settings; its address and they are shown nowhere', () => {
  const { desk } = decided(sharedAt('postgres://desk:word@db.internal/desk?sslmode=verify-full'))
  expect(desk?.shared?.databaseUrl.reveal()).toContain('word')
  expect(JSON.stringify(desk?.shared)).toBe('{"databaseUrl":"[secret]","formKeys":"[secret]","ticketKeys":"[secret]"}')
  expect(decided(sharedAt('postgres://desk@127.0.0.1:5432/desk')).faults).toEqual([])
  expect(decided({}).desk?.shared).toBeNull()
})

test.each([
  ['a line that others can read', sharedAt('postgres://desk:word@db.internal/desk'), 'DESK_DATABASE_URL'],
  ['no name of a database', sharedAt('postgres://desk@localhost'), 'DESK_DATABASE_URL'],
  ['another kind of database', sharedAt('mysql://desk@localhost/desk'), 'DESK_DATABASE_URL'],
  ['no key of forms', { ...sharedAt('postgres://localhost/desk'), FORM_KEYS: '' }, 'FORM_KEYS'],
  ['half a key of tickets', { ...sharedAt('postgres://localhost/desk'), TICKET_KEYS: 'BEGIN' }, 'TICKET_KEYS'],
  ['keys without a database', { FORM_KEYS: keys.FORM_KEYS }, 'FORM_KEYS'],
] as const)('%s stops the start with one sentence, which repeats no secret', (_, environment, name) => {
  const { desk, faults } = decided(environment)
  expect(desk).toBeUndefined()
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name}: given (nothing|something that is not shown); allowed: `))])
})

test('a proxy is an address or a network; what would trust everybody, or is none, stops the start', () => {
  const given = ['173.245.48.0/20', '2400:cb00::/32', '127.0.0.1']
  expect(decided({ TRUSTED_PROXIES: given.join(', ') }).desk?.trustedProxies).toEqual(given)
  for (const wrong of [
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    'proxy',
    '2400:cb00::/129',
    '10.0.0.0/1e1',
  ])
    expect(decided({ TRUSTED_PROXIES: wrong }).faults).toHaveLength(1)
})
