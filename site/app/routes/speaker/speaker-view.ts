import { wordsIn } from '@forum/design/page/locale.ts'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { countryName } from '@forum/domain/localisation/display-name.ts'
import { langOf, localText, withWords, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, publishedLocales } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { sideEventYear } from '@forum/domain/programme/side-event.ts'
import { shownIn } from '@forum/domain/publication/publication.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import type { Instant, RecordId } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '@forum/domain/rich-text/rich-text.ts'
import { dateAt, fullDate } from '@forum/domain/time/kyiv-time.ts'
import type { EventRow } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { sessionRow } from '@forum/site/app/blocks/event-rows/session-row.ts'
import { bigFigure } from '@forum/site/app/blocks/portrait/big-figure.ts'
import { type PersonView, personView } from '@forum/site/app/blocks/portrait/person-view.ts'
import { movedIn } from '@forum/site/app/blocks/programme-change/change-view.ts'
import { videoView } from '@forum/site/app/blocks/video-card/video-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** Maximum number of videos; all are in the list of videos. */
const maxVideos = 6

/** Sessions of an edition by Kyiv day. */
export type EditionOnStage = { year: number; days: readonly { date: string | null; dateText: string | null; rows: EventRow[] }[] }

/** A person with all sessions; undefined: not visible in `locale`. */
export function speakerView(
  { changes, content, clock }: Pick<Services, 'changes' | 'content' | 'clock'>,
  slug: string,
  locale: Locale,
) {
  const person = content.personBySlug(slug)
  if (!person || !isPublishedIn(person.name, locale)) return undefined
  const description = localText(person.description, locale)
  const { figure, rest } = bigFigure(wordsOf(description) ?? [])
  const view = personView(person, locale)
  return {
    person: view,
    country: person.country === null ? null : countryName(person.country, locale),
    text: description && rest.length > 0 ? withWords(description, () => rest) : null,
    figure: figure && { ...figure, lang: langOf(description) },
    links: linksOf(person),
    editions: editionsOf([...content.appearancesOf(person.id), ...aroundForums(content, person.id)], locale, {
      now: clock.now(),
      changes,
    }),
    /** Newest first. */
    videos: shownIn(content.videos(), locale, clock.now())
      .filter(({ speakerIds }) => speakerIds.includes(person.id))
      .slice(0, maxVideos)
      .map((video) => videoView(video, locale)),
    locales: publishedLocales(person.name),
    description: descriptionOf(view, langOf(description) ? [] : rest, locale),
    /** Server time of rendering (ms). */
    now: clock.now(),
  }
}

type Appearance = { forum: Forum; event: ProgrammeEvent | SideEvent; role: 'moderator' | 'speaker' }

/** Side events with this person. */
function aroundForums({ sideEvents, forumByYear }: Services['content'], id: RecordId): Appearance[] {
  return sideEvents().flatMap((event) => {
    const forum = forumByYear(sideEventYear(event) ?? 0)
    const isModerator = event.moderatorIds.includes(id)
    if (!forum || !(isModerator || event.speakerIds.includes(id))) return []
    return [{ forum, event, role: isModerator ? 'moderator' : 'speaker' }]
  })
}

/** Published sessions, newest edition first, then by time, without time last. */
function editionsOf(
  unordered: readonly Appearance[],
  locale: Locale,
  { now, changes }: { now: Instant; changes: Services['changes'] },
): EditionOnStage[] {
  const words = wordsIn(locale).people
  const startOf = ({ event }: Appearance) => event.start ?? Number.MAX_SAFE_INTEGER
  const appearances = unordered.toSorted((a, b) => b.forum.year - a.forum.year || startOf(a) - startOf(b))
  const editions = new Map<number, Map<string | null, { date: string | null; dateText: string | null; rows: EventRow[] }>>()
  for (const { forum, event, role } of appearances) {
    if (forum.isCancelled || !isEditionShown(forum, locale) || !isPublishedIn(event.title, locale)) continue
    const days = editions.get(forum.year) ?? new Map()
    editions.set(forum.year, days)
    const date = event.start === null ? null : dateAt(event.start)
    const day = days.get(date) ?? { date, dateText: event.start === null ? null : fullDate(event.start, locale), rows: [] }
    days.set(date, day)
    const state = { now, moveOf: movedIn(changes, forum.year) }
    day.rows.push(sessionRow(event, forum.year, locale, [role === 'moderator' ? words.moderator : words.speaker], state))
  }
  return [...editions].map(([year, days]) => ({ year, days: [...days.values()] }))
}

const networkNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X',
  x: 'X',
  telegram: 'Telegram',
  github: 'GitHub',
  threads: 'Threads',
  wikipedia: 'Wikipedia',
  orcid: 'ORCID',
}

/** A network's name, otherwise the host. */
function linksOf(person: Person) {
  return person.links.map(({ type, url }) => ({
    label: ownValue(networkNames, type.toLowerCase()) ?? new URL(url).hostname.replace(/^www\./, ''),
    url,
  }))
}

/** The text's beginning, otherwise position and company. */
function descriptionOf(person: PersonView, text: RichText, locale: Locale): string {
  const plain = plainText(text)
  if (plain !== '') return excerpt(plain)
  const who = [wordsOf(person.name), wordsOf(person.position), person.company].filter(Boolean).join(', ')
  return wordsIn(locale).people.personDescription(who, wordsIn(locale).site.name)
}
