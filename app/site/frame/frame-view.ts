import type { Network, SupportChat } from '#domain/contact/contact.ts'
import type { Strand } from '#domain/forum/edition.ts'
import type { LocalText } from '#domain/localisation/local-text.ts'

/** A way to ask about tickets; `link` is the number or the address of a telephone and of e-mail. */
export type SupportWay = { kind: SupportChat | 'phone' | 'email'; link: string }

/** What header and footer show on every page, and what every page's head needs. */
export type FrameView = {
  siteUrl: string
  siteName: string
  currentYear: number
  /** The newest edition before the current one that editors have not put into the archive. */
  previousYear: number | null
  /** What there is of that edition. */
  previousHas: { speakers: boolean; programme: boolean }
  /** Where tickets of the current edition are bought, without the language; null while nothing can be bought (product.md, 4.1). */
  buyPath: string | null
  analyticsId: string | null
  isDevelopment: boolean
  /** Of a page that shows a draft to an editor: what it is, in words. */
  preview: string | null
  /** false: nothing is sold, and no form is kept (product.md, 6.9). */
  isDeskOpen: boolean
  hasProgramme: boolean
  hasSpeakers: boolean
  /** Of the current edition. */
  hasBroadcasts: boolean
  /** Earlier editions, newest first: the archive, before it the previous one where that is not archived yet. */
  archive: readonly number[]
  strands: readonly Strand[]
  networks: readonly { network: Network; link: string }[]
  contacts: readonly {
    id: string
    name: LocalText | null
    phone: string | null
    email: string | null
    person: LocalText | null
    /** Journalists ask there. */
    isPress: boolean
  }[]
  support: readonly SupportWay[]
  /** When and where the current edition meets. */
  date: { text: string; dateTime: string } | null
  venue: LocalText | null
  documents: { privacy: string | null; offer: string | null; refund: string | null }
  /** Of the form that stands on every page. */
  callbackToken: string
  /** Editors have written the statement of accessibility, and what the site stores in a browser. */
  hasAccessibility: boolean
  hasCookies: boolean
  hasNews: boolean
  hasVideos: boolean
  hasPhotos: boolean
  hasMaterials: boolean
}
