import { expect, test } from 'vitest'
import type { Contact } from '#domain/contact/contact.ts'
import { aContact } from '#domain/contact/contact-builder.ts'
import { unwrittenEdition } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import { inSome } from '#domain/localisation/localised-builder.ts'
import { accreditationView } from './accreditation-view.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const edition = (own: Partial<Forum> = {}): Forum => ({ ...unwrittenEdition(2025), start: at('2025-10-16T09:00'), ...own })
const contact = (id: string, name: string): Contact =>
  aContact({
    id,
    name: inSome({ uk: name }),
    phone: '+38',
  })

const view = (forum: Forum | undefined, { now = at('2025-09-09T09:00'), contacts = [] as Contact[] } = {}) =>
  accreditationView(
    {
      content: { forumByYear: (year) => (year === 2025 ? forum : undefined), contacts: () => contacts },
      clock: { now: () => now },
      settings: { currentForumYear: 2025 },
    },
    'en',
  )

test.each([
  ['before the forum', edition(), '2025-09-09T09:00', true],
  ['while it runs', edition(), '2025-10-16T12:00', true],
  ['after it', edition(), '2025-10-17T00:00', false],
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
