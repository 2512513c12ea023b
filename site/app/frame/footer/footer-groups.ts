import { pathWithin } from '@forum/domain/address/paths.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { aboutLinks, galleryLinks, type MenuLink } from '../header/menu-links.ts'

export type FooterGroup = { title: string; links: readonly MenuLink[] }

/** Groups of footer links, without empty ones (product.md, 4.5). Pure. */
export function footerGroups(
  frame: FrameView,
  { about, donation, forms, interruption, reference, site }: Catalogue,
): FooterGroup[] {
  const { currentYear, previousYear, previousHas, buyPath, hasNews, hasMaterials } = frame
  const link = (path: string, label: string): MenuLink => ({ path, label })
  const groups: FooterGroup[] = [
    {
      title: site.about,
      links: [
        ...aboutLinks(about),
        ...(hasNews ? [link(pathWithin.news(), site.news)] : []),
        link(pathWithin.subscribe(), forms.links.subscription),
        link(pathWithin.pages(), reference.pages),
        ...(frame.day.hasShelter ? [link(pathWithin.shelter(), interruption.shelters)] : []),
        link(pathWithin.donate(), donation.title),
      ],
    },
    {
      // A previous edition without pages (it was cancelled) leaves its place to the current one.
      title: site.edition(previousYear && (previousHas.speakers || previousHas.programme) ? previousYear : currentYear),
      links: [
        ...(previousYear && previousHas.speakers ? [link(pathWithin.speakersOfYear(previousYear), site.speakers)] : []),
        ...(previousYear && previousHas.programme ? [link(pathWithin.programme(previousYear), site.programme)] : []),
        ...(buyPath !== null ? [link(pathWithin.tickets(currentYear), site.registration)] : []),
      ],
    },
    {
      title: site.gallery,
      links: [...galleryLinks(frame, site), ...(hasMaterials ? [link(pathWithin.materials(), reference.materials)] : [])],
    },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

/** Years of the copyright line, from 2015 (product.md, 4.6). Pure. */
export function copyrightYears(currentYear: number): string {
  const firstYear = 2015
  return currentYear > firstYear ? `${firstYear}–${currentYear}` : String(currentYear)
}
