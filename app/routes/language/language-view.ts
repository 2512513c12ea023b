import { documentFor, networks } from '#domain/contact/contact.ts'
import { isPressContact } from '#domain/contact/press-contact.ts'
import { archiveYears, isEditionShown, strandsUntil } from '#domain/forum/edition.ts'
import { localText } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { dateAt, fullDate } from '#domain/programme/kyiv-time.ts'
import { saleOf } from '#domain/ticket/sale.ts'
import type { Services } from '../../context.server.ts'
import type { FrameView } from '../../site/frame/frame-view.ts'
import { supportWays } from './support-ways.ts'

type Needs = Pick<Services, 'content' | 'settings'>

/** All of the frame that content says. */
export function frameView({ content, settings }: Needs, locale: Locale, siteName: string): Omit<FrameView, 'callbackToken'> {
  const forums = content.forums()
  const current = content.forumByYear(settings.currentForumYear)
  const shown = forums.filter((forum) => isEditionShown(forum, locale))
  const archive = archiveYears(shown)
  const previous = shown.find((forum) => forum.year < settings.currentForumYear && !archive.includes(forum.year))
  const isCurrentShown = current !== undefined && shown.includes(current)
  const meeting = isCurrentShown && !current.isCancelled ? current : undefined
  const links = content.socialLinks()
  const documents = content.documents()
  return {
    siteUrl: settings.siteUrl,
    siteName,
    currentYear: settings.currentForumYear,
    previousYear: previous?.year ?? null,
    isSelling: isCurrentShown && saleOf(current, settings.currentForumYear, settings.isDeskOpen) === 'started',
    analyticsId: settings.analyticsId,
    isDevelopment: settings.isDevelopment,
    isDeskOpen: settings.isDeskOpen,
    hasProgramme: isCurrentShown && (current?.events.length ?? 0) > 0,
    hasSpeakers: isCurrentShown && (current?.speakerIds.length ?? 0) > 0,
    archive,
    strands: strandsUntil(forums, settings.currentForumYear),
    networks: networks.flatMap((network) =>
      links.filter((link) => link.network === network).map(({ link }) => ({ network, link })),
    ),
    contacts: content
      .contacts()
      .filter(({ phone, email }) => phone || email)
      .map((contact) => ({
        id: contact.id,
        name: localText(contact.name, locale),
        phone: contact.phone,
        email: contact.email,
        person: localText(contact.speakerContact, locale),
        isPress: isPressContact(contact),
      })),
    support: supportWays(content.contacts(), links),
    date: typeof meeting?.start === 'number' ? { text: fullDate(meeting.start, locale), dateTime: dateAt(meeting.start) } : null,
    venue: meeting ? localText(meeting.venue, locale) : null,
    documents: {
      privacy: documentFor(documents, 'privacy', locale),
      offer: documentFor(documents, 'offer', locale),
      refund: documentFor(documents, 'refund', locale),
    },
    hasAccessibility: isStatementShown(content, locale),
    hasNews: content.posts().length > 0,
    hasVideos: content.videos().length > 0,
    hasPhotos: content.albums().length > 0,
    hasMaterials: content.materials().length > 0,
  }
}

function isStatementShown(content: Services['content'], locale: Locale): boolean {
  const page = content.pageBySlug('accessibility')
  return page !== undefined && isPublishedIn(page.title, locale)
}
