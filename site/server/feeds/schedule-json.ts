// A schedule as JSON: c3voc's `schedule.json`, version 1.
import { forumZone } from '@forum/domain/time/kyiv-time.ts'
import type { Schedule, ScheduleDay, ScheduleEvent } from './schedule.ts'

export function scheduleJson(schedule: Schedule): string {
  const { generator, version, title, acronym, start, end, url, logo, days } = schedule
  const rooms = new Map(days.flatMap((day) => day.rooms.map(({ name, guid }) => [guid, { name, guid }] as const)))
  return JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: generator, version: '1' },
    schedule: {
      version,
      conference: {
        acronym,
        title,
        start,
        end,
        daysCount: days.length,
        timeslot_duration: '00:05',
        time_zone_name: forumZone,
        logo,
        url,
        rooms: [...rooms.values()],
        days: days.map(dayJson),
      },
    },
  })
}

function dayJson({ index, date, start, end, rooms }: ScheduleDay): object {
  return {
    index,
    date,
    day_start: start,
    day_end: end,
    rooms: Object.fromEntries(rooms.map(({ name, events }) => [name, events.map(eventJson)])),
  }
}

function eventJson({ abstract, links, attachments, ...event }: ScheduleEvent): object {
  return {
    ...event,
    subtitle: null,
    abstract: abstract || null,
    description: null,
    links: links.map((link) => ({ ...link, type: 'related' })),
    attachments: attachments.map((file) => ({ ...file, type: 'slides' })),
  }
}
