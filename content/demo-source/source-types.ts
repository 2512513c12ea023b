// The shape in which the demo content is written by hand. build.ts turns it into one JSON file per collection of
// the content service, with ids for slugs and file ids for picture keys. Everything here is invented.

/** One text in the three languages of the site: Ukrainian, English, Russian. `''` shows the fallback, `'-'` hides the item. */
export type Text = readonly [ua: string, en: string, ru: string]

/**
 * Names a file that the picture generator makes: `portrait/<speaker slug>`, `member/<team slug>`,
 * `hall/01…40`, `panel/01…40`, `foyer/01…40`, `building/01…24`, `bridge/01…16`, `speech/01…40` (two digits),
 * `logo/<partner slug>` and `logo-dark/<partner slug>`, `document/<key>` (a PDF).
 */
export type FileKey = string

export type Person = {
  slug: string
  name: Text
  position: Text
  company: Text
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Rich text (HTML): paragraphs, lists, links, blockquotes. */
  description: Text
  /** Editions in which the person takes part. */
  years: readonly number[]
  /** false: no photograph was ever sent. */
  photo?: boolean
  /** false: withdrawn by the editor. */
  active?: boolean
  links?: readonly { type: string; url: string }[]
  /** Hints for the portrait generator only. */
  looks: { sex: 'f' | 'm'; age: 'young' | 'middle' | 'old' }
}

export type Member = {
  slug: string
  name: Text
  category: 'organizers' | 'supervisors' | 'team'
  position: Text
  description: Text
  email?: string
  phone?: string
  photo?: boolean
  active?: boolean
  looks: { sex: 'f' | 'm'; age: 'young' | 'middle' | 'old' }
}

export type Room = { slug: string; title: Text; color: string }

export type Day = { slug: string; year: number; date: string; title: Text }

export type Event = {
  slug: string
  year: number
  /** Slug of the day. */
  day: string
  status?: 'published' | 'draft' | 'disabled' | null
  title: Text
  description: Text
  kind: 'panel' | 'keynote' | 'discussion' | 'interview' | 'ceremony' | 'break'
  /** Working language, and those interpreted into. */
  language?: string
  interpretation?: readonly string[]
  /** Kyiv wall time without a zone: `2025-10-16T09:30:00`. */
  start: string
  end: string
  /** Slug of the room; null: the whole venue. */
  room: string | null
  moderators?: readonly string[]
  /** Speakers' slugs in the order in which they are shown. */
  speakers?: readonly string[]
  /** Slug of the broadcast. */
  broadcast?: string
  presentation?: FileKey
}

export type SideEvent = Omit<Event, 'day' | 'broadcast'> & { location: Text; registrationUrl?: string; image?: FileKey }

export type ShortProgramRow = { year: number; time: string; title: Text; description: Text }

export type Edition = {
  year: number
  archived: boolean
  cancelled?: boolean
  ticketsStatus: 'soon' | 'started' | 'ended' | null
  title: Text
  theme: Text
  description: Text
  cancelledNote?: Text
  registrationNote?: Text
  start: string
  end: string
  venue: Text
  address: Text
  mapUrl?: string
  cover?: FileKey
  videoUrl?: string
  attendance: number | null
  stats: readonly { value: string; label: Text }[]
  gallery: readonly FileKey[]
}

export type Broadcast = {
  slug: string
  year: number
  room: string
  title: Text
  description: Text
  /** null: its times say it. */
  status: 'soon' | 'live' | 'ended' | null
  language: string
  videoUrl?: string
  embedUrl?: string
  start: string
  end: string
}

export type TicketGroup = { year: number; key: string; title: Text; description: Text }
export type Ticket = {
  group: string
  title: Text
  description: Text
  /** Whole hryvnias. */
  price: number
  oldPrice?: number
  quota: number | null
  maxPerOrder: number
  saleStart: string | null
  saleEnd: string | null
  active?: boolean
}

export type PartnerGroup = { year: number; title: Text; size: 'large' | 'medium' | 'small'; partners: readonly string[] }
export type Partner = { slug: string; title: Text; url: string; description: Text; active?: boolean }

export type Post = {
  slug: string
  title: Text
  lead: Text
  body: Text
  /** `YYYY-MM-DDTHH:MM:SS`, Kyiv wall time. */
  published: string
  year: number
  cover?: FileKey
  category: string
  sourceUrl?: string
  active?: boolean
}
export type Page = {
  slug: string
  title: Text
  body: Text
  template: 'text' | 'wide'
  showInList: boolean
  published: string
  cover?: FileKey
  active?: boolean
}
export type Video = {
  slug: string
  title: Text
  description: Text
  videoUrl: string
  cover?: FileKey
  /** Seconds. */
  duration: number
  year: number
  published: string
  speakers: readonly string[]
  active?: boolean
}
export type Album = {
  slug: string
  title: Text
  description: Text
  cover: FileKey
  images: readonly FileKey[]
  author: string
  year: number
  published: string
  active?: boolean
}
export type Material = {
  slug: string
  title: Text
  file: FileKey
  kind: 'presentation' | 'report' | 'press_kit' | 'brand'
  year: number
  published: string
  cover?: FileKey
  active?: boolean
}
export type Contact = {
  type: 'contacts' | 'socials'
  name: Text
  phone?: string
  email?: string
  speakerContact?: Text
  link?: string
  active?: boolean
}
export type LegalDocument = { kind: 'privacy' | 'offer'; fileUa: FileKey; fileEn: FileKey }
