// Atom feed (RFC 4287) of programme changes, per edition and language. Pure.

import { changedPath } from '@forum/domain/address/changed-path.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { shownPart } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { shownSideEvents } from '@forum/domain/forum/shown-programme.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { changeLines } from '@forum/domain/programme/change-lines.ts'
import type { Change } from '@forum/domain/programme/changes.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { atomFeed, pageLink } from './atom.ts'
import type { SiteNames } from './names-of.ts'
import { stableUuid } from './stable-id.ts'
import { textElement, xmlElement } from './xml-text.ts'

const maxEntries = 100
type ChangesFeedOptions = SiteNames & {
  forum: Forum
  /** Of all editions. */
  sideEvents: readonly SideEvent[]
  /** The newest first. */
  changes: readonly Change[]
  locale: Locale
  person(id: RecordId): Person | undefined
}

/** Announced changes of events published in the language, newest first. */
export function changesFeed({
  forum,
  sideEvents,
  changes,
  locale,
  siteUrl,
  firstUrl = siteUrl,
  person,
}: ChangesFeedOptions): string {
  const shown = shownPart(forum, locale)
  const { year } = shown
  const sides = shownSideEvents(sideEvents, shown, locale)
  const { changes: words } = catalogues[locale]
  const told = changes.slice(0, maxEntries).flatMap((change) => {
    const lines = changeLines(change, { words, locale, person })
    return isPublishedIn(change.after.title, locale) && lines.length > 0 ? [{ change, lines }] : []
  })
  const entries = told.map(({ change, lines }) => {
    const { eventId, at, after } = change
    const path = changedPath(shown, sides, eventId) ?? pathWithin.changes(year)
    const parts = [
      textElement('id', `urn:uuid:${stableUuid(firstUrl, `change-${locale}`, `${year} ${eventId} ${at}`)}`),
      textElement('title', textIn(after.title, locale)),
      textElement('updated', isoAt(at)),
      pageLink(locale, siteUrl + localePath(locale, path)),
      textElement('summary', lines.join('. ')),
    ]
    return xmlElement('entry', {}, parts.join(''))
  })
  return atomFeed({
    title: words.titleOf(year),
    locale,
    siteUrl,
    firstUrl,
    path: pathWithin.changesFeed(year),
    page: pathWithin.changes(year),
    updated: told.map(({ change }) => change.at),
    year,
    entries,
  })
}
