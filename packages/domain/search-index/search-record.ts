// Search records: every item with its own page, and its searchable words.
import { isHiddenByPage } from '../address/editors-page.ts'
import { pathWithin } from '../address/paths.ts'
import type { Content } from '../content/content.ts'
import { editionLocales } from '../forum/edition.ts'
import type { Forum } from '../forum/forum.ts'
import { everyLocale, type Locale } from '../localisation/locale.ts'
import { isPublishedIn, type Localised, publishedLocales, textsOf } from '../localisation/localised.ts'
import type { Person } from '../people/person.ts'
import type { ProgrammeEvent, SideEvent } from '../programme/programme.ts'
import { isSession } from '../programme/reading-order.ts'
import { eventKey, type SessionKey } from '../programme/selection.ts'
import { sideEventsOf } from '../programme/side-event.ts'
import type { Material, Publication } from '../publication/publication.ts'
import type { Instant } from '../record/record.ts'
import { plainText, type RichText } from '../rich-text/rich-text.ts'
import { dateAt } from '../time/kyiv-time.ts'

/** Maximum length of a query, characters. */
export const longestQuery = 100

/** Order of equal results. */
export const searchKinds = [
  'edition',
  'session',
  'sideEvent',
  'person',
  'partner',
  'post',
  'video',
  'album',
  'material',
  'broadcast',
  'page',
] as const
export type SearchKind = (typeof searchKinds)[number]

export type SearchRecord = {
  kind: SearchKind
  /** Key in a selection, for sessions and side events; null: another kind. */
  key: SessionKey | null
  /** Address without language. */
  path: string
  /** Edition or year of publication; null: neither. */
  year: number | null
  /** Years in which a person speaks; otherwise empty. */
  years: readonly number[]
  /** Languages in which it has a page. */
  locales: readonly Locale[]
  title: Localised
  /** Subtitle: position and company, a lead. */
  line: Localised
  /** Start of a session, or publication date. */
  moment: Instant | null
  /** For sessions and side events. */
  isCancelled: boolean
  place: Localised | null
  /** Names of related people. */
  people: readonly Localised[]
  body: Localised
  /** Hidden words in every language, for search only. */
  also: string
  /** Not shown before this time (ms). */
  from: Instant | null
}

const nothing: Localised = everyLocale(() => null)

/** All search records, in no order. A generator, because building all takes long. */
export function* searchRecords(content: Content): Generator<SearchRecord, void> {
  const people = new Map(content.people.map((person) => [person.id, person]))
  for (const forum of content.forums) if (textsOf(forum.title).length > 0) yield edition(forum)
  for (const forum of content.forums.filter(({ isCancelled }) => !isCancelled)) {
    yield* ofEdition(forum, people)
    yield* aroundEdition(forum, content.sideEvents, people)
  }
  for (const person of content.people) yield ofPerson(person, content.forums)
  for (const { slug, name, position, description } of content.team)
    yield { ...record('person', pathWithin.member(slug), name), line: position, body: plain(description) }
  yield* partners(content.forums)
  yield* publications(content, people)
}

function* publications(
  { posts, videos, albums, materials, pages }: Content,
  people: ReadonlyMap<string, Person>,
): Generator<SearchRecord, void> {
  for (const post of posts)
    yield { ...publication('post', pathWithin.post(post.slug), post), line: post.lead, body: plain(post.body) }
  for (const video of videos) {
    const names = video.speakerIds.flatMap((id) => people.get(id)?.name ?? [])
    yield { ...publication('video', pathWithin.video(video.slug), video), body: plain(video.description), people: names }
  }
  for (const album of albums)
    yield { ...publication('album', pathWithin.album(album.slug), album), body: plain(album.description) }
  for (const material of materials)
    if (material.file !== null) yield { ...publication('material', pathWithin.materials(), material), also: kindWords(material) }
  for (const page of pages)
    if (!isHiddenByPage(page.slug)) yield { ...publication('page', pathWithin.page(page.slug), page), body: plain(page.body) }
}

/** What people call this material. */
function kindWords({ kind }: Material): string {
  const words: Record<NonNullable<Material['kind']>, string> = {
    presentation: 'презентація слайди презентация слайды presentation slides',
    report: 'звіт дослідження отчёт исследование report study',
    press_kit: 'пресреліз прескіт преса пресс-релиз пресс-кит press release kit',
    brand: 'логотип знак стиль логотип знак стиль logo brand',
  }
  return kind === null ? '' : words[kind]
}

/** The edition by name, year and motto; its topics are found through sessions. */
function edition(forum: Forum): SearchRecord {
  return {
    ...record('edition', pathWithin.forum(forum.year), forum.title),
    year: forum.year,
    locales: editionLocales(forum),
    line: forum.theme,
    moment: forum.start,
    isCancelled: forum.isCancelled,
    place: forum.venue,
    also: 'форум forum архів архив archive edition',
  }
}

function record(kind: SearchKind, path: string, title: Localised): SearchRecord {
  return {
    kind,
    key: null,
    path,
    title,
    year: null,
    years: [],
    locales: publishedLocales(title),
    line: nothing,
    moment: null,
    isCancelled: false,
    place: null,
    people: [],
    body: nothing,
    also: '',
    from: null,
  }
}

function publication(kind: SearchKind, path: string, item: Publication): SearchRecord {
  const { forumYear, published } = item
  const year = forumYear ?? (published === null ? null : Number(dateAt(published).slice(0, 4)))
  return { ...record(kind, path, item.title), year, moment: published, from: published }
}

function* ofEdition(forum: Forum, people: ReadonlyMap<string, Person>): Generator<SearchRecord, void> {
  const { year } = forum
  const within = (title: Localised) => editionLocales(forum).filter((locale) => isPublishedIn(title, locale))
  const session = (event: ProgrammeEvent): SearchRecord => ({
    ...record('session', pathWithin.session(year, event.slug), event.title),
    key: eventKey(event),
    year,
    locales: within(event.title),
    moment: event.start,
    isCancelled: event.isCancelled,
    place: event.room?.title ?? null,
    people: [...event.speakerIds, ...event.moderatorIds].flatMap((id) => people.get(id)?.name ?? []),
    body: plain(event.description),
  })
  for (const event of forum.events) if (isSession(event)) yield session(event)
  for (const broadcast of forum.broadcasts)
    yield {
      ...record('broadcast', pathWithin.broadcast(year, broadcast.slug), broadcast.title),
      year,
      locales: within(broadcast.title),
      moment: broadcast.start,
      place: broadcast.room?.title ?? null,
      body: plain(broadcast.description),
    }
}

function aroundEdition(forum: Forum, events: readonly SideEvent[], people: ReadonlyMap<string, Person>): SearchRecord[] {
  const { year } = forum
  return sideEventsOf(events, year).map((event) => ({
    ...record('sideEvent', pathWithin.sideEvent(year, event.slug), event.title),
    key: eventKey(event),
    year,
    locales: editionLocales(forum).filter((locale) => isPublishedIn(event.title, locale)),
    moment: event.start,
    isCancelled: event.isCancelled,
    place: event.room?.title ?? event.location,
    people: [...event.speakerIds, ...event.moderatorIds].flatMap((id) => people.get(id)?.name ?? []),
    body: plain(event.description),
  }))
}

function ofPerson(person: Person, forums: readonly Forum[]): SearchRecord {
  const years = forums.filter(({ speakerIds }) => speakerIds.includes(person.id)).map(({ year }) => year)
  return {
    ...record('person', pathWithin.speaker(person.slug), person.name),
    year: years.length > 0 ? Math.max(...years) : null,
    years,
    line: joined(person.position, person.company),
    body: plain(person.description),
  }
}

/** Each partner once, with the newest edition that lists it: its place is the partners' page. */
function partners(forums: readonly Forum[]): SearchRecord[] {
  const found = new Map<string, SearchRecord>()
  for (const forum of forums.toSorted((a, b) => b.year - a.year)) {
    for (const { id, title, description } of forum.partnerGroups.flatMap((group) => group.partners)) {
      if (found.has(id)) continue
      found.set(id, {
        ...record('partner', pathWithin.partners(), title),
        year: forum.year,
        body: plain(description),
      })
    }
  }
  return [...found.values()]
}

function plain(text: Localised<RichText>): Localised {
  return everyLocale((locale) => {
    const nodes = text[locale]
    return nodes ? plainText(nodes).replace(/\s+/g, ' ').trim() : null
  })
}

function joined(...fields: readonly Localised[]): Localised {
  return everyLocale((locale) => fields.flatMap((field) => field[locale] ?? []).join(', ') || null)
}
