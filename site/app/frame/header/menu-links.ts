import { pathWithin } from '@forum/domain/address/paths.ts'
import { partnershipSlug } from '@forum/domain/publication/publication.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'

/** `path` is without its language. */
export type MenuLink = { path: string; label: string }

/** A menu link, or a group of links. */
export type MenuEntry = MenuLink | { label: string; links: MenuLink[] }

const link = (path: string, label: string): MenuLink => ({ path, label })

/** Menu of wide screens: the coming edition first (product.md, 4.1). Pure. */
export function desktopMenu(frame: FrameView, { about, broadcast, forms, site }: Catalogue): MenuEntry[] {
  const { currentYear, archive } = frame
  const gallery = [...galleryLinks(frame, site), ...broadcastLinks(frame, broadcast.title)]
  const press = link(pathWithin.accreditation(), forms.links.press)
  return [
    ...(frame.hasSpeakers ? [link(pathWithin.speakersOfYear(currentYear), site.speakers)] : []),
    ...(frame.hasProgramme ? [link(pathWithin.programme(currentYear), site.programme)] : []),
    { label: site.about, links: [...aboutLinks(about), ...partnershipLinks(frame, about), ...newsLinks(frame, site), press] },
    ...(archive.length > 0
      ? [{ label: site.archive, links: archive.map((year) => link(pathWithin.forum(year), site.edition(year))) }]
      : []),
    ...(gallery.length > 0 ? [{ label: site.gallery, links: gallery }] : []),
    link(pathWithin.contacts(), site.contacts),
  ]
}

/** Mobile menu: large and small links. Pure. */
export function mobileMenu(
  frame: FrameView,
  { about, broadcast, forms, lostTickets, search, site }: Catalogue,
): { first: MenuLink[]; second: MenuLink[] } {
  const { currentYear, previousYear, buyPath } = frame
  const [gallery] = galleryLinks(frame, site)
  return {
    first: [
      ...(buyPath === null ? [] : [link(pathWithin.tickets(currentYear), site.tickets)]),
      link(pathWithin.about(), site.about),
      ...(frame.hasSpeakers ? [link(pathWithin.speakersOfYear(currentYear), site.speakersOf(currentYear))] : []),
      ...(frame.hasProgramme ? [link(pathWithin.programme(currentYear), site.programmeOf(currentYear))] : []),
      ...(previousYear ? [link(pathWithin.forum(previousYear), site.archiveOf(previousYear))] : []),
    ],
    second: [
      link(pathWithin.search(), search.title),
      ...broadcastLinks(frame, broadcast.title),
      ...(gallery ? [{ ...gallery, label: site.gallery }] : []),
      ...newsLinks(frame, site),
      link(pathWithin.accreditation(), forms.links.press),
      ...partnershipLinks(frame, about),
      link(pathWithin.contacts(), site.contacts),
      link(pathWithin.lostTickets(), lostTickets.title),
    ],
  }
}

function partnershipLinks({ hasPartnership }: FrameView, about: Catalogue['about']): MenuLink[] {
  return hasPartnership ? [link(pathWithin.page(partnershipSlug), about.becomePartner)] : []
}

function newsLinks({ hasNews }: FrameView, site: Catalogue['site']): MenuLink[] {
  return hasNews ? [link(pathWithin.news(), site.news)] : []
}

function broadcastLinks({ hasBroadcasts, currentYear }: FrameView, label: string): MenuLink[] {
  return hasBroadcasts ? [link(pathWithin.broadcasts(currentYear), label)] : []
}

export function aboutLinks(about: Catalogue['about']): MenuLink[] {
  return [
    link(pathWithin.about('mission'), about.mission),
    link(pathWithin.about('organizers'), about.organizers),
    link(pathWithin.about('partners'), about.partners),
  ]
}

export function galleryLinks({ hasPhotos, hasVideos }: FrameView, site: Catalogue['site']): MenuLink[] {
  return [
    ...(hasPhotos ? [link(pathWithin.photos(), site.photos)] : []),
    ...(hasVideos ? [link(pathWithin.videos(), site.videos)] : []),
  ]
}
