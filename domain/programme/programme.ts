import { type Localised, nothing } from '../localisation/localised.ts'
import type { DocumentFormat } from '../picture/document-format.ts'
import type { FileId } from '../picture/picture.ts'
import type { Instant, RecordId } from '../record.ts'
import type { RichText } from '../rich-text/rich-text.ts'

export const eventKinds = ['panel', 'keynote', 'discussion', 'interview', 'ceremony', 'break'] as const
type EventKind = (typeof eventKinds)[number]

export type Room = {
  id: RecordId
  slug: string
  title: Localised
  /** Place in the editor's order, from 1: the number of bars of its mark. */
  number: number
}

export const blankRoom: Room = { id: '', slug: '', title: nothing, number: 1 }

export type ProgrammeDay = {
  id: RecordId
  /** `YYYY-MM-DD` when the editor gave none. */
  slug: string
  /** `YYYY-MM-DD`, Kyiv. */
  date: string
  title: Localised
}

export const blankDay: ProgrammeDay = { id: '', slug: '', date: '', title: nothing }

/** A session or a break of the programme. */
export type ProgrammeEvent = {
  id: RecordId
  /** The id when the editor gave none. */
  slug: string
  /** The day the editor put it into; else the Kyiv day on which it starts; null when neither is known. */
  dayId: RecordId | null
  title: Localised
  /** It does not take place; its page stays and says so. */
  isCancelled: boolean
  /** What the editor says of that. */
  statusNote: Localised
  description: Localised<RichText>
  /** null: its editor did not say. */
  kind: EventKind | null
  /** Working language and those interpreted into, as BCP 47 codes. */
  language: string | null
  interpretation: readonly string[]
  start: Instant | null
  end: Instant | null
  /** null: the whole venue, or not known yet. */
  room: Room | null
  moderatorIds: readonly RecordId[]
  speakerIds: readonly RecordId[]
  broadcastId: RecordId | null
  /** What changes in it is not told: an error was mended. */
  isQuiet: boolean
  /** When an editor last changed it; null: never, or the content service does not say. */
  changed: Instant | null
  presentation: FileId | null
  /** Bytes; null: not known. */
  presentationSize: number | null
  /** null: the content service does not say. */
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

/** An event around the forum, outside its rooms. */
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

export const blankShortProgrammeRow: ShortProgrammeRow = { id: '', time: '', title: nothing, description: nothing }

export type Broadcast = {
  id: RecordId
  slug: string
  title: Localised
  description: Localised<RichText>
  room: Room | null
  videoUrl: string | null
  embedUrl: string | null
  /** What the editor says; null leaves it to the times (broadcast.ts). */
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
