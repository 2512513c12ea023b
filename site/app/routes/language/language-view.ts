import { wordsIn } from '@forum/design/page/locale.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { type Contact, documentFor, networks, shownContacts } from '@forum/domain/contact/contact.ts'
import { isPartnerContact } from '@forum/domain/contact/partner-contact.ts'
import { isPressContact } from '@forum/domain/contact/press-contact.ts'
import { type DayState, dayMark } from '@forum/domain/day-state/day-state.ts'
import { dayText } from '@forum/domain/day-state/interruption-text.ts'
import { archiveYears, isEditionShown, shownPart, strandsUntil } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { hasProgramme } from '@forum/domain/forum/shown-programme.ts'
import { localText } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isShownIn, type Publication, partnershipSlug } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { WayToBuy } from '@forum/domain/sale/buying.ts'
import { dateRange } from '@forum/domain/time/kyiv-time.ts'
import { shownBroadcasts } from '@forum/site/app/blocks/broadcasts/broadcast-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import type { FrameContent } from '@forum/site/app/context/frame-view.ts'
import { supportWays } from './support-ways.ts'

type FrameNeeds = Pick<Services, 'content' | 'settings' | 'clock' | 'day'>

/** Content of the frame; `ways`: ways to buy tickets of the current edition now. */
export function frameView(
  { content, settings, clock, day }: FrameNeeds,
  locale: Locale,
  siteName: string,
  ways: readonly WayToBuy[] = [],
): FrameContent {
  const forums = content.forums()
  const current = content.forumByYear(settings.currentForumYear)
  const shown = forums.filter((forum) => isEditionShown(forum, locale))
  const archive = archiveYears(shown)
  const previous = shown.filter(({ year }) => year < settings.currentForumYear).toSorted((a, b) => b.year - a.year)[0]
  const meeting = current && shownPart(current, locale)
  const before = previous && shownPart(previous, locale)
  const sides = content.sideEvents()
  const links = content.socialLinks()
  const documents = content.documents()
  const now = clock.now()
  const isPageShown = (slug: string) => {
    const page = content.pageBySlug(slug)
    return page !== undefined && isShownIn(page, locale, now)
  }
  const hasOut = (items: readonly Publication[]) => items.some((item) => isShownIn(item, locale, now))
  return {
    siteUrl: settings.siteUrl,
    siteName,
    currentYear: settings.currentForumYear,
    previousYear: previous?.year ?? null,
    previousHas: { speakers: hasAny(before?.speakerIds), programme: before !== undefined && hasProgramme(before, sides, locale) },
    buyPath: buyPathOf(ways, settings.currentForumYear),
    analyticsId: settings.analyticsId,
    isDevelopment: settings.isDevelopment,
    preview: null,
    day: dayView(day(), content, now, locale),
    isDeskOpen: settings.isDeskOpen,
    hasProgramme: meeting !== undefined && hasProgramme(meeting, sides, locale),
    hasSpeakers: hasAny(meeting?.speakerIds),
    hasBroadcasts: meeting !== undefined && shownBroadcasts(meeting, locale).length > 0,
    archive: [...new Set([...(previous ? [previous.year] : []), ...archive])].toSorted((a, b) => b - a),
    strands: strandsUntil(forums, settings.currentForumYear),
    networks: networks.flatMap((network) =>
      links.filter((link) => link.network === network).map(({ link }) => ({ network, link })),
    ),
    // The contact for partners is on the pages of contacts and of the partnership (product.md, 4.6).
    contacts: inFooter(content.contacts(), locale).map((contact) => ({
      id: contact.id,
      name: localText(contact.name, locale),
      phone: contact.phone,
      email: contact.email,
      person: localText(contact.speakerContact, locale),
      isPress: isPressContact(contact),
    })),
    support: supportWays(shownContacts(content.contacts(), locale), links),
    date: meeting ? dateOf(meeting, locale) : null,
    venue: meeting ? localText(meeting.venue, locale) : null,
    documents: {
      privacy: documentFor(documents, 'privacy', locale),
      offer: documentFor(documents, 'offer', locale),
      refund: documentFor(documents, 'refund', locale),
    },
    hasAccessibility: isPageShown('accessibility'),
    hasCookies: isPageShown('cookies'),
    hasPartnership: isPageShown(partnershipSlug),
    hasNews: hasOut(content.posts()),
    hasVideos: hasOut(content.videos()),
    hasPhotos: hasOut(content.albums()),
    hasMaterials: hasOut(content.materials()),
  }
}

function dayView(day: DayState, content: Services['content'], now: Instant, locale: Locale): FrameContent['day'] {
  return {
    mark: dayMark(day, now),
    text: dayText(day, content.rooms(), now, locale, wordsIn(locale).interruption),
    hasShelter: content.shelters().length > 0,
  }
}

/** Without the contact for partners, unless it is the only one. */
function inFooter(all: readonly Contact[], locale: Locale): Contact[] {
  const shown = shownContacts(all, locale)
  const others = shown.filter((contact) => !isPartnerContact(contact))
  return others.length > 0 ? others : shown
}

const hasAny = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0

function dateOf({ start, end }: Forum, locale: Locale): FrameContent['date'] {
  return start === null ? null : dateRange(start, end, locale)
}

function buyPathOf(ways: readonly WayToBuy[], year: number): FrameContent['buyPath'] {
  if (ways.length === 0) return null
  return ways.includes('card') ? pathWithin.byCard(year) : pathWithin.tickets(year)
}
