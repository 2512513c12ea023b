import type { Content } from '@forum/domain/content/content.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { inAll, inSome, nothing } from '@forum/domain/localisation/localised-builder.ts'
import type { Picture } from '@forum/domain/picture/picture.ts'
import { aPicture } from '@forum/domain/picture/picture-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { aMaterial, anAlbum, aVideo } from '@forum/domain/publication/publication-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { before } from '@forum/site/app/whole-site-builder.ts'
import { describe, expect, it } from 'vitest'
import { forumView } from './forum-view.ts'

const english = catalogues.en

const event = (id: string, start: string, own: Partial<ProgrammeEvent> = {}): ProgrammeEvent =>
  anEvent({ id, start: parseMoment(start), ...own })

const forum = (year: number, own: Partial<Forum> = {}): Forum => ({
  ...unwrittenEdition(year),
  isArchived: true,
  title: inAll(`Forum of ${year}`),
  start: parseMoment(`${year}-10-16T09:00`),
  ...own,
})

const viewOf = (forums: Forum[], year: number, more: Partial<Content> = {}) => {
  const edition = forums.find((one) => one.year === year) ?? aForum()
  return forumView(servicesWith({ ...more, forums }), edition, 'en')
}

describe('an edition', () => {
  it('needs nothing but a year', () => {
    const view = viewOf([forum(2023, { title: nothing, start: null })], 2023)
    expect(view).toMatchObject({
      date: null,
      text: null,
      programme: null,
      speakers: null,
      partners: [],
      broadcasts: [],
      videos: [],
      pictures: [],
      albums: [],
      materials: [],
      years: [2023],
    })
    expect(wordsOf(view.heading)).toBe(view.title)
  })

  it('has a part for its facts only where one is known', () => {
    const bare = { title: nothing, start: null }
    expect(viewOf([forum(2023, bare)], 2023).hasFacts).toBe(false)
    expect(viewOf([forum(2023, { ...bare, venue: inAll('House') })], 2023).hasFacts).toBe(true)
    expect(viewOf([forum(2023, { ...bare, isCancelled: true })], 2023).hasFacts).toBe(true)
  })

  it('says its attendance unless a figure does', () => {
    expect(viewOf([forum(2023, { attendance: 1240 })], 2023).attendance).toBe(1240)
    expect(
      viewOf([forum(2023, { attendance: 1240, statistics: [{ value: '1 240', label: inAll('people') }] })], 2023).attendance,
    ).toBeNull()
  })

  it('leads to the editions that exist in the language', () => {
    const forums = [2025, 2024, 2023, 2021].map((year) =>
      forum(year, year === 2024 ? { title: inSome({ uk: 'Ф', en: '-', ru: 'Ф' }) } : {}),
    )
    expect(viewOf(forums, 2023)).toMatchObject({ years: [2021, 2023, 2025] })
  })

  it('without a short programme shows sessions of its first day', () => {
    const events = [
      event('eve', '2023-10-15T18:00'),
      event('coffee', '2023-10-16T10:00', { kind: 'break' }),
      event('panel', '2023-10-16T11:00'),
    ]
    expect(viewOf([forum(2023, { events })], 2023).programme?.rows.map(({ key }) => key)).toEqual(['panel'])
  })

  it('leads from its short programme to the session of that time and title', () => {
    const row = (id: string, time: string, title: string) => ({ id, time, title: inAll(title), description: nothing })
    const events = [event('panel', '2023-10-16T11:00')]
    const shortProgramme = [row('1', '09:00', 'registration'), row('2', '11:00', 'panel')]
    expect(viewOf([forum(2023, { events, shortProgramme })], 2023).programme?.rows.map(({ to }) => to)).toEqual([
      undefined,
      '/en/forum/2023/program/panel',
    ])
  })
})

describe('what was published about an edition', () => {
  const video = (id: string, forumYear: number | null, published = before) => aVideo({ id, published, forumYear })
  const album = (id: string, forumYear: number) => anAlbum({ id, forumYear })
  const material = (id: string, forumYear: number, file: string | null) => aMaterial({ id, forumYear, file })
  const more = {
    videos: [
      video('its own', 2020),
      video('another year', 2019),
      video('of no year', null),
      video('not out yet', 2020, before + 1),
    ],
    albums: [album('its album', 2020)],
    materials: [material('its report', 2020, 'file'), material('without a file', 2020, null)],
  }

  it.each([true, false])('is its own and can be opened; cancelled: %s', (isCancelled) => {
    const view = viewOf([forum(2020, { isCancelled })], 2020, more)
    expect(view.videos.map(({ slug }) => slug)).toEqual(['its own'])
    expect(view.albums.map(({ slug }) => slug)).toEqual(['its album'])
    expect(view.materials.map(({ title }) => wordsOf(title))).toEqual(['its report'])
  })

  it('shows an album by a picture that the page has not shown, if it has one', () => {
    const [a, b] = [aPicture({ file: 'a' }), aPicture({ file: 'b' })]
    const coverOf = (images: Picture[], own: Partial<Forum> = {}) => {
      const albums = [anAlbum({ id: 'its album', forumYear: 2020, cover: 'a', images })]
      return viewOf([forum(2020, { gallery: [a], ...own })], 2020, { albums }).albums.map(({ cover }) => cover)
    }
    expect(coverOf([a, b])).toEqual(['b'])
    expect(coverOf([a])).toEqual(['a'])
    expect(coverOf([a, b], { gallery: [b] })).toEqual(['a'])
    // What was not held has no gallery of its own.
    expect(coverOf([a, b], { isCancelled: true })).toEqual(['a'])
  })

  it('stands on grounds that take turns, whatever is missing', () => {
    const themesOf = (own: Partial<Forum>) => viewOf([forum(2020, own)], 2020, more).themes
    expect(themesOf({})).toMatchObject({ videos: 'ink', pictures: 'white', materials: 'ink' })
    expect(themesOf({ events: [event('panel', '2020-10-16T11:00')] })).toMatchObject({
      programme: 'ink',
      videos: 'white',
      pictures: 'ink',
      materials: 'white',
    })
  })
})

describe('a cancelled edition', () => {
  const cancelled = (year: number, own: Partial<Forum> = {}) =>
    viewOf([forum(year, { isCancelled: true, attendance: 500, events: [event('panel', `${year}-10-16T11:00`)], ...own })], year)

  it('says why in the editor’s words and shows nothing that was not held', () => {
    const view = cancelled(2020, { cancelledNote: inSome({ uk: 'Через пандемію' }) })
    expect(view).toMatchObject({
      cancelled: { text: 'Через пандемію', lang: 'uk' },
      date: null,
      attendance: null,
      programme: null,
      speakers: null,
    })
  })

  it('has a sentence of its own for 2020', () => {
    expect(wordsOf(cancelled(2020)?.cancelled)).toBe(english.forum.cancelledForCovid)
    expect(wordsOf(cancelled(2022)?.cancelled)).toBe(english.forum.cancelled)
  })
})
