// A programme of two days for tests.
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import type { Localised } from '@forum/domain/localisation/localised.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import type { Person } from '@forum/domain/people/person.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { type Change, factsOf } from '@forum/domain/programme/changes.ts'
import type { ProgrammeEvent, Room, SideEvent } from '@forum/domain/programme/programme.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import type { ProgrammeQuery } from './programme-address.ts'
import { programmeView } from './programme-view.ts'

export const text = (uk: string, en: string | null = null): Localised => inSome({ uk, en })
export const at = (moment: string) => parseMoment(moment) ?? 0
export const room = (number: number): Room => ({
  id: `r${number}`,
  slug: `r${number}`,
  title: text(`Зала ${number}`, `Room ${number}`),
  number,
})

export function event(id: string, start: string | null, changes: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  return anEvent({
    id,
    dayId: start && `day ${start.slice(0, 10)}`,
    title: text(`Подія ${id}`, `Event ${id}`),
    start: start === null ? null : at(start),
    ...changes,
  })
}

export const person = (id: string, name: Localised) => aPerson({ id, name })

export type Options = {
  locale?: 'uk' | 'en'
  day?: string
  now?: string
  /** Ids of events that were moved by an hour. */
  moved?: string[]
  query?: Partial<ProgrammeQuery>
  forum?: Partial<Forum>
  people?: Person[]
  sideEvents?: SideEvent[]
}

export function programmeAsked(events: ProgrammeEvent[], options: Options = {}) {
  const dates = ['2025-10-15', '2025-10-16']
  const forum = aForum({
    events,
    ...options.forum,
    days: dates.map((date) => ({ id: `day ${date}`, slug: date, date, title: text('Форум', 'Day of Forums') })),
  })
  const told = events.flatMap((one): Change[] => {
    if (!options.moved?.includes(one.id)) return []
    const after = factsOf(one)
    return [{ eventId: one.id, at: 0, kinds: ['time'], before: { ...after, start: (after.start ?? 0) - 3_600_000 }, after }]
  })
  const { people = [], sideEvents = [], now = '2025-09-09T12:00' } = options
  const services = servicesWith({ people, sideEvents }, { now: at(now), told })
  const query = { day: options.day ?? null, room: null, topic: null, language: null, text: '', ...options.query }
  return programmeView(services, forum, options.locale ?? 'uk', query)
}

export function programme(events: ProgrammeEvent[], options: Options = {}) {
  const view = programmeAsked(events, options)
  if (!view) throw new Error('the programme is not known')
  return view
}
