import { type NamedFile, namedInGallery, namedInText, namedOnce } from '../file/named-file.ts'
import { type Localised, nothing } from '../localisation/localised.ts'
import type { FileId, Picture } from '../picture/picture.ts'
import type { Broadcast, ProgrammeDay, ProgrammeEvent, ShortProgrammeRow } from '../programme/programme.ts'
import type { Instant, RecordId } from '../record/record.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { Ticket, TicketGroup, TicketsStatus } from '../ticket/ticket.ts'

export type Statistic = { value: string; label: Localised }

export type Partner = {
  id: RecordId
  slug: string
  title: Localised
  /** Logo for light backgrounds, and for dark ones. */
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

/** Editors' texts for the home page; null: the site's default. */
export type HomeWords = {
  /** The sentence below the motto. */
  lead: Localised
  speakers: Localised
  programme: Localised
  partners: Localised
  news: Localised
  videos: Localised
}

/** An edition of the forum with everything that belongs to it. */
export type Forum = {
  id: RecordId
  year: number
  /** Marked as current by editors; the newest marked one counts. */
  isCurrent: boolean
  isArchived: boolean
  isCancelled: boolean
  /** Last edited; null: unknown. */
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
  /** Media can apply until this time; null: until the end of the forum. */
  accreditationUntil: Instant | null
  venue: Localised
  address: Localised
  /** null: the site's own words. */
  home: HomeWords | null
  /** Suggested topics for programme and speakers, separated by commas; null: the site's own list. */
  topics: Localised | null
  mapUrl: string | null
  cover: FileId | null
  videoUrl: string | null
  /** Attendance (expected, for the coming edition); null: none. */
  attendance: number | null
  statistics: readonly Statistic[]
  shortProgramme: readonly ShortProgrammeRow[]
  /** By date. */
  days: readonly ProgrammeDay[]
  /** By time, without disabled ones. */
  events: readonly ProgrammeEvent[]
  broadcasts: readonly Broadcast[]
  /** Tickets on sale now or later. */
  ticketGroups: readonly TicketGroup[]
  /** Tickets for invitations and accreditations: not shown on any page. */
  invitationTickets: readonly Ticket[]
  partnerGroups: readonly PartnerGroup[]
  /** Active speakers in the editor's order. */
  speakerIds: readonly RecordId[]
  gallery: readonly Picture[]
}

/** An edition without content. */
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

export const forumLists = {
  forums: (forum: Forum): NamedFile[] => {
    const owner = `forums/${forum.year}`
    return [
      ...namedOnce(forum.cover, 'cover', owner),
      ...forum.partnerGroups.flatMap(filesOfPartners),
      ...namedInGallery(forum.gallery, owner),
      ...namedInText(forum.description, owner),
      ...namedInText(forum.registrationNote, owner),
      ...forum.events.flatMap(({ presentation, description, slug }) => [
        ...namedOnce(presentation, 'document', `events/${slug}`),
        ...namedInText(description, `events/${slug}`),
      ]),
      ...forum.broadcasts.flatMap(({ description, slug }) => namedInText(description, `broadcasts/${slug}`)),
      ...forum.ticketGroups.flatMap(({ tickets }) =>
        tickets.flatMap(({ description, id }) => namedInText(description, `tickets/${id}`)),
      ),
    ]
  },
}

function filesOfPartners({ partners, size }: PartnerGroup): NamedFile[] {
  const use = size === 'large' ? 'largeLogo' : 'logo'
  return partners.flatMap(({ logo, logoDark, description, slug }) => [
    ...namedOnce(logo, use, `partners/${slug}`),
    ...namedOnce(logoDark, use, `partners/${slug}`),
    ...namedInText(description, `partners/${slug}`),
  ])
}
