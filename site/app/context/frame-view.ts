import type { Network, SupportChat } from '@forum/domain/contact/contact.ts'
import type { InterruptionText } from '@forum/domain/day-state/interruption-text.ts'
import type { Strand } from '@forum/domain/forum/edition.ts'
import type { LocalText } from '@forum/domain/localisation/local-text.ts'

/** A contact for ticket questions; `link`: phone number, mail address or chat. */
export type SupportWay = { kind: SupportChat | 'phone' | 'email'; link: string }

/** Data of header, footer and head of every page. */
export type FrameView = FrameContent & {
  /** Token of the callback form. */
  callbackToken: string
}

/** What is shared by all visitors. */
export type FrameContent = {
  siteUrl: string
  siteName: string
  currentYear: number
  /** Newest edition before the current one that is not archived. */
  previousYear: number | null
  /** Pages that it has. */
  previousHas: { speakers: boolean; programme: boolean }
  /** Where to buy tickets, without language; null: not now (product.md, 4.1). */
  buyPath: string | null
  analyticsId: string | null
  isDevelopment: boolean
  /** Text of the preview ribbon; null: no preview. */
  preview: string | null
  /** What the desk says of the day: `mark` is that of /state.json; `text` null: nothing is interrupted. */
  day: { mark: string; text: InterruptionText | null; hasShelter: boolean }
  /** false: no sale and no forms (product.md, 6.9). */
  isDeskOpen: boolean
  hasProgramme: boolean
  hasSpeakers: boolean
  /** Of the current edition. */
  hasBroadcasts: boolean
  /** Earlier editions, newest first, including the previous one. */
  archive: readonly number[]
  strands: readonly Strand[]
  networks: readonly { network: Network; link: string }[]
  contacts: readonly {
    id: string
    name: LocalText | null
    phone: string | null
    email: string | null
    person: LocalText | null
    /** Contact for journalists. */
    isPress: boolean
  }[]
  support: readonly SupportWay[]
  /** Date of the current edition. */
  date: string | null
  venue: LocalText | null
  documents: { privacy: string | null; offer: string | null; refund: string | null }
  /** Whether editors' pages on accessibility and on stored data exist. */
  hasAccessibility: boolean
  hasCookies: boolean
  /** Their page on becoming a partner exists. */
  hasPartnership: boolean
  hasNews: boolean
  hasVideos: boolean
  hasPhotos: boolean
  hasMaterials: boolean
}
