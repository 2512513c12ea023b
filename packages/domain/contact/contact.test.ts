import { describe, expect, it, test } from 'vitest'
import { locales } from '../localisation/locale.ts'
import { inAll } from '../localisation/localised-builder.ts'
import { documentFor, type LegalDocument, networkNamed, shownContacts, writtenPhones } from './contact.ts'
import { aContact } from './contact-builder.ts'

test.each([
  ['Facebook', 'facebook'],
  ['YOU TUBE', 'youtube'],
  [' linked In ', 'linkedin'],
  ['telegram', 'telegram'],
  ['Telegram Bot', 'telegrambot'],
  ['Whats App', 'whatsapp'],
  ['Tiktok', undefined],
  ['X', undefined],
  ['', undefined],
])('the name %j means %s', (name, expected) => expect(networkNamed(name)).toBe(expected))

describe('a legal document', () => {
  const offer = (ukrainian: string | null, other: string | null): LegalDocument => ({ id: '1', kind: 'offer', ukrainian, other })

  it.each([
    [offer('ua', 'en'), ['ua', 'en', 'en']],
    [offer('ua', null), ['ua', 'ua', 'ua']],
    [offer(null, 'en'), [null, 'en', 'en']],
    [{ ...offer('ua', 'en'), kind: 'privacy' as const }, [null, null, null]],
  ])('%o is read as %j', (document, expected) => {
    expect(locales.map((locale) => documentFor([document], 'offer', locale))).toEqual(expected)
  })
})

test('of the contacts of a language those are shown that can be reached and are not withheld from it', () => {
  const contacts = [
    aContact({ id: 'press', name: inAll('Press'), phone: '1' }),
    aContact({ id: 'withheld', name: { ...inAll('x'), en: '-' }, phone: '1' }),
    aContact({ id: 'unreachable', name: inAll('x'), phone: null, email: null }),
  ]
  expect(shownContacts(contacts, 'en').map(({ id }) => id)).toEqual(['press'])
  expect(shownContacts(contacts, 'uk').map(({ id }) => id)).toEqual(['press', 'withheld'])
})

test.each<[string, (string | null)[]]>([
  ['+38 044 000 10 02', ['tel:+380440001002']],
  ['+38 044 000 10 02 дод. 3', ['tel:+380440001002,3']],
  ['+38 044 000 10 02, вн. 5', ['tel:+380440001002,5']],
  ['(044)1234567#12', ['tel:0441234567,12']],
  ['+44 20 7946 0000 ext 12', ['tel:+442079460000,12']],
  ['044 123 45 67, 067 123 45 67', ['tel:0441234567', 'tel:0671234567']],
  ['+38 044 123-45-67; +38 067 123-45-67', ['tel:+380441234567', 'tel:+380671234567']],
  ['044 123 45 67 / 067 123 45 67', ['tel:0441234567', 'tel:0671234567']],
  ['044 123 45 67 або 067 123 45 67', ['tel:0441234567', 'tel:0671234567']],
  ['044 123 45 67 067 123 45 67', [null]],
  ['+38O44 123 45 67', ['tel:+380441234567']],
  ['+38 (044) 123‑45‑67', ['tel:+380441234567']],
  ['0 800 000 000 (безкоштовно)', ['tel:0800000000']],
  ['044 123 45 67 / Олена', ['tel:0441234567']],
  ['тел. 044 222 33 44 (Олена)', ['tel:0442223344']],
  ['Олено 044 222 33 44', ['tel:0442223344']],
  ['О. Коваль 044 222 33 44', ['tel:0442223344']],
  ['+38OO44 123 45 6O', ['tel:+3800441234560']],
  ['tel: 044 123 45 67', ['tel:0441234567']],
  ['tel:+380441234567;ext=12', ['tel:+380441234567,12']],
  ['044−123−45−67', ['tel:0441234567']],
  ['044\u2011123\u201145\u201167', ['tel:0441234567']],
  ['044﹣123－45－67', ['tel:0441234567']],
  ['04\u200b4\u00ad123\u202f45\u200967\u202c', ['tel:0441234567']],
  ['+44 (0)20 7946 0000', ['tel:+442079460000']],
  ['044·123·45·67', ['tel:0441234567']],
  ['101', ['tel:101']],
  ['за запитом', [null]],
  ['', []],
])('of %j the links dial %j', (field, expected) => {
  expect(writtenPhones(field).map(({ dials }) => dials)).toEqual(expected)
})
