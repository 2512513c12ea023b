// Pages without editors' content, and legal documents: found by words of every language.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { documentFor, legalDocuments } from '@forum/domain/contact/contact.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { documentPath } from '@forum/domain/picture/short-name.ts'
import { fold, foldedWords } from '@forum/domain/search/fold.ts'
import { askedOf } from '@forum/domain/search/match.ts'
import { sayingWords } from '@forum/domain/search/saying.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type SitePage = { to: string; title: string }

type SitePagesNeeds = Pick<Services, 'settings'> & { content: Pick<Services['content'], 'documents'> }

/** Pages that match all meaningful words of the query; matches in the title first. */
export function sitePages({ settings, content }: SitePagesNeeds, locale: Locale, query: string): SitePage[] {
  const words = sayingWords(foldedWords(query)).join(' ')
  if (words === '') return []
  const asked = askedOf(words)
  const { sitePages: pages } = wordsIn(locale).search
  const addresses = addressesOf(settings.currentForumYear, locale, content.documents())
  const textsOf = (id: keyof typeof pages, of: 'title' | 'also') =>
    fold(...locales.map((one) => wordsIn(one).search.sitePages[id][of]))
  const found = (Object.keys(pages) as (keyof typeof pages)[]).flatMap((id) => {
    const to = addresses[id]
    const isByTitle = asked.isFoundIn(textsOf(id, 'title'))
    const isFound = isByTitle || asked.isFoundIn(`${textsOf(id, 'title')} ${textsOf(id, 'also')}`)
    return to !== null && isFound ? [{ isByTitle, to, title: pages[id].title }] : []
  })
  return found.toSorted((a, b) => Number(b.isByTitle) - Number(a.isByTitle)).map(({ to, title }) => ({ to, title }))
}

type PageName = keyof ReturnType<typeof wordsIn>['search']['sitePages']

function addressesOf(
  year: number,
  locale: Locale,
  documents: ReturnType<SitePagesNeeds['content']['documents']>,
): Record<PageName, string | null> {
  const page = (path: string) => localePath(locale, path)
  const files = legalDocuments.map((kind) => {
    const file = documentFor(documents, kind, locale)
    return [kind, file && documentPath(file)] as const
  })
  return {
    tickets: page(pathWithin.tickets(year)),
    byBank: page(pathWithin.byBank(year)),
    programme: page(pathWithin.programme(year)),
    my: page(pathWithin.my(year)),
    speakers: page(pathWithin.speakers()),
    contacts: page(pathWithin.contacts()),
    lostTickets: page(pathWithin.lostTickets()),
    accreditation: page(pathWithin.accreditation()),
    broadcasts: page(pathWithin.broadcasts(year)),
    news: page(pathWithin.news()),
    subscribe: page(pathWithin.subscribe()),
    photos: page(pathWithin.photos()),
    videos: page(pathWithin.videos()),
    partners: page(pathWithin.partners()),
    materials: page(pathWithin.materials()),
    team: page(pathWithin.team()),
    ...(Object.fromEntries(files) as Record<(typeof legalDocuments)[number], string | null>),
  }
}
