// Content of an edition's page: each section is null or empty if there is nothing.

import { wordsIn } from '@forum/design/page/locale.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import { speakingToday } from '@forum/domain/programme/speaking-today.ts'
import { type Album, type Publication, shownIn } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { albumView, coverOf } from '@forum/site/app/blocks/album-grid/album-view.ts'
import { broadcastView, shownBroadcasts } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import { editionRows } from '@forum/site/app/blocks/event-rows/session-row.ts'
import { materialView } from '@forum/site/app/blocks/material-list/material-view.ts'
import { partnerGroupViews } from '@forum/site/app/blocks/partner-wall/partner-wall-view.ts'
import { pictureViews } from '@forum/site/app/blocks/picture-viewer/gallery-view.ts'
import { knownPeople, personView } from '@forum/site/app/blocks/portrait/person-view.ts'
import { videoView } from '@forum/site/app/blocks/video-card/video-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type Theme = 'ink' | 'white'

/** In the order of the page. */
const parts = ['programme', 'speakers', 'broadcasts', 'videos', 'pictures', 'materials', 'partners'] as const
type Part = (typeof parts)[number]

const maxSpeakers = 8
const maxPictures = 12
const maxVideos = 4
const maxAlbums = 3

/** The sections in `locale` at `now` (ms). A cancelled edition has only publications. */
export function editionContentView(forum: Forum, content: Services['content'], now: Instant, locale: Locale) {
  const published = publishedOf(forum, content, now, locale)
  const partnerGroups = forum.isCancelled ? [] : forum.partnerGroups
  const edition = forum.isCancelled ? nothingHeld : whatWasHeld(forum, content, locale, now)
  const isThere: Record<Part, boolean> = {
    programme: edition.programme !== null,
    speakers: edition.speakers !== null,
    broadcasts: edition.broadcasts.length > 0,
    videos: published.videos.length > 0,
    pictures: edition.pictures.length + published.albums.length > 0,
    materials: published.materials.length > 0,
    partners: partnerGroupViews(partnerGroups, locale, 'ink').length > 0,
  }
  const themes = byTurns(isThere)
  /** `themes`: background of each section, alternating. */
  return { ...edition, ...published, partners: partnerGroupViews(partnerGroups, locale, themes.partners), themes }
}

function byTurns(isThere: Record<Part, boolean>): Record<Part, Theme> {
  const there = parts.filter((part) => isThere[part])
  const theme = (part: Part): Theme => (there.indexOf(part) % 2 === 0 ? 'ink' : 'white')
  return Object.fromEntries(parts.map((part) => [part, theme(part)])) as Record<Part, Theme>
}

type Held = ReturnType<typeof whatWasHeld>

const nothingHeld: Held = { programme: null, speakers: null, broadcasts: [], pictures: [] }

function whatWasHeld(forum: Forum, content: Services['content'], locale: Locale, now: Instant) {
  const { people: words } = wordsIn(locale)
  const today = speakingToday(forum.events, now)
  const people = knownPeople(forum.speakerIds, content.person, locale)
  return {
    programme: programmeOf(forum, content, locale, now),
    speakers:
      people.length > 0
        ? {
            people: people.slice(0, maxSpeakers).map((person) => personView(person, locale, today)),
            count: `${people.length}\u00a0${counted(locale, people.length, words.speakers)}`,
          }
        : null,
    broadcasts: shownBroadcasts(forum, locale).map((broadcast) => broadcastView(broadcast, forum, locale)),
    pictures: pictureViews(forum.gallery.slice(0, maxPictures), locale),
  }
}

function programmeOf(forum: Forum, content: Services['content'], locale: Locale, now: Instant) {
  const { rows, count } = editionRows(forum, content.person, locale, { now })
  return rows.length > 0 ? { rows, count } : null
}

/** An album's cover, or its first other picture where the page has shown that one. */
function coverUnlike(album: Album, shown: ReadonlySet<FileId>): FileId | null {
  const files = [coverOf(album), ...album.images.map(({ file }) => file)]
  return files.find((file) => file !== null && !shown.has(file)) ?? coverOf(album)
}

/** Publications assigned to the edition. */
function publishedOf({ year, gallery, isCancelled }: Forum, content: Services['content'], now: Instant, locale: Locale) {
  const ofYear = <T extends Publication>(items: readonly T[]) =>
    shownIn(items, locale, now).filter(({ forumYear }) => forumYear === year)
  const shown = new Set(isCancelled ? [] : gallery.slice(0, maxPictures).map(({ file }) => file))
  return {
    videos: ofYear(content.videos())
      .slice(0, maxVideos)
      .map((video) => videoView(video, locale)),
    albums: ofYear(content.albums())
      .slice(0, maxAlbums)
      .map((album) => albumView({ ...album, cover: coverUnlike(album, shown) }, locale)),
    materials: ofYear(content.materials())
      .filter(({ file }) => file !== null)
      .map((material) => materialView(material, locale)),
  }
}
