// Changes of a programme for readers of feeds: Atom (RFC 4287), one feed for an edition and a language. Pure.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { shownPart } from '#domain/forum/edition.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '#domain/localisation/localised.ts'
import type { Person } from '#domain/people/person.ts'
import { changeLines } from '#domain/programme/change-lines.ts'
import type { Change } from '#domain/programme/changes.ts'
import { isoAt } from '#domain/programme/kyiv-time.ts'
import type { RecordId } from '#domain/record.ts'
import { feedWords } from '#messages/feed-words.ts'
import { stableUuid } from './stable-id.ts'
import { element, textElement, xmlHead } from './xml-text.ts'

const maxEntries = 100
/** Of a feed without an entry. */
const origin = Date.UTC(2014, 0, 1)

type ChangesFeedOptions = {
  forum: Forum
  /** The newest first. */
  changes: readonly Change[]
  locale: Locale
  /** Canonical origin without a trailing slash. */
  siteUrl: string
  person(id: RecordId): Person | undefined
}

/** What was told of an edition's sessions that are published in the language, the newest first. */
export function changesFeed({ forum, changes, locale, siteUrl, person }: ChangesFeedOptions): string {
  const { year, events } = shownPart(forum, locale)
  const { siteName, changes: words } = feedWords[locale]
  const absolute = (path: string) => siteUrl + localePath(locale, path)
  const nameOf = (id: RecordId) => {
    const name = person(id)?.name
    return name ? textIn(name, locale) : ''
  }
  const entries = changes.slice(0, maxEntries).flatMap((change) => {
    const lines = changeLines(change, { words, locale, nameOf })
    if (!isPublishedIn(change.after.title, locale) || lines.length === 0) return []
    const event = events.find(({ id }) => id === change.eventId)
    const href = absolute(event ? pathWithin.session(year, event.slug) : pathWithin.changes(year))
    return { change, lines, href }
  })
  const parts = [
    textElement('id', absolute(pathWithin.changesFeed(year))),
    textElement('title', `${words.titleOf(year)}: ${siteName}`),
    textElement('updated', isoAt(Math.max(origin, ...entries.map(({ change }) => change.at)))),
    element('link', { rel: 'self', type: 'application/atom+xml', href: absolute(pathWithin.changesFeed(year)) }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: absolute(pathWithin.changes(year)) }),
    element('author', {}, textElement('name', siteName) + textElement('uri', absolute(pathWithin.home()))),
    ...entries.map(({ change, lines, href }) => {
      const id = stableUuid(siteUrl, `change-${locale}`, `${year} ${change.eventId} ${change.at}`)
      const inner = [
        textElement('id', `urn:uuid:${id}`),
        textElement('title', textIn(change.after.title, locale)),
        textElement('updated', isoAt(change.at)),
        element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href }),
        textElement('summary', lines.join('. ')),
      ]
      return element('entry', {}, inner.join(''))
    }),
  ]
  const feed = element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale }, `\n${parts.join('\n')}\n`)
  return `${xmlHead}${feed}\n`
}
