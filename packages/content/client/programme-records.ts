// Records of the programme → domain: days, events, side events, broadcasts, the short programme.

import {
  type Broadcast,
  eventKinds,
  type ProgrammeDay,
  type ProgrammeEvent,
  type programmeLists,
  type ShortProgrammeRow,
  type SideEvent,
} from '@forum/domain/programme/programme.ts'
import type * as v from 'valibot'
import {
  choice,
  code,
  documentFile,
  file,
  flag,
  id,
  integer,
  isLanguage,
  link,
  list,
  localised,
  localisedRich,
  moment,
  relation,
  text,
  texts,
  timeOfDay,
} from './fields.ts'
import {
  inOrder,
  isNotSwitchedOff,
  isTitled,
  type ReadersOf,
  type Reading,
  type References,
  readRecords,
  recordSchema,
  shownIds,
  slugGiver,
} from './record.ts'
import { readRooms, readShelters, readTopics } from './room-records.ts'

const eventFields = {
  id,
  slug: text,
  status: text,
  ...texts('title'),
  ...texts('description'),
  ...texts('status_note'),
  kind: choice(eventKinds),
  language: code,
  interpretation: list,
  start_date: moment,
  end_date: moment,
  room: relation,
  topic: relation,
  moderators: list,
  speakers: list,
  presentation: documentFile,
  is_quiet: flag,
  date_updated: moment,
  sort: integer,
}
const eventSchema = recordSchema('events', { ...eventFields, program_day: relation, broadcast: relation })
const sideEventSchema = recordSchema('side_events', {
  ...eventFields,
  forum: relation,
  ...texts('location'),
  registration_url: link,
  image: file,
})

/** Published events by time, then in the editor's order. */
export function readEvents(values: readonly unknown[], references: References, reading: Reading): ProgrammeEvent[] {
  const { faults } = reading
  const records = readRecords(eventSchema, values, faults)
  const shown = inOrder(records).filter(
    (record) => isPublished(record) && isTitled(localised(record, 'title'), 'events', record.id, faults),
  )
  const slug = slugGiver('events', faults, shown)
  return inTime(
    shown.map((record) => ({
      ...eventOf(record, slug(record.slug, record.id), references, reading, 'events'),
      dayId: record.program_day,
      broadcastId: record.broadcast,
    })),
  )
}

/** Published side events by time. */
function readSideEvents(values: readonly unknown[], references: References, reading: Reading): SideEvent[] {
  const { faults } = reading
  const records = readRecords(sideEventSchema, values, faults)
  const shown = inOrder(records).filter(
    (record) => isPublished(record) && isTitled(localised(record, 'title'), 'side_events', record.id, faults),
  )
  const slug = slugGiver('side_events', faults, shown)
  return inTime(
    shown.map((record) => ({
      ...eventOf(record, slug(record.slug, record.id), references, reading, 'side_events'),
      forumYear: record.forum === null ? null : references.yearOf(record.forum),
      location: localised(record, 'location'),
      registrationUrl: record.registration_url,
      image: record.image,
    })),
  )
}

const longest = 14 * 24 * 3_600_000
type EventRecord = v.InferOutput<v.ObjectSchema<typeof eventFields, undefined>>

function eventOf(record: EventRecord, slug: string, references: References, { faults, richText }: Reading, collection: string) {
  const length = record.start_date === null || record.end_date === null ? 0 : record.end_date - record.start_date
  // Exhibitions around the forum last for months, but a session of several weeks is a mistake.
  const misplaced = length < 0 ? 'before' : collection === 'events' && length > longest && 'weeks after'
  if (misplaced) faults.add(collection, record.id, 'end_date', `is ${misplaced} the start: field left out`)
  const people = (field: 'moderators' | 'speakers') =>
    shownIds(record[field], 'speakers_id', references.isPerson, (reason) => faults.add(collection, record.id, field, reason))
  return {
    id: record.id,
    slug,
    title: localised(record, 'title'),
    isCancelled: record.status?.toLowerCase() === 'cancelled',
    statusNote: localised(record, 'status_note'),
    description: localisedRich(record, 'description', richText),
    kind: record.kind,
    topic: (record.topic !== null && references.topics.get(record.topic)) || null,
    language: record.language,
    interpretation: record.interpretation.filter(isLanguage),
    start: record.start_date,
    end: misplaced ? null : record.end_date,
    room: (record.room !== null && references.rooms.get(record.room)) || null,
    moderatorIds: people('moderators'),
    speakerIds: people('speakers'),
    presentation: record.presentation?.id ?? null,
    presentationSize: record.presentation?.size ?? null,
    presentationFormat: record.presentation?.format ?? null,
    isQuiet: record.is_quiet ?? false,
    changed: record.date_updated,
  }
}

/** A null status counts as published (product.md, 5.3). */
function isPublished(record: { status: string | null }): boolean {
  return !['disabled', 'draft', 'archived'].includes(record.status?.toLowerCase() ?? '')
}

function inTime<T extends { start: number | null }>(events: readonly T[]): T[] {
  return events.toSorted((a, b) => (a.start ?? Number.MAX_SAFE_INTEGER) - (b.start ?? Number.MAX_SAFE_INTEGER))
}

const daySchema = recordSchema('program_days', { id, slug: text, date: text, ...texts('title'), sort: integer })

/** Days by date. A day without a date gets the date of its first event (`firstDate`), or is left out. */
export function readDays(
  values: readonly unknown[],
  firstDate: (day: string) => string | null,
  { faults }: Reading,
): ProgrammeDay[] {
  const records = readRecords(daySchema, values, faults)
  const slug = slugGiver('program_days', faults)
  const days = inOrder(records).flatMap((record) => {
    const date = calendarDate(record.date) ?? calendarDate(record.slug) ?? firstDate(record.id)
    if (date === null) faults.add('program_days', record.id, 'date', 'is no date: record left out')
    return date === null
      ? []
      : [{ id: record.id, slug: slug(record.slug ?? date, record.id), date, title: localised(record, 'title') }]
  })
  return days.toSorted((a, b) => a.date.localeCompare(b.date))
}

function calendarDate(value: string | null): string | null {
  const date = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value ?? '')?.[0]
  return date && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ? date : null
}

const broadcastSchema = recordSchema('broadcasts', {
  id,
  slug: text,
  is_active: flag,
  ...texts('title'),
  ...texts('description'),
  room: relation,
  video_url: link,
  embed_url: link,
  status: choice(['soon', 'live', 'ended']),
  language: code,
  start_date: moment,
  end_date: moment,
  sort: integer,
})

export function readBroadcasts(values: readonly unknown[], references: References, { faults, richText }: Reading): Broadcast[] {
  const slug = slugGiver('broadcasts', faults)
  const shown = inOrder(readRecords(broadcastSchema, values, faults)).filter(
    (record) => isNotSwitchedOff(record) && isTitled(localised(record, 'title'), 'broadcasts', record.id, faults),
  )
  return shown.map((record) => ({
    id: record.id,
    slug: slug(record.slug, record.id),
    title: localised(record, 'title'),
    description: localisedRich(record, 'description', richText),
    room: (record.room !== null && references.rooms.get(record.room)) || null,
    videoUrl: record.video_url,
    embedUrl: record.embed_url,
    status: record.status,
    language: record.language,
    start: record.start_date,
    end: record.end_date,
  }))
}

const shortProgramSchema = recordSchema(
  'short_programs',
  { id, time: timeOfDay, ...texts('title'), ...texts('description'), sort: integer },
  ['time'],
)

export function readShortProgramme(values: readonly unknown[], { faults }: Reading): ShortProgrammeRow[] {
  return inOrder(readRecords(shortProgramSchema, values, faults)).map((record) => ({
    id: record.id,
    time: (record.time ?? '').replace(/^\d:/, '0$&').slice(0, 5),
    title: localised(record, 'title'),
    description: localised(record, 'description'),
  }))
}

export const programmeReaders: ReadersOf<typeof programmeLists> = {
  rooms: ({ rooms }, reading) => readRooms(rooms, reading),
  topics: ({ topics }, reading) => readTopics(topics, reading),
  shelters: ({ shelters }, reading) => readShelters(shelters, reading),
  sideEvents: ({ side_events }, reading, references) => readSideEvents(side_events, references, reading),
}
