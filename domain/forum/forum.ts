import { type Localised, nothing } from '../localisation/localised.ts'
import type { FileId, Picture } from '../picture/picture.ts'
import type { Broadcast, ProgrammeDay, ProgrammeEvent, ShortProgrammeRow } from '../programme/programme.ts'
import type { Instant, RecordId } from '../record.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { Ticket, TicketGroup, TicketsStatus } from '../ticket/ticket.ts'

export type Statistic = { value: string; label: Localised }

export const blankStatistic: Statistic = { value: '', label: nothing }

export type Partner = {
  id: RecordId
  slug: string
  title: Localised
  /** Logo for light grounds, and for dark ones. */
  logo: FileId | null
  logoDark: FileId | null
  url: string | null
  description: Localised<RichText>
}

export const blankPartner: Partner = {
  id: '',
  slug: '',
  title: nothing,
  logo: null,
  logoDark: null,
  url: null,
  description: nothing,
}

export type PartnerGroup = { id: RecordId; title: Localised; size: 'large' | 'medium' | 'small'; partners: readonly Partner[] }

export const blankPartnerGroup: PartnerGroup = { id: '', title: nothing, size: 'small', partners: [] }

/** What editors may say on the home page in their own words; null where the site's own words stand. */
export type HomeWords = {
  /** The sentence below the motto. */
  lead: Localised
  speakers: Localised
  programme: Localised
  partners: Localised
  news: Localised
  videos: Localised
}

export const blankHomeWords: HomeWords = {
  lead: nothing,
  speakers: nothing,
  programme: nothing,
  partners: nothing,
  news: nothing,
  videos: nothing,
}

/** One edition of the forum with all that belongs to it. */
export type Forum = {
  id: RecordId
  year: number
  /** Editors made it the current edition; of several the newest is. */
  isCurrent: boolean
  isArchived: boolean
  isCancelled: boolean
  /** When an editor last changed its record; null: never, or the content service does not say. */
  changed: Instant | null
  ticketsStatus: TicketsStatus
  title: Localised
  /** The edition's motto. */
  theme: Localised
  description: Localised<RichText>
  cancelledNote: Localised
  registrationNote: Localised<RichText>
  start: Instant | null
  end: Instant | null
  /** A moment of the last day on which media may apply; null: to the end of the forum. */
  accreditationUntil: Instant | null
  venue: Localised
  address: Localised
  /** null: the site's own words. */
  home: HomeWords | null
  /** What is often asked of programme and speakers, with commas between; null: the site's own list. */
  topics: Localised | null
  mapUrl: string | null
  cover: FileId | null
  videoUrl: string | null
  /** People who came (expected, for the coming edition); null when none met. */
  attendance: number | null
  statistics: readonly Statistic[]
  shortProgramme: readonly ShortProgrammeRow[]
  /** In order of date. */
  days: readonly ProgrammeDay[]
  /** All that is not disabled, in order of time. */
  events: readonly ProgrammeEvent[]
  broadcasts: readonly Broadcast[]
  /** What is sold, or will be. */
  ticketGroups: readonly TicketGroup[]
  /** What only invitations and accreditations give: it stands on no page and in no list. */
  invitationTickets: readonly Ticket[]
  partnerGroups: readonly PartnerGroup[]
  /** In the editor's order; only active people. */
  speakerIds: readonly RecordId[]
  gallery: readonly Picture[]
}

/** An edition of which nothing is known yet. */
export const blankForum: Forum = {
  id: '',
  year: 0,
  isCurrent: false,
  isArchived: false,
  isCancelled: false,
  changed: null,
  ticketsStatus: null,
  title: nothing,
  theme: nothing,
  description: nothing,
  cancelledNote: nothing,
  registrationNote: nothing,
  start: null,
  end: null,
  accreditationUntil: null,
  venue: nothing,
  address: nothing,
  home: null,
  topics: null,
  mapUrl: null,
  cover: null,
  videoUrl: null,
  attendance: null,
  statistics: [],
  shortProgramme: [],
  days: [],
  events: [],
  broadcasts: [],
  ticketGroups: [],
  invitationTickets: [],
  partnerGroups: [],
  speakerIds: [],
  gallery: [],
}
