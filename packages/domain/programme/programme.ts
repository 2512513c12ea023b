import { type NamedFile, namedInText, namedOnce } from '../file/named-file.ts'
import { type Localised, nothing } from '../localisation/localised.ts'
import type { DocumentFormat } from '../picture/document-format.ts'
import type { FileId } from '../picture/picture.ts'
import type { Instant, RecordId } from '../record/record.ts'
import type { RichText } from '../rich-text/rich-text.ts'

export const eventKinds = ['panel', 'keynote', 'discussion', 'interview', 'ceremony', 'break'] as const
type EventKind = (typeof eventKinds)[number]

export type Room = {
  id: RecordId
  slug: string
  title: Localised
  /** Position in the editor's order, from 1: the number of bars of its mark. */
  number: number
}

export const blankRoom: Room = { id: '', slug: '', title: nothing, number: 1 }

/** What a session is about: a track. */
export type Topic = { id: RecordId; slug: string; title: Localised }

export const blankTopic: Topic = { id: '', slug: '', title: nothing }

/** Where people go in an air-raid alert. */
export type Shelter = {
  id: RecordId
  slug: string
  title: Localised
  way: Localised<RichText>
  plan: FileId | null
  /** People that have room; null: not given. */
  places: number | null
  /** Halls whose people go there; empty: all. */
  roomIds: readonly RecordId[]
}

export const blankShelter: Shelter = { id: '', slug: '', title: nothing, way: nothing, plan: null, places: null, roomIds: [] }

/** The shelters of a hall: its own, otherwise those of all; `roomId` null: all. */
export function sheltersOf(shelters: readonly Shelter[], roomId: RecordId | null): readonly Shelter[] {
  if (roomId === null) return shelters
  const own = shelters.filter(({ roomIds }) => roomIds.includes(roomId))
  return own.length > 0 ? own : shelters.filter(({ roomIds }) => roomIds.length === 0)
}

export type ProgrammeDay = {
  id: RecordId
  /** `YYYY-MM-DD` if the editor gave none. */
  slug: string
  /** `YYYY-MM-DD`, Kyiv. */
  date: string
  title: Localised
}

/** An interruption of a session: from when, and when it goes on; null: nobody knows. */
export type Held = { since: Instant; until: Instant | null }

/** A session or a break of the programme. */
export type ProgrammeEvent = {
  id: RecordId
  /** The id if the editor gave none. */
  slug: string
  /** The editor's day, otherwise the Kyiv day of the start; null: unknown. */
  dayId: RecordId | null
  title: Localised
  /** Cancelled; its page stays and says so. */
  isCancelled: boolean
  /** The editor's note about it. */
  statusNote: Localised
  description: Localised<RichText>
  /** null: not given. */
  kind: EventKind | null
  /** null: not given. */
  topic: Topic | null
  /** Working language and interpretation languages, BCP 47 codes. */
  language: string | null
  interpretation: readonly string[]
  start: Instant | null
  end: Instant | null
  /** null: the whole venue, or unknown. */
  room: Room | null
  moderatorIds: readonly RecordId[]
  speakerIds: readonly RecordId[]
  broadcastId: RecordId | null
  /** Changes are not announced: the editor corrects an error. */
  isQuiet: boolean
  /** Last edited; null: unknown. */
  changed: Instant | null
  /** The day's interruption of it (packages/domain/day-state); missing: none. */
  held?: Held
  presentation: FileId | null
  /** Bytes; null: unknown. */
  presentationSize: number | null
  /** null: unknown. */
  presentationFormat: DocumentFormat | null
}

export const blankEvent: ProgrammeEvent = {
  id: '',
  slug: '',
  dayId: null,
  title: nothing,
  isCancelled: false,
  statusNote: nothing,
  description: nothing,
  kind: null,
  topic: null,
  language: null,
  interpretation: [],
  start: null,
  end: null,
  room: null,
  moderatorIds: [],
  speakerIds: [],
  broadcastId: null,
  isQuiet: false,
  changed: null,
  presentation: null,
  presentationSize: null,
  presentationFormat: null,
}

/** A side event, outside the forum's rooms. */
export type SideEvent = Omit<ProgrammeEvent, 'dayId' | 'broadcastId'> & {
  forumYear: number | null
  location: Localised
  registrationUrl: string | null
  image: FileId | null
}

const { dayId, broadcastId, ...blankOfBoth } = blankEvent

export const blankSideEvent: SideEvent = {
  ...blankOfBoth,
  forumYear: null,
  location: nothing,
  registrationUrl: null,
  image: null,
}

export type ShortProgrammeRow = {
  id: RecordId
  /** `HH:MM`, Kyiv. */
  time: string
  title: Localised
  description: Localised
}

export type Broadcast = {
  id: RecordId
  slug: string
  title: Localised
  description: Localised<RichText>
  room: Room | null
  videoUrl: string | null
  embedUrl: string | null
  /** The editor's status; null: by time (broadcast.ts). */
  status: 'soon' | 'live' | 'ended' | null
  language: string | null
  start: Instant | null
  end: Instant | null
}

export const blankBroadcast: Broadcast = {
  id: '',
  slug: '',
  title: nothing,
  description: nothing,
  room: null,
  videoUrl: null,
  embedUrl: null,
  status: null,
  language: null,
  start: null,
  end: null,
}

export const programmeLists = {
  rooms: (_: Room): NamedFile[] => [],
  topics: (_: Topic): NamedFile[] => [],
  shelters: ({ plan, way, slug }: Shelter): NamedFile[] => [
    ...namedOnce(plan, 'cover', `shelters/${slug}`),
    ...namedInText(way, `shelters/${slug}`),
  ],
  sideEvents: ({ image, presentation, description, slug }: SideEvent): NamedFile[] => [
    ...namedOnce(image, 'cover', `side_events/${slug}`),
    ...namedOnce(presentation, 'document', `side_events/${slug}`),
    ...namedInText(description, `side_events/${slug}`),
  ],
}
