import { expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import type { Contact } from './contact.ts'
import { aContact } from './contact-builder.ts'
import { pressContact } from './press-contact.ts'

const contact = (id: string, uk: string, email: string | null, phone: string | null = null): Contact =>
  aContact({ id, name: inSome({ uk }), phone, email })

test.each([
  ['Преса', 'a@forum.example', true],
  ['Пресслужба', 'a@forum.example', true],
  ['Акредитація', 'a@forum.example', true],
  ['Звʼязки', 'press@forum.example', true],
  ['Реєстрація учасників', 'tickets@forum.example', false],
  ['Експресія', 'a@press.example', false],
])('%s at %s is asked by journalists: %s', (name, email, isAsked) => {
  expect(pressContact([contact('1', name, email)]) !== undefined).toBe(isAsked)
})

test('a contact that cannot be reached is none', () => {
  expect(pressContact([contact('1', 'Преса', null), contact('2', 'Преса', null, '+38 044 000 10 04')])?.id).toBe('2')
})
