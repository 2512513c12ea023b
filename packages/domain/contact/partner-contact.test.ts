import { expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import { aContact } from './contact-builder.ts'
import { isPartnerContact } from './partner-contact.ts'

test.each([
  ['Партнерство', null, true],
  ['Партнерам форуму', null, true],
  ['Партнёрам', null, true],
  ['Партнерам', null, true],
  ['Для спонсорів', null, true],
  ['Partnerships', null, true],
  ['Sponsors', null, true],
  ['Відділ', 'partners@forum.example', true],
  ['Відділ', 'PARTNER@forum.example', true],
  ['Реєстрація учасників', 'tickets@forum.example', false],
  ['Преса', 'press@partner.example', false],
  ['Спікери', null, false],
])('%s, %s is the contact for partners: %s', (name, email, expected) => {
  expect(isPartnerContact(aContact({ name: inSome({ uk: name }), email }))).toBe(expected)
})
