// Records of editions → domain: a forum with everything below it.
import * as v from 'valibot'
import type { Forum, Statistic } from '#domain/forum/forum.ts'
import { everyLocale } from '#domain/localisation/locale.ts'
import { dateAt } from '#domain/programme/kyiv-time.ts'
import type { ProgrammeDay, ProgrammeEvent } from '#domain/programme/programme.ts'
import { choice, count, file, flag, id, integer, link, list, localised, localisedRich, moment, texts } from './fields.ts'
import { type Cast, readBroadcasts, readDays, readEvents, readShortProgramme } from './programme-records.ts'
import { readPictures } from './publication-records.ts'
import { idOf, isRecord, type RawRecord } from './raw-content.ts'
import { linkedIds, type Reading, readRecord } from './record.ts'
import { readPartnerGroups, readTicketGroups } from './ticket-records.ts'

const forumSchema = v.object({
  id,
  year: v.pipe(
    integer,
    v.check((value) => value !== null && value >= 1900 && value <= 2200, 'is no year'),
  ),
  is_archived: flag,
  is_cancelled: flag,
  tickets_status: choice(['soon', 'started', 'ended']),
  ...texts('title'),
  ...texts('theme'),
  ...texts('description'),
  ...texts('cancelled_note'),
  ...texts('registration_note'),
  start_date: moment,
  end_date: moment,
  ...texts('venue'),
  ...texts('address'),
  map_url: link,
  cover: file,
  video_url: link,
  attendance: count,
  stats: list,
  short_programs: list,
  program_days: list,
  events: list,
  broadcasts: list,
  ticket_groups: list,
  partner_groups: list,
  speakers: list,
  gallery: list,
})

/** One edition; undefined when the record is unfit. `others` are the events that the service lists apart from the forums. */
export function readForum(value: unknown, others: readonly RawRecord[], cast: Cast, reading: Reading): Forum | undefined {
  const { faults, richText } = reading
  const record = readRecord(forumSchema, value, 'forums', faults, ['id', 'year'])
  if (!record || record.year === null) return undefined
  const found = gatherEvents(record.id, record.program_days, record.events, others)
  const events = readEvents(found.records, found.dayOf, cast, reading)
  const givenDays = readDays(record.program_days, firstDateOf(events), reading)
  const { days, placed } = placeInDays(events, givenDays)
  return {
    id: record.id,
    year: record.year,
    isArchived: record.is_archived === true,
    isCancelled: record.is_cancelled === true,
    ticketsStatus: record.tickets_status,
    title: localised(record, 'title'),
    theme: localised(record, 'theme'),
    description: localisedRich(record, 'description', richText),
    cancelledNote: localised(record, 'cancelled_note'),
    registrationNote: localisedRich(record, 'registration_note', richText),
    start: record.start_date,
    end: record.end_date,
    venue: localised(record, 'venue'),
    address: localised(record, 'address'),
    mapUrl: record.map_url,
    cover: record.cover,
    videoUrl: record.video_url,
    attendance: record.attendance,
    statistics: record.stats.flatMap((row) => readStatistic(row, record.id, reading)),
    shortProgramme: readShortProgramme(record.short_programs, reading),
    days,
    events: placed,
    broadcasts: readBroadcasts(record.broadcasts, cast, reading),
    ticketGroups: readTicketGroups(record.ticket_groups, reading),
    partnerGroups: readPartnerGroups(record.partner_groups, reading),
    speakerIds: linkedIds(record.speakers, 'speakers_id').filter(cast.isPerson),
    gallery: readPictures(record.gallery, 'forums', record.id, reading),
  }
}

/** The forum's events from everywhere they may stand: below its days, below itself, and in the list of all events; one for each id. */
function gatherEvents(forum: string, days: readonly unknown[], own: readonly unknown[], others: readonly RawRecord[]) {
  const records = new Map<string, RawRecord>()
  const dayOf = new Map<string, string>()
  const dayIds = new Set<string>()
  const gather = (event: unknown, day?: string) => {
    const id = idOf(event)
    if (id === null) return
    if (day !== undefined && !dayOf.has(id)) dayOf.set(id, day)
    if (isRecord(event)) records.set(id, joined(records.get(id), event))
  }
  for (const day of days) {
    const dayId = idOf(day)
    if (dayId === null) continue
    dayIds.add(dayId)
    if (isRecord(day) && Array.isArray(day.events)) for (const event of day.events) gather(event, dayId)
  }
  for (const event of own) gather(event)
  const ownIds = new Set([...own.flatMap((event) => idOf(event) ?? []), ...dayOf.keys()])
  for (const event of others) {
    const belongs = idOf(event.forum) === forum || dayIds.has(idOf(event.program_day) ?? '') || ownIds.has(idOf(event) ?? '')
    if (belongs) gather(event)
  }
  return { records: [...records.values()], dayOf: (id: string) => dayOf.get(id) ?? null }
}

/** One record of what two places say: the first is believed, but bare ids of a relation give way to its records. */
function joined(first: RawRecord | undefined, second: RawRecord): RawRecord {
  const isBare = (value: unknown) => Array.isArray(value) && !value.some(isRecord)
  const told = Object.entries(first ?? {}).filter(([name, value]) => !(isBare(value) && Array.isArray(second[name])))
  return { ...second, ...Object.fromEntries(told) }
}

function firstDateOf(events: readonly ProgrammeEvent[]): (day: string) => string | null {
  return (day) => {
    const start = events.find((event) => event.dayId === day && event.start !== null)?.start
    return start === undefined || start === null ? null : dateAt(start)
  }
}

/** Gives every event its day: the editor's, else that of its Kyiv date, which is made when no day has that date. */
function placeInDays(
  events: readonly ProgrammeEvent[],
  given: readonly ProgrammeDay[],
): { days: ProgrammeDay[]; placed: ProgrammeEvent[] } {
  const days = [...given]
  const placed = events.map((event) => {
    if (days.some((day) => day.id === event.dayId)) return event
    if (event.start === null) return { ...event, dayId: null }
    const date = dateAt(event.start)
    const day = days.find((one) => one.date === date) ?? {
      id: `day-${date}`,
      slug: date,
      date,
      title: everyLocale(() => null),
    }
    if (!days.includes(day)) days.push(day)
    return { ...event, dayId: day.id }
  })
  return { days: days.toSorted((a, b) => a.date.localeCompare(b.date)), placed }
}

const statisticSchema = v.object({
  value: v.pipe(
    v.union([v.string(), v.number()], 'is no figure'),
    v.transform((value) => String(value).trim()),
    v.check((value) => value !== '', 'is empty'),
  ),
  ...texts('label'),
})

function readStatistic(row: unknown, forum: string, { faults }: Reading): Statistic[] {
  const read = v.safeParse(statisticSchema, row)
  if (read.success) return [{ value: read.output.value, label: localised(read.output, 'label') }]
  faults.add('forums', forum, 'stats', 'holds a row without figure or label: row left out')
  return []
}
