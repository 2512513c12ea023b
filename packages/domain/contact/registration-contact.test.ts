import { expect, test } from 'vitest'
import { inSome, nothing } from '../localisation/localised-builder.ts'
import type { Contact } from './contact.ts'
import { aContact } from './contact-builder.ts'
import { registrationContact } from './registration-contact.ts'

const contact = (id: string, own: Partial<Contact> = {}): Contact =>
  aContact({ id, name: nothing, phone: '+38 044 000 00 00', ...own })
const named = (id: string, uk: string | null, en: string | null = null) => contact(id, { name: inSome({ uk, en }) })
const committee = named('committee', 'Організаційний комітет', 'Organising committee')
const press = named('press', 'Акредитація та реєстрація преси', 'Press registration')

test.each([
  ['by its Ukrainian name', [committee, named('desk', 'РЕЄСТРАЦІЯ учасників')], 'desk'],
  ['by its English name alone', [committee, named('desk', null, 'Ticket desk')], 'desk'],
  ['by its address', [committee, contact('desk', { email: 'tickets@forum.example' })], 'desk'],
  ['not the registration of the press', [committee, press, named('desk', 'Реєстрація учасників')], 'desk'],
  ['not the speakers’ desk that comes before', [named('speakers', 'Реєстрація спікерів'), named('desk', 'Учасники')], 'desk'],
  ['of two alike the first', [named('one', 'Квитки'), named('two', 'Квитки')], 'one'],
  ['the first of all when none is like it', [committee, named('office', 'Канцелярія')], 'committee'],
  ['the first of all when only the press is left', [press, named('office', 'Речник: медіа')], 'press'],
  [
    'nobody who cannot be reached',
    [contact('mute', { name: inSome({ uk: 'Реєстрація' }), phone: null }), committee],
    'committee',
  ],
])('the registration is found: %s', (_, contacts, expected) => {
  expect(registrationContact(contacts)?.id).toBe(expected)
})

test('there may be nobody', () => {
  expect(registrationContact([])).toBeUndefined()
})
