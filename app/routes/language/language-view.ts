import { networks } from '#domain/contact/contact.ts'
import { archiveYears, editionLocales, strandsUntil } from '#domain/forum/edition.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { textIn } from '#domain/localisation/localised.ts'
import type { Services } from '../../context.server.ts'
import type { FrameView } from '../../site/frame/frame-view.ts'

export function frameView({ content, settings }: Services, locale: Locale, siteName: string): FrameView {
  const forums = content.forums()
  const current = content.forumByYear(settings.currentForumYear)
  const shown = forums.filter((forum) => editionLocales(forum).includes(locale))
  const archive = archiveYears(shown)
  const previous = shown.find((forum) => forum.year < settings.currentForumYear && !archive.includes(forum.year))
  const isCurrentShown = current !== undefined && shown.includes(current)
  const links = content.socialLinks()
  const document = (kind: 'privacy' | 'offer') => {
    const found = content.documents().find((item) => item.kind === kind)
    return (locale === 'uk' ? found?.ukrainian : found?.other) ?? found?.ukrainian ?? null
  }
  return {
    siteUrl: settings.siteUrl,
    siteName,
    currentYear: settings.currentForumYear,
    previousYear: previous?.year ?? null,
    hasProgramme: isCurrentShown && (current?.events.length ?? 0) > 0,
    hasSpeakers: isCurrentShown && (current?.speakerIds.length ?? 0) > 0,
    archive,
    strands: strandsUntil(forums, settings.currentForumYear),
    networks: networks.flatMap((network) =>
      links.filter((link) => link.network === network).map(({ link }) => ({ network, link })),
    ),
    contacts: content.contacts().map(({ id, name, phone, email, speakerContact }) => ({
      id,
      name: textIn(name, locale),
      phone,
      email,
      person: textIn(speakerContact, locale),
    })),
    documents: { privacy: document('privacy'), offer: document('offer') },
    hasNews: content.posts().length > 0,
    hasVideos: content.videos().length > 0,
    hasPhotos: content.albums().length > 0,
    hasMaterials: content.materials().length > 0,
  }
}
