// A schedule as XML: c3voc's `schedule.xml`, which Giggity, EventFahrplan and their kin read.
import { forumZone } from '@forum/domain/time/kyiv-time.ts'
import type { Schedule, ScheduleDay, ScheduleEvent } from './schedule.ts'
import { element, textElement, xmlHead } from './xml-text.ts'

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
    element('generator', { name: generator, version: '1' }),
    textElement('url', address),
    textElement('version', version),
    element('conference', {}, conference.join('')),
    ...days.map(dayXml),
  ]
  return `${xmlHead}${element('schedule', {}, `\n${parts.join('\n')}\n`)}\n`
}

function dayXml({ index, date, start, end, rooms }: ScheduleDay): string {
  const written = rooms.map(({ name, guid, events }) => element('room', { name, guid }, `\n${events.map(eventXml).join('\n')}\n`))
  return element('day', { index, date, start, end }, `\n${written.join('\n')}\n`)
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
    element(
      'persons',
      {},
      persons.map(({ name, ...own }) => textElement('person', name, { id: own.id, guid: own.guid })).join(''),
    ),
    element(
      'links',
      {},
      event.links.map((link) => textElement('link', link.title, { href: link.url, type: 'related' })).join(''),
    ),
    element(
      'attachments',
      {},
      event.attachments.map((file) => textElement('attachment', file.title, { href: file.url, type: 'slides' })).join(''),
    ),
  ]
  return element('event', { guid, id }, parts.join(''))
}
