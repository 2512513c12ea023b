import type { Network } from '#domain/contact/contact.ts'
import type { Strand } from '#domain/forum/edition.ts'

/** What header and footer show on every page, and what every page's head needs. */
export type FrameView = {
  siteUrl: string
  siteName: string
  currentYear: number
  /** The newest edition before the current one that is not in the archive menu. */
  previousYear: number | null
  hasProgramme: boolean
  hasSpeakers: boolean
  archive: readonly number[]
  strands: readonly Strand[]
  networks: readonly { network: Network; link: string }[]
  contacts: readonly { id: string; name: string; phone: string | null; email: string | null; person: string }[]
  documents: { privacy: string | null; offer: string | null }
  hasNews: boolean
  hasVideos: boolean
  hasPhotos: boolean
  hasMaterials: boolean
}
