// Records of editions → domain: a forum with everything that belongs to it.

import type { Forum, Statistic } from '@forum/domain/forum/forum.ts'
import { everyLocale } from '@forum/domain/localisation/locale.ts'
import type { ProgrammeDay, ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import * as v from 'valibot'
import { choice, count, file, flag, id, link, list, localised, localisedRich, moment, texts, year } from './fields.ts'
import { readBroadcasts, readDays, readEvents, readShortProgramme } from './programme-records.ts'
import { readPictures } from './publication-records.ts'
import { linkedIds, type Reading, type References, readRecord, recordSchema } from './record.ts'
import { readPartnerGroups, readTicketGroups } from './ticket-records.ts'

const forumSchema = recordSchema(
  'forums',
  {
    id,
    year: v.pipe(
      year,
      v.check((value) => value !== null, 'is no year'),
    ),
    is_current: flag,
    is_archived: flag,
    is_cancelled: flag,
    tickets_status: choice(['soon', 'started', 'ended']),
    ...texts('title'),
    ...texts('theme'),
    ...texts('description'),
    ...texts('cancelled_note'),
    ...texts('registration_note'),
    date_updated: moment,
    start_date: moment,
    end_date: moment,
    accreditation_until: moment,
    ...texts('venue'),
    ...texts('address'),
    ...texts('home_lead'),
    ...texts('home_speakers'),
    ...texts('home_programme'),
    ...texts('home_partners'),
    ...texts('home_news'),
    ...texts('home_videos'),
    ...texts('topics'),
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
  },
  ['year'],
)

/** One edition; undefined when the record is invalid. */
export function readForum(value: unknown, references: References, reading: Reading): Forum | undefined {
  const { faults, richText } = reading
  const record = readRecord(forumSchema, value, faults)
  if (!record || record.year === null) return undefined
  const events = readEvents(record.events, references, reading)
  const givenDays = readDays(record.program_days, firstDateOf(events), reading)
  const { days, placed } = placeInDays(events, givenDays)
  for (const event of placed)
    if (contradicts(event, days)) faults.add('events', event.id, 'program_day', 'is not the day of its start')
  return {
    id: record.id,
    year: record.year,
    isCurrent: record.is_current === true,
    isArchived: record.is_archived === true,
    isCancelled: record.is_cancelled === true,
    changed: record.date_updated,
    ticketsStatus: record.tickets_status,
    title: localised(record, 'title'),
    theme: localised(record, 'theme'),
    description: localisedRich(record, 'description', richText),
    cancelledNote: localised(record, 'cancelled_note'),
    registrationNote: localisedRich(record, 'registration_note', richText),
    start: record.start_date,
    accreditationUntil: record.accreditation_until,
    end: record.end_date,
    venue: localised(record, 'venue'),
    address: localised(record, 'address'),
    home: {
      lead: localised(record, 'home_lead'),
      speakers: localised(record, 'home_speakers'),
      programme: localised(record, 'home_programme'),
      partners: localised(record, 'home_partners'),
      news: localised(record, 'home_news'),
      videos: localised(record, 'home_videos'),
    },
    topics: localised(record, 'topics'),
    mapUrl: record.map_url,
    cover: record.cover,
    videoUrl: record.video_url,
    attendance: record.attendance,
    statistics: record.stats.flatMap((row) => readStatistic(row, record.id, reading)),
    shortProgramme: readShortProgramme(record.short_programs, reading),
    days,
    events: placed,
    broadcasts: readBroadcasts(record.broadcasts, references, reading),
    ...readTicketGroups(record.ticket_groups, reading),
    partnerGroups: readPartnerGroups(record.partner_groups, reading),
    speakerIds: linkedIds(record.speakers, 'speakers_id').filter(references.isPerson),
    gallery: readPictures(record.gallery, 'forums', record.id, reading),
  }
}

function firstDateOf(events: readonly ProgrammeEvent[]): (day: string) => string | null {
  return (day) => {
    const start = events.find((event) => event.dayId === day && event.start !== null)?.start
    return start === undefined || start === null ? null : dateAt(start)
  }
}

/** Assigns a day to each event: the editor's, otherwise the day of its date in Kyiv, created if missing. */
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

/** Milliseconds after midnight that still count as the previous day. */
const night = 6 * 3_600_000

/** Whether the event's date differs from the date of its day. */
function contradicts({ dayId, start }: ProgrammeEvent, days: readonly ProgrammeDay[]): boolean {
  const date = days.find(({ id }) => id === dayId)?.date
  return date !== undefined && start !== null && dateAt(start) !== date && dateAt(start - night) !== date
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
