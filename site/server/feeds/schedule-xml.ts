// A schedule as XML: c3voc's `schedule.xml`, which Giggity, EventFahrplan and their kin read.
import { forumZone } from '@forum/domain/time/kyiv-time.ts'
import type { Schedule, ScheduleDay, ScheduleEvent } from './schedule.ts'
import { textElement, xmlElement, xmlHead } from './xml-text.ts'

/** The first two elements must be in the first kilobyte. `address`: of the file. */
export function scheduleXml(schedule: Schedule, address: string): string {
  const { generator, version, title, acronym, start, end, url, logo, days } = schedule
  const conference = [
    textElement('acronym', acronym),
    textElement('title', title),
    textElement('start', start),
    textElement('end', end),
    textElement('days', days.length),
    textElement('timeslot_duration', '00:05'),
    textElement('url', url),
    textElement('logo', logo),
    textElement('time_zone_name', forumZone),
  ]
  const parts = [
    xmlElement('generator', { name: generator, version: '1' }),
    textElement('url', address),
    textElement('version', version),
    xmlElement('conference', {}, conference.join('')),
    ...days.map(dayXml),
  ]
  return `${xmlHead}${xmlElement('schedule', {}, `\n${parts.join('\n')}\n`)}\n`
}

function dayXml({ index, date, start, end, rooms }: ScheduleDay): string {
  const written = rooms.map(({ name, guid, events }) =>
    xmlElement('room', { name, guid }, `\n${events.map(eventXml).join('\n')}\n`),
  )
  return xmlElement('day', { index, date, start, end }, `\n${written.join('\n')}\n`)
}

function eventXml(event: ScheduleEvent): string {
  const { guid, id, room, title, type, date, start, duration, abstract, slug, language, persons, url } = event
  const parts = [
    textElement('date', date),
    textElement('start', start),
    textElement('duration', duration),
    textElement('room', room),
    textElement('slug', slug),
    textElement('url', url),
    textElement('title', title),
    textElement('subtitle', ''),
    textElement('track', event.track ?? ''),
    textElement('type', type),
    textElement('language', language ?? ''),
    textElement('abstract', abstract),
    textElement('description', ''),
    xmlElement(
      'persons',
      {},
      persons.map(({ name, ...own }) => textElement('person', name, { id: own.id, guid: own.guid })).join(''),
    ),
    xmlElement(
      'links',
      {},
      event.links.map((link) => textElement('link', link.title, { href: link.url, type: 'related' })).join(''),
    ),
    xmlElement(
      'attachments',
      {},
      event.attachments.map((file) => textElement('attachment', file.title, { href: file.url, type: 'slides' })).join(''),
    ),
  ]
  return xmlElement('event', { guid, id }, parts.join(''))
}
