import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aContentPage } from '@forum/domain/publication/publication-builder.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { expect, test } from 'vitest'
import { frameView } from './language-view.ts'

const edition = (year: number, own: Partial<Forum> = {}): Forum => ({ ...unwrittenEdition(year), ...own })
const notInEnglish = inSome({ uk: 'Форум', en: '-', ru: 'Форум' })

const frameOf = (forums: Forum[], locale: 'uk' | 'en') => frameView(servicesWith({ forums }), locale, 'Forum')

test('menus lead to no edition that is not published in the language', () => {
  const forums = [
    edition(2025, { title: notInEnglish, speakerIds: ['1'] }),
    edition(2024, { title: notInEnglish }),
    edition(2023, { isArchived: true, title: notInEnglish }),
    edition(2022, { isArchived: true }),
  ]
  expect(frameOf(forums, 'uk')).toMatchObject({ previousYear: 2024, archive: [2024, 2023, 2022], hasSpeakers: true })
  expect(frameOf(forums, 'en')).toMatchObject({ previousYear: 2022, archive: [2022], hasSpeakers: false })
})

test('the menu says when and where the current edition meets, in the language of the page', () => {
  const start = Date.parse('2025-10-16T09:00:00+03:00')
  const venue = inSome({ uk: 'Почайна' })
  const current = edition(2025, { start, end: start + 24 * 3_600_000, venue })
  expect(frameOf([current], 'uk')).toMatchObject({
    date: '16–17 жовтня 2025',
    venue: 'Почайна',
  })
  expect(frameOf([current], 'en')).toMatchObject({ venue: { text: 'Почайна', lang: 'uk' } })
})

test.each([
  ['is cancelled', edition(2025, { start: 1, isCancelled: true, ticketsStatus: 'started' })],
  ['is not written yet', undefined],
  ['is not published in the language', edition(2025, { start: 1, title: notInEnglish, ticketsStatus: 'started' })],
])('an edition that %s has neither a date nor tickets', (_, forum) => {
  expect(frameOf(forum ? [forum] : [], 'en')).toMatchObject({ date: null, venue: null, buyPath: null, archive: [] })
})

test.each(['accessibility', 'cookies'])('the page %s is led to from its day on', (slug) => {
  const hasAt = (now: number) => {
    const pages = [aContentPage({ slug, published: before })]
    const { hasAccessibility, hasCookies } = frameView(servicesWith({ pages }, { now }), 'uk', 'Forum')
    return slug === 'cookies' ? hasCookies : hasAccessibility
  }
  expect([hasAt(before - 1), hasAt(before)]).toEqual([false, true])
})
