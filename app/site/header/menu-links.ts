import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import type { FrameView } from '../frame/frame-view.ts'

export type MenuLink = { to: string; label: string }

/** A link of the desktop menu, or a group of links that opens. */
export type MenuEntry = MenuLink | { label: string; links: MenuLink[] }

function useMenuLink() {
  const locale = useLocale()
  return (path: string, label: string): MenuLink => ({ to: inLanguage(locale, path), label })
}

/** The coming edition first, then the forum's own pages (specification §2, Header). */
export function useDesktopMenu(frame: FrameView): MenuEntry[] {
  const link = useMenuLink()
  const { about, site } = useWords()
  const { currentYear, archive } = frame
  const gallery = useGallery(frame)
  return [
    ...(frame.hasSpeakers ? [link(pathWithin.speakersOfYear(currentYear), site.speakers)] : []),
    ...(frame.hasProgramme ? [link(pathWithin.programme(currentYear), site.programme)] : []),
    {
      label: site.about,
      links: [
        link(pathWithin.about('mission'), about.mission),
        link(pathWithin.about('organizers'), about.organizers),
        link(pathWithin.about('partners'), about.partners),
      ],
    },
    ...(archive.length > 0
      ? [{ label: site.archive, links: archive.map((year) => link(pathWithin.forum(year), site.edition(year))) }]
      : []),
    ...(gallery.length > 0 ? [{ label: site.gallery, links: gallery }] : []),
    link(pathWithin.contacts(), site.contacts),
  ]
}

/** What a phone shows large, and what it shows below. */
export function useMobileMenu(frame: FrameView): { first: MenuLink[]; second: MenuLink[] } {
  const link = useMenuLink()
  const { site } = useWords()
  const { currentYear, previousYear } = frame
  const [gallery] = useGallery(frame)
  return {
    first: [
      link(pathWithin.about(), site.about),
      ...(frame.hasSpeakers ? [link(pathWithin.speakersOfYear(currentYear), site.speakersOf(currentYear))] : []),
      ...(frame.hasProgramme ? [link(pathWithin.programme(currentYear), site.programmeOf(currentYear))] : []),
      ...(previousYear ? [link(pathWithin.forum(previousYear), site.archiveOf(previousYear))] : []),
    ],
    second: [
      ...(gallery ? [{ ...gallery, label: site.gallery }] : []),
      ...(frame.hasNews ? [link(pathWithin.news(), site.news)] : []),
      link(pathWithin.contacts(), site.contacts),
    ],
  }
}

function useGallery({ hasPhotos, hasVideos }: FrameView): MenuLink[] {
  const link = useMenuLink()
  const { site } = useWords()
  return [
    ...(hasPhotos ? [link(pathWithin.photos(), site.photos)] : []),
    ...(hasVideos ? [link(pathWithin.videos(), site.videos)] : []),
  ]
}
