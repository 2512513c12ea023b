import type { Contact } from '@forum/domain/contact/contact.ts'
import { aContact } from '@forum/domain/contact/contact-builder.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { ContentPage, Material } from '@forum/domain/publication/publication.ts'
import { aContentPage, aMaterial } from '@forum/domain/publication/publication-builder.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { accreditationView } from './accreditation-view.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const edition = (own: Partial<Forum> = {}): Forum => ({ ...unwrittenEdition(2025), start: at('2025-10-16T09:00'), ...own })
const contact = (id: string, name: string): Contact => aContact({ id, name: inSome({ uk: name }), phone: '+38' })

const none = { now: at('2025-09-09T09:00'), contacts: [] as Contact[], pages: [] as ContentPage[], materials: [] as Material[] }
const view = (forum: Forum | undefined, given: Partial<typeof none & { locale: Locale }> = {}) => {
  const { now, contacts, pages, materials, locale } = { ...none, locale: 'en' as const, ...given }
  const forums = forum ? [forum] : []
  return accreditationView(servicesWith({ forums, contacts, pages, materials }, { now }), locale)
}

test.each([
  ['before the forum', edition(), '2025-09-09T09:00', true],
  ['while it runs', edition(), '2025-10-16T12:00', true],
  ['after it', edition(), '2025-10-17T00:00', false],
  ['on the last day of applications', edition({ accreditationUntil: at('2025-10-08T00:00') }), '2025-10-08T23:59', true],
  ['after that day', edition({ accreditationUntil: at('2025-10-08T00:00') }), '2025-10-09T00:00', false],
  ['without a date', edition({ start: null }), '2025-12-31T00:00', true],
  ['when it is cancelled', edition({ isCancelled: true }), '2025-09-09T09:00', false],
  ['without any edition of the year', undefined, '2025-09-09T09:00', false],
])('media may apply %s: %#', (_, forum, now, isOpen) => {
  expect(view(forum, { now: at(now) })).toMatchObject({ year: 2025, isOpen })
})

test('journalists are sent to the press office, not to the desk that registers participants', () => {
  const contacts = [contact('1', 'Реєстрація учасників'), contact('2', 'Пресслужба')]
  expect(view(edition(), { contacts }).contact?.name).toEqual({ text: 'Пресслужба', lang: 'uk' })
  expect(view(edition(), { contacts: contacts.slice(0, 1) }).contact).toBeNull()
})

test.each([
  ['uk', '8 жовтня'],
  ['en', '8 October'],
  ['ru', '8 октября'],
] as const)('the last day is said while applications are taken (%s)', (locale, day) => {
  const until = edition({ accreditationUntil: at('2025-10-08T00:00') })
  expect(view(until, { locale }).until).toBe(catalogues[locale].submission.accreditation.until(day))
  expect(view(until, { locale, now: at('2025-10-09T00:00') }).until).toBe('')
  expect(view(edition(), { locale }).until).toBe('')
})

test('the form leads to the rules and the kit for the press, where these are', () => {
  const press = aContentPage({ slug: 'press', title: inSome({ uk: 'Для преси', en: 'For the press', ru: '-' }) })
  const kit = aMaterial({ kind: 'press_kit' })
  expect(view(edition(), { pages: [press], materials: [kit] }).links.map(({ to }) => to)).toEqual(['/en/press', '/en/materials'])
  expect(view(edition(), { pages: [press], materials: [kit], locale: 'ru' }).links.map(({ to }) => to)).toEqual(['/ru/materials'])
  expect(view(edition()).links).toEqual([])
})
