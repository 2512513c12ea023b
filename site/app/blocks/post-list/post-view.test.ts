import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPost } from '@forum/domain/publication/publication-builder.ts'
import { expect, test } from 'vitest'
import { postView } from './post-view.ts'

const now = Date.parse('2025-09-09T09:00:00+03:00')

test.each([
  ['the running year has no year', '2025-01-01T00:00:00+02:00', '1 January'],
  ['another year has it', '2024-12-31T23:59:59+02:00', '31 December 2024'],
  ['the day is that of Kyiv', '2025-09-08T00:30:00+03:00', '8 September'],
])('%s', (_, moment, expected) => expect(postView(aPost({ published: Date.parse(moment) }), 'en', now).date).toBe(expected))

test('a row says in which language it is when it is not the one of the page', () => {
  const post = aPost({ published: null, title: inSome({ uk: 'Назва' }), lead: inSome({ uk: 'Лід', en: 'Lead' }) })
  expect(postView(post, 'ru', now, { hasLead: true })).toMatchObject({
    title: { text: 'Назва', lang: 'uk' },
    lead: { text: 'Lead', lang: 'en' },
    date: null,
    dateTime: null,
  })
})
