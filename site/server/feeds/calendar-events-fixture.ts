// An edition's sessions and a second reader of calendars, for the tests of what calendars say.

import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import ICAL from 'ical.js'
import type { CalendarOptions } from './calendar-events.ts'

export const text = (uk: string | null, en: string | null = null): Localised => inSome({ uk, en })
export const at = (moment: string) => parseMoment(moment) ?? 0

export function event(id: string, start: string | null, changes: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  return anEvent({
    id,
    slug: `session-${id}`,
    title: text(`Подія ${id}`, `Event ${id}`),
    start: start === null ? null : at(start),
    ...changes,
  })
}

export const people = [
  aPerson({ id: 'm', name: text('Мая', 'Maya') }),
  aPerson({ id: 's', name: text('Тарас', 'Taras') }),
  aPerson({ id: 'hidden', name: text('Схований', '-') }),
]

export function options(events: ProgrammeEvent[], forum: Partial<Forum> = {}, locale: 'uk' | 'en' = 'uk'): CalendarOptions {
  return {
    forum: { ...unwrittenEdition(2025), title: text('Форум 2025', 'Forum 2025'), events, ...forum },
    sideEvents: [],
    locale,
    siteUrl: 'https://forum.example',
    person: (id) => people.find((one) => one.id === id),
    alteredAt: () => null,
  }
}

/** Read by another hand than the one that wrote it. */
export function read(calendar: string | undefined) {
  const parsed = new ICAL.Component(ICAL.parse(calendar ?? ''))
  return { calendar: parsed, events: parsed.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

export const whole = event('1', '2025-10-16T11:00', {
  title: text('Ціна; «кіловата», 50\\50', 'The price'),
  description: inSome({
    uk: [
      { tag: 'p', children: ['Перший абзац, ', { tag: 'strong', children: ['важливий'] }] },
      { tag: 'p', children: ['Другий; абзац'] },
    ],
  }),
  end: at('2025-10-16T12:15'),
  room: { id: 'r', slug: 'r', title: text('Велика зала', 'Main Hall'), number: 1 },
  moderatorIds: ['m'],
  speakerIds: ['s', 'm', 'gone'],
})

export const film = aSideEvent({
  id: '1',
  slug: 'session-1',
  title: text('Кіно', 'Film'),
  start: at('2025-10-16T20:00'),
  end: at('2025-10-16T22:15'),
  location: text('Кінозал', 'Cinema'),
  forumYear: 2025,
})
export const around = { ...options([whole], { venue: text('Палац'), address: text('вул. Тиха, 1') }), sideEvents: [film] }
