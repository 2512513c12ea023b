import { expect, test } from 'vitest'
import { isEdrpou } from './edrpou.ts'
import { groupedIban, ukrainianIban } from './iban.ts'
import { type CreditTransfer, paymentQr } from './nbu-qr.ts'

/** Example 4 of the rules' annex 4; the example's reserved last line says RFU, ours stays empty as the rules ask. */
const onlineShop: CreditTransfer = {
  kind: 'ICT',
  recipient: 'ТОВ «ФК „ЕВО“»',
  iban: 'UA673005280000026500504354077',
  amount: 15_000,
  recipientCode: '37193071',
  category: 'OTHR/GDDS',
  reference: '1225102576',
  purpose: '?MerchantBusinessName="ROZETKA.UA", Покупка товарів, замовлення №821558965.',
  display: '?<InstrForCdtrAgt><InstrInf>MerchID:01234-TermId:43210</InstrInf></InstrForCdtrAgt>',
  validUntil: '250321120000',
  createdAt: '250129120000',
}

const linesOf = ({ payload }: { payload: string }) =>
  new TextDecoder('windows-1251').decode(Buffer.from(payload, 'base64url')).split('\n')

test('the official example of an online shop is written byte for byte', async () => {
  const { address, payload } = paymentQr(onlineShop)
  const official = Buffer.concat([Buffer.from(payload, 'base64url'), Buffer.from('RFU')]).toString('base64url')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(official))
  expect(Buffer.from(digest).toString('hex')).toBe('358379bc798444961f8c83708ef68c4a419bf3d00b41ac22a1505b6752786216')
  expect(address).toBe(`https://qr.bank.gov.ua/${payload}`)
  expect(linesOf({ payload })).toHaveLength(17)
})

test.each([
  [300, 'UAH3'],
  [1, 'UAH0.01'],
  [1_250_050, 'UAH12500.50'],
  [99_999_999_999, 'UAH999999999.99'],
])('%s kopiykas are written as %s', (amount, written) => {
  expect(linesOf(paymentQr({ ...onlineShop, amount }))[7]).toBe(written)
})

test.each<[keyof CreditTransfer, Partial<CreditTransfer>]>([
  ['amount', { amount: 0 }],
  ['amount', { amount: 10.5 }],
  ['amount', { amount: 100_000_000_000 }],
  ['recipient', { recipient: 'т'.repeat(141) }],
  ['purpose', { purpose: 'т'.repeat(421) }],
  ['purpose', { purpose: 'т'.repeat(380) }],
  ['purpose', { purpose: 'one\ntwo' }],
  ['reference', { reference: '1'.repeat(36) }],
])('a %s that the format cannot hold is refused: %j', (name, own) => {
  expect(() => paymentQr({ ...onlineShop, ...own })).toThrow(new RangeError(`${name} does not fit into the payment QR`))
})

test('an apostrophe of either shape survives the code page', () => {
  expect(linesOf(paymentQr({ ...onlineShop, purpose: 'Плата за памʼять і пам’ять' }))[11]).toBe('Плата за пам’ять і пам’ять')
})

test.each(['Société «Łódź»', 'ТОВ «Zażółć»', 'ФОП Ағаш', 'Øresund & Žižka', 'ТОВ «Ελλάς»', 'ТОВ «⅔»'])(
  'a receiver %s with letters beyond the code page keeps them all, in UTF-8',
  (recipient) => {
    const lines = Buffer.from(paymentQr({ ...onlineShop, recipient }).payload, 'base64url')
      .toString('utf8')
      .split('\n')
    expect([lines[2], lines[5], lines[11]]).toEqual(['1', recipient, onlineShop.purpose])
  },
)

test('where such letters leave no room for the purpose there is no code', () => {
  const purpose = 'т'.repeat(230)
  expect(linesOf(paymentQr({ ...onlineShop, display: '', purpose }))[2]).toBe('2')
  expect(() => paymentQr({ ...onlineShop, display: '', purpose: `${purpose} ł` })).toThrow('does not fit')
})

test.each([
  ['UA673005280000026500504354077', true],
  ['ua67 3005 2800 0002 6500 5043 5407 7', true],
  ['UA683005280000026500504354077', false],
  ['UA67300528000002650050435407', false],
  ['DE89370400440532013000', false],
  ['', false],
])('%s is a Ukrainian IBAN: %s', (text, isValid) => {
  expect(ukrainianIban(text) !== null).toBe(isValid)
})

test('an IBAN is read in groups of four', () => {
  expect(groupedIban('UA673005280000026500504354077').split('\u00a0')).toHaveLength(8)
})

test.each(['14360570', '00032106', '21133352', '37193071', '40121452', '40720198', '21560045', '40075815', '46143031'])(
  '%s is an EDRPOU, and no longer with another last digit',
  (code) => {
    expect(isEdrpou(code)).toBe(true)
    expect(isEdrpou(code.slice(0, 7) + ((Number(code[7]) + 1) % 10))).toBe(false)
  },
)
