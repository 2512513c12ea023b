// Text of a page's share image. Pure.

import type { ContentStore } from '@forum/content/port.ts'
import { pageWithin } from '@forum/domain/address/page-at.ts'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { shownSideEvents } from '@forum/domain/forum/shown-programme.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent, SideEvent } from '@forum/domain/programme/programme.ts'
import { isSession } from '@forum/domain/programme/reading-order.ts'
import { isShownIn } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockText, dateRange, dayAndMonth, fullDate } from '@forum/domain/time/kyiv-time.ts'
import { catalogues } from '@forum/messages/catalogues.ts'

export type Card = {
  /** Above the title: time or kind. */
  kicker: string
  title: string
  /** Below the title, one per line. */
  facts: readonly string[]
  siteName: string
  /** Picture beside the text. */
  photo: FileId | null
}

export type CardOptions = {
  content: Pick<ContentStore, 'forumByYear' | 'sideEvents' | 'person' | 'personBySlug' | 'postBySlug' | 'team'>
  locale: Locale
  now: Instant
}

/** Data for the page at `path` (without language); undefined: no own share image, or not visible in the language. */
export function cardOf(path: string, options: CardOptions): Card | undefined {
  const parts = path.split('/').filter(Boolean)
  const slug = parts.at(-1) ?? ''
  switch (pageWithin(path)) {
    case 'session':
      return sessionCard(editionAt(parts, options), slug, options)
    case 'sideEvent':
      return sideEventCard(editionAt(parts, options), slug, options)
    case 'forum':
      return editionCard(editionAt(parts, options), options)
    case 'tickets':
      return ticketsCard(editionAt(parts, options), options)
    case 'speaker':
      return personCard(options.content.personBySlug(slug), options)
    case 'team':
      return personCard(memberBySlug(parts[1], options), options)
    case 'post':
      return postCard(slug, options)
    default:
      return undefined
  }
}

/** Our own addresses always contain the year. */
function editionAt([, year = '']: readonly string[], { content, locale }: CardOptions): Forum | undefined {
  const forum = /^\d{4}$/.test(year) ? content.forumByYear(Number(year)) : undefined
  return forum && isEditionShown(forum, locale) ? forum : undefined
}

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

function editionName({ title, year }: Forum, locale: Locale): string {
  return textIn(title, locale) || catalogues[locale].site.edition(year)
}

function sessionCard(forum: Forum | undefined, slug: string, options: CardOptions): Card | undefined {
  const event = forum?.isCancelled ? undefined : forum?.events.find((one) => one.slug === slug && isSession(one))
  return forum && event && eventCard(forum, event, options)
}

function sideEventCard(forum: Forum | undefined, slug: string, options: CardOptions): Card | undefined {
  const { content, locale } = options
  const event = forum && shownSideEvents(content.sideEvents(), forum, locale).find((one) => one.slug === slug)
  const card = event && eventCard(forum, event, options)
  return card && { ...card, facts: [textIn(event.location, locale), ...card.facts].filter(Boolean), photo: event.image }
}

function eventCard(forum: Forum, event: ProgrammeEvent | SideEvent, { content, locale }: CardOptions): Card | undefined {
  if (!isPublishedIn(event.title, locale)) return undefined
  const people = [...new Set([...event.moderatorIds, ...event.speakerIds])]
    .flatMap((id) => content.person(id) ?? [])
    .filter(({ name }) => isPublishedIn(name, locale))
    .map(({ name }) => textIn(name, locale))
  const cancelled = event.isCancelled ? catalogues[locale].changes.cancelled : ''
  return {
    kicker:
      joined(cancelled, cardTime(event, locale), event.room && textIn(event.room.title, locale)) || editionName(forum, locale),
    title: textIn(event.title, locale),
    facts: [people.slice(0, 4).join(', ')].filter(Boolean),
    siteName: joined(catalogues[locale].site.name, String(forum.year)),
    photo: null,
  }
}

function cardTime(event: Pick<ProgrammeEvent, 'start' | 'end'>, locale: Locale): string {
  if (event.start === null) return ''
  const end = statedEnd(event)
  const hours = end === null ? clockText(event.start) : `${clockText(event.start)}–${clockText(end)}`
  return `${dayAndMonth(event.start, locale)}, ${hours}`
}

function editionCard(forum: Forum | undefined, { locale }: CardOptions): Card | undefined {
  if (!forum) return undefined
  const [name, motto] = [editionName(forum, locale), textIn(forum.theme, locale)]
  return {
    kicker: motto ? name : '',
    title: motto || name,
    facts: factsOf(forum, locale),
    siteName: catalogues[locale].site.name,
    photo: null,
  }
}

function ticketsCard(forum: Forum | undefined, { locale }: CardOptions): Card | undefined {
  if (!forum) return undefined
  const { site, ticket } = catalogues[locale]
  return {
    kicker: editionName(forum, locale),
    title: ticket.titleOf(forum.year),
    facts: factsOf(forum, locale),
    siteName: site.name,
    photo: null,
  }
}

/** Date and place; or that it is cancelled. */
function factsOf({ isCancelled, start, end, venue }: Forum, locale: Locale): string[] {
  if (isCancelled) return [catalogues[locale].changes.cancelled]
  return [start === null ? '' : dateRange(start, end, locale), textIn(venue, locale)].filter(Boolean)
}

/** A team member, who has no company; the team page has no slug. */
function memberBySlug(slug: string | undefined, { content }: CardOptions): Portrayed | undefined {
  return content.team().find((one) => one.slug === slug)
}

type Portrayed = Pick<Person, 'name' | 'position' | 'photo'> & { company?: Person['company'] }

function personCard(person: Portrayed | undefined, { locale }: CardOptions): Card | undefined {
  if (!person || !isPublishedIn(person.name, locale)) return undefined
  return {
    kicker: '',
    title: textIn(person.name, locale),
    facts: [textIn(person.position, locale), person.company ? textIn(person.company, locale) : ''].filter(Boolean),
    siteName: catalogues[locale].site.name,
    photo: person.photo,
  }
}

function postCard(slug: string, { content, locale, now }: CardOptions): Card | undefined {
  const post = content.postBySlug(slug)
  if (!post || !isShownIn(post, locale, now)) return undefined
  return {
    kicker: joined(catalogues[locale].publication.news, post.published === null ? null : fullDate(post.published, locale)),
    title: textIn(post.title, locale),
    facts: [],
    siteName: catalogues[locale].site.name,
    photo: post.cover,
  }
}
