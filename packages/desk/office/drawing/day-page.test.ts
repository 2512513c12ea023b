import type { DayView } from '@forum/desk/office/pages/day-view.ts'
import { expect, test } from 'vitest'
import { drawOffice } from './draw-office.tsx'

const frame = { organiser: { name: 'Олена', role: 'organiser' }, path: '/day', query: '', siteUrl: '' } as const
const since = Date.UTC(2025, 9, 16, 8, 42)
const interruption = {
  id: 'a',
  kind: 'alert',
  halls: null,
  hallsIn: null,
  since,
  resumesAt: null,
  isDrill: false,
  isShown: true,
  by: 'Тарас',
} as const
const calm: DayView = {
  page: 'day',
  isForumDay: true,
  interruptions: [],
  halls: [
    { id: '1', title: 'Велика зала', late: 15, movedTo: null, running: { title: 'Енергетика', end: null }, next: null },
    { id: '2', title: 'Мала зала', late: 0, movedTo: null, running: null, next: { title: 'Порти', start: since } },
  ],
  wasInterrupted: false,
  isToPlan: false,
  letters: [],
  alerts: null,
  undo: null,
  taken: [],
  deeds: [],
  told: null,
  fault: null,
}
const textOf = (own: Partial<DayView>, language: 'uk' | 'en' = 'en') =>
  drawOffice({ ...calm, ...own }, { ...frame, language })
    .html.replace(/^.*<main/s, '<main')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('an alert is one sentence: what, since when, where, who', () => {
  expect(textOf({ interruptions: [interruption] })).toContain('Alert since 11:42, all halls Pressed by Тарас.')
  expect(textOf({ interruptions: [{ ...interruption, halls: ['Мала зала'], resumesAt: since + 43 * 60_000 }] }, 'uk')).toContain(
    'Тривога з 11:42, Мала зала Натиснуто: Тарас. Оголошено, що форум продовжиться о 12:25.',
  )
})

test.each([
  [[], true, true],
  [[interruption], false, false],
  [[{ ...interruption, kind: 'pause' as const }], true, false],
  [[{ ...interruption, isDrill: true }], true, true],
  [[{ ...interruption, resumesAt: since }], true, true],
  [[{ ...interruption, halls: ['Мала зала'] }], true, true],
])('with %j on there is a button for an alert: %s, for a pause: %s', (interruptions, alert, pause) => {
  const said = textOf({ interruptions })
  expect([said.includes('Alert: interrupt everything'), said.includes('Pause in all halls')]).toEqual([alert, pause])
})

test('a drill says that it is one', () => {
  const said = textOf({ interruptions: [{ ...interruption, isDrill: true, isShown: false }] })
  expect(said).toContain('Drill: alert since 11:42')
  expect(said).toContain('Only organisers see it.')
})

test('a hall says what runs and how late it is; only a late one can be on time again', () => {
  const said = textOf({})
  expect(said).toContain('Велика зала, running 15 min late Now: Енергетика')
  expect(said).toContain('Next at 11:42: Порти')
  expect(said.match(/On time again/g)).toHaveLength(1)
})

test.each(['uk', 'en'] as const)('every result and fault has its words: %s', (language) => {
  const faults = ['noHall', 'sameHall', 'nothingToday', 'minutes', 'noTime', 'past', 'tooLate', 'changed'] as const
  for (const fault of faults) expect(textOf({ fault }, language)).not.toContain('undefined')
  for (const told of ['done', 'already'] as const) expect(textOf({ told }, language)).not.toContain('undefined')
  for (const why of ['interrupted', 'wentOn', 'moved', 'late', 'plan'] as const)
    expect(textOf({ undo: { revision: 1, why, by: 'Олена', at: since, seconds: 42 } }, language)).toMatch(/Олена: .*42/)
})

const known = { source: 'alerts.in.ua', known: { is: 'none', since } as const, question: null, isDemo: false }

test.each([
  [{ is: 'none', since } as const, 'alerts.in.ua: no alert in Kyiv.'],
  [{ is: 'alert', since } as const, 'alerts.in.ua: alert in Kyiv since 11:42.'],
  [{ is: 'unknown', age: 135, fault: 'x' } as const, 'The last clear answer came 02:15 ago'],
  [{ is: 'unknown', age: null, fault: '' } as const, 'the service has not answered yet'],
  [{ is: 'notAsked' } as const, 'asked on the forum’s days only'],
])('of the service it says %j', (is, said) => {
  const text = textOf({ alerts: { ...known, known: is } })
  expect(text).toContain(said)
  expect(text.includes('no alert in Kyiv')).toBe(is.is === 'none')
})

test('its question has two answers; the switch is the demo’s', () => {
  const question = { kind: 'alert', since, seconds: 5 } as const
  const said = textOf({ alerts: { ...known, question } })
  expect(said).toContain('Alert in Kyiv since 11:42 (alerts.in.ua). Interrupt the forum?')
  expect(said).toContain('No, do not interrupt')
  expect(said).not.toContain('Demo:')
  expect(textOf({ alerts: { ...known, isDemo: true } })).toContain('Demo: what the alert service says')
})

test('the bar of a question is on other pages, and the script only where a service is asked', () => {
  const question = { kind: 'clear', since, seconds: 5 } as const
  const gates = { page: 'problem', problem: 'notFound' } as const
  const drawn = drawOffice(gates, { ...frame, language: 'en', alerts: { question } })
  expect(drawn.html).toMatch(/id="question"[^>]* data-kind="clear" data-seconds="5"/)
  expect(drawn.html).not.toMatch(/id="question"[^>]* hidden/)
  expect(drawn.script).toContain('/day/question')
  expect(drawn.html).toContain(`<script>${drawn.script}</script>`)
  expect(drawOffice(calm, { ...frame, language: 'en', alerts: { question } }).html).toMatch(/id="question"[^>]* hidden/)
  const without = drawOffice(gates, { ...frame, language: 'en' })
  expect([without.script, without.html.includes('<script')]).toEqual([undefined, false])
})

test('beside an interruption stand words for channels in each language of the site; after it those that it goes on', () => {
  const said = textOf({ interruptions: [{ ...interruption, resumesAt: since + 43 * 60_000 }] })
  expect(said).toContain('З 11:42 форум перервано: повітряна тривога.')
  expect(said).toContain('The forum has been interrupted since 11:42: air-raid alert.')
  expect(said).toContain('С 11:42 форум прерван: воздушная тревога.')
  expect(said).toContain('Продовжимо о 12:25. Що зараз: /uk')
  expect(textOf({ wasInterrupted: true })).toContain('The forum goes on. The programme may have moved')
  expect(textOf({ interruptions: [{ ...interruption, isDrill: true }] })).not.toContain('air-raid alert')
  expect(textOf({})).not.toContain('Words for the forum')
})
