import { describe, expect, it } from 'vitest'
import { type Content, emptyContent } from '../content/content.ts'
import { aForum } from '../forum/forum-builder.ts'
import { inAll, inSome } from '../localisation/localised-builder.ts'
import { aPerson } from '../people/person-builder.ts'
import type { ProgrammeEvent } from '../programme/programme.ts'
import { anEvent, aRoom } from '../programme/programme-builder.ts'
import { aTicket, aTicketGroup } from '../ticket/ticket-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import { contradictions } from './contradictions.ts'

const at = (time: string) => parseMoment(`2025-10-16T${time}`)
const hall = aRoom({ id: 'hall' })
const olena = aPerson({ id: 'olena' })
const event = (id: string, from: string, till: string, own: Partial<ProgrammeEvent> = {}) =>
  anEvent({ id, start: at(from), end: at(till), ...own })

describe('what contradicts itself or is missed', () => {
  const day = (date: string) => ({ id: date, slug: date, date, title: inAll('День') })
  const note = (uk: string, ru = uk) =>
    inSome({ uk: [{ tag: 'p' as const, children: [uk] }], en: [], ru: [{ tag: 'p' as const, children: [ru] }] })
  const forum = (own: Parameters<typeof aForum>[0]) => ({
    forums: [aForum({ id: 'f', year: 2025, start: at('09:00'), end: at('18:00'), ...own })],
  })
  const found = (own: Partial<Content>) =>
    contradictions({ ...emptyContent, ...own }).map(({ record, what, values, person }) =>
      [`${record.collection}/${record.id}`, what, ...values, person?.uk].filter(Boolean).join(' '),
    )
  const ticket = (saleEnd: string) => ({
    ticketGroups: [aTicketGroup({ tickets: [aTicket({ id: 't', saleEnd: parseMoment(saleEnd) })] })],
  })
  it.each<[string, Partial<Content>, string[]]>([
    ['whole', forum({ days: [day('2025-10-15'), day('2025-10-16')] }), []],
    ['without days', forum({}), []],
    ['days of another date', forum({ days: [day('2025-11-07')] }), ['forums/f days 2025-10-16 2025-11-07']],
    ['a date of another year', forum({ year: 2026 }), ['forums/f year 2026 2025-10-16']],
    ['cancelled', forum({ year: 2026, isCancelled: true }), []],
    ['registration on the day', forum({ registrationNote: note('Реєстрація 16 жовтня з 8:00, купуйте до 10 жовтня') }), []],
    [
      'registration on another day',
      forum({ registrationNote: note('Реєстрація 7 листопада') }),
      ['forums/f registration 7 листопада'],
    ],
    [
      'in another language',
      forum({ registrationNote: note('16 жовтня', 'Регистрация 7 ноября') }),
      ['forums/f registration 7 ноября'],
    ],
    ['in figures', forum({ registrationNote: note('Реєстрація 07.11.2025') }), ['forums/f registration 07.11.2025']],
    ['sale until the forum', forum(ticket('2025-10-16T12:00')), []],
    ['sale after the forum', forum(ticket('2025-10-17T00:00')), ['tickets/t sale 2025-10-17 2025-10-16']],
    [
      'sale on a later day of the programme',
      forum({ ...ticket('2025-10-17T09:00'), days: [day('2025-10-16'), day('2025-10-17')] }),
      [],
    ],
  ])('%s', (_, content, expected) => expect(found(content)).toEqual(expected))

  it.each<[string, ProgrammeEvent[], string[]]>([
    ['for everybody', [event('a', '10:00', '11:00')], []],
    [
      'beside others without a hall',
      [event('a', '10:00', '11:00'), event('b', '10:30', '12:00', { room: hall })],
      ['events/a noHall'],
    ],
    ['a break', [event('a', '10:00', '11:00', { kind: 'break' }), event('b', '10:30', '12:00', { room: hall })], []],
    [
      'beside what is cancelled',
      [event('a', '10:00', '11:00'), event('b', '10:30', '12:00', { room: hall, isCancelled: true })],
      [],
    ],
    ['without a start', [anEvent({ id: 'a', room: hall })], ['events/a noStart']],
    ['without either', [anEvent({ id: 'a' })], ['events/a noStart', 'events/a noHall']],
    [
      'moderator and speaker',
      [event('a', '10:00', '11:00', { moderatorIds: ['olena'], speakerIds: ['olena'] })],
      [`events/a twice ${olena.name.uk}`],
    ],
  ])('a session: %s', (_, events, expected) =>
    expect(found({ people: [olena], forums: [aForum({ id: 'f', year: 2025, events })] })).toEqual(expected),
  )
})
