import { expect, test } from 'vitest'
import { aForum } from '../forum/forum-builder.ts'
import { parseMoment } from '../time/kyiv-time.ts'
import type { Interruption } from './day-state.ts'
import { interruptedIn } from './told-day.ts'

const at = (clock: string, date = '2025-10-16') => parseMoment(`${date} ${clock}`) ?? Number.NaN
const over = (from: string, until: string, own: Partial<Interruption> = {}, date?: string): Interruption => ({
  ...{ id: from, kind: 'alert', roomIds: null, isDrill: false },
  ...{ since: at(from, date), resumesAt: at(until, date), ...own },
})
const alert = over('11:42', '12:25')
const edition = aForum({ start: at('09:00'), end: at('18:00', '2025-10-17') })

test.each<[string, Interruption[], ReturnType<typeof interruptedIn>]>([
  ['nothing', [], null],
  ['one alert', [alert], { times: 1, minutes: 43 }],
  ['two of one day', [alert, over('15:00', '15:20')], { times: 2, minutes: 63 }],
  ['one each day', [over('10:00', '10:20', {}, '2025-10-17'), alert], { times: 2, minutes: 63 }],
  ['one of the year before', [over('11:42', '12:25', {}, '2024-10-17')], null],
  [
    'one of the eve, and one of the day after',
    ['2025-10-15', '2025-10-18'].map((date) => over('11:42', '12:25', {}, date)),
    null,
  ],
  ['an alert over a pause', [over('11:30', '12:25', { kind: 'pause' }), alert], { times: 1, minutes: 55 }],
  ['an alert within a pause', [over('11:30', '12:40', { kind: 'pause' }), alert], { times: 1, minutes: 70 }],
  ['one begun as the other ended', [alert, over('12:25', '12:30')], { times: 1, minutes: 48 }],
  ['a pause of one hall', [over('11:30', '12:40', { kind: 'pause', roomIds: ['small'] })], null],
  ['an alert of some halls', [{ ...alert, roomIds: ['small'] }], { times: 1, minutes: 43 }],
  ['a press by mistake', [over('11:42', '11:42')], null],
  ['over midnight', [over('23:50', '23:50', { resumesAt: at('00:20', '2025-10-17') })], { times: 1, minutes: 30 }],
])('%s', (_, all, expected) => expect(interruptedIn({ over: all }, edition)).toEqual(expected))

test.each([
  ['days only', { days: [{ id: 'd', slug: 'd', date: '2025-10-16', title: aForum().title }] }, 1],
  ['a start only', { start: at('09:00') }, 1],
  ['no dates', {}, undefined],
])('an edition with %s', (_, own, times) => expect(interruptedIn({ over: [alert] }, aForum(own))?.times).toBe(times))
