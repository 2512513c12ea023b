import { wordsIn } from '@forum/design/page/locale.ts'
import { isEditionShown, phaseOf, shownPart, unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum, HomeWords } from '@forum/domain/forum/forum.ts'
import { ownWords } from '@forum/domain/forum/own-words.ts'
import { groupedFigure } from '@forum/domain/localisation/grouped.ts'
import { localText, withWords, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { speakingToday } from '@forum/domain/programme/speaking-today.ts'
import { shownIn } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { Buying } from '@forum/domain/sale/buying.ts'
import { dateAt, dateRange } from '@forum/domain/time/kyiv-time.ts'
import { editionRows, type RowState } from '@forum/site/app/blocks/event-rows/session-row.ts'
import { hallStripView } from '@forum/site/app/blocks/hall-strip/hall-strip-view.ts'
import { partnerGroupViews } from '@forum/site/app/blocks/partner-wall/partner-wall-view.ts'
import { placeView } from '@forum/site/app/blocks/place/place-view.ts'
import { knownPeople, personView } from '@forum/site/app/blocks/portrait/person-view.ts'
import { postView } from '@forum/site/app/blocks/post-list/post-view.ts'
import { movedIn } from '@forum/site/app/blocks/programme-change/change-view.ts'
import { videoView } from '@forum/site/app/blocks/video-card/video-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { isPast, nextSteps } from '@forum/site/app/ordering/buying/next-steps.ts'

const stripLength = 8
const newsCount = 3
const videoCount = 4
/** Number of partner groups here; all others are on the partners page. */
const groupCount = 2

export type HeroView = ReturnType<typeof heroView>

export type HomeView = ReturnType<typeof homeView>

/** The current edition; if it has no content, the newest one. */
export function homeEdition({ content, settings }: Pick<Services, 'content' | 'settings'>): Forum {
  return content.forumByYear(settings.currentForumYear) ?? content.forums()[0] ?? unwrittenEdition(settings.currentForumYear)
}

/** The home page of `edition`; `buying`: state of its sale. */
export function homeView({ changes, content, clock }: Services, edition: Forum, buying: Buying, locale: Locale) {
  const forum = shownPart(edition, locale)
  const now = clock.now()
  const today = speakingToday(forum.events, now)
  const people = knownPeople(forum.speakerIds, content.person, locale)
  const strip = hallStripView(forum, now, locale)
  const videos = isPast(forum, now) ? shownIn(content.videos(), locale, now).slice(0, videoCount) : []
  return {
    hero: heroView(forum, { locale, now, buying }),
    /** Current sessions in the halls, in the place of lead and statistics; null outside the forum. */
    strip,
    /** Section headings, from editors or the site. */
    titles: titlesOf(edition.home, locale),
    lead: strip ? null : leadOf(forum, locale),
    statistics: strip ? [] : statisticsOf(forum, locale),
    speakers: people.slice(0, stripLength).map((person) => personView(person, locale, today)),
    /** The short programme; after the forum its recordings stand in its place. */
    day: videos.length > 0 ? null : dayView(forum, content, { now, moveOf: movedIn(changes, forum.year) }, locale),
    partners: partnerGroupViews(forum.partnerGroups, locale, 'ink').slice(0, groupCount),
    news: shownIn(content.posts(), locale, now)
      .slice(0, newsCount)
      .map((post, index) => postView(post, locale, now, { hasLead: index === 0 })),
    videos: videos.map((video) => videoView(video, locale)),
    place: placeView(forum, locale),
  }
}

type HeroOptions = { locale: Locale; now: Instant; buying: Buying }

function heroView(forum: Forum, options: HeroOptions) {
  const { locale, now } = options
  const title = textIn(forum.title, locale) || wordsIn(locale).site.name
  const motto = localText(forum.theme, locale)
  const { actions, note, says } = nextSteps(forum, options)
  return {
    /** Whether the edition's page is visible in this language. */
    hasPage: isEditionShown(forum, locale),
    motto: motto ?? title,
    /** One sentence below the motto. */
    summary: ownWords(forum.home?.lead, locale, motto ? title : ''),
    year: forum.year,
    date: forum.start === null ? null : dateRange(forum.start, forum.end, locale),
    dateTime: forum.start === null ? null : dateAt(forum.start),
    venue: textIn(forum.venue, locale),
    address: textIn(forum.address, locale),
    /** End of the countdown (ms), and server time. */
    start: forum.start,
    now,
    phase: forum.isCancelled ? ('cancelled' as const) : phaseOf(forum, now),
    /** "Форум триває: наживо 4 зали", on forum days; otherwise empty. */
    says,
    /** Below the first link: when the sale opens, what is missing from it, what is on; empty: nothing. */
    note,
    /** Links; the first is the page's primary button. */
    actions,
  }
}

/** Editors' headings, otherwise the site's. */
function titlesOf(home: HomeWords | null | undefined, locale: Locale) {
  const { home: words, site } = wordsIn(locale)
  return {
    speakers: ownWords(home?.speakers, locale, site.speakers),
    programme: ownWords(home?.programme, locale, words.day),
    partners: ownWords(home?.partners, locale, words.partners),
    news: ownWords(home?.news, locale, site.news),
    videos: ownWords(home?.videos, locale, site.videos),
  }
}

/** The first paragraph of the edition's description is the lead. */
function leadOf(forum: Forum, locale: Locale) {
  const description = localText(forum.description, locale)
  const first = wordsOf(description)?.find((node) => typeof node !== 'string' && node.tag === 'p')
  if (!description || !first) return null
  return withWords(description, () => [first])
}

function statisticsOf({ statistics }: Forum, locale: Locale) {
  return statistics.map(({ value, label }) => ({ value: groupedFigure(value), label: textIn(label, locale) }))
}

function dayView(forum: Forum, content: Services['content'], state: RowState, locale: Locale) {
  const { rows, count } = editionRows(forum, content.person, locale, state)
  return rows.length > 0 ? { rows, count } : null
}
