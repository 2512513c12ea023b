// Supervisors interrupt the forum on a phone at the door, with and without a network; whatever is sent again does nothing twice.
import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { olena } from '@forum/desk/day/day-fixture.ts'
import type { DoorPress } from '@forum/domain/door/day-wire.ts'
import { expect, test } from 'vitest'
import { minute, openedDoor } from './door-app-fixture.ts'
import { addGate, revokeGate } from './gates.ts'

const everywhere = { kind: 'alert', roomIds: null, drill: null } as const

async function opened() {
  const door = await openedDoor([])
  const { day, database, list, keys } = door
  const on = () => day.state().interruptions.map(({ kind, roomIds, since }) => [kind, roomIds, since])
  const deeds = async () => (await latestDeeds(database, 20)).map(({ action, by }) => [action, by.name])
  const onPhone = async () => (await list(keys[1])).day
  return { ...door, on, deeds, onPhone }
}

test('an alert at once; the journal names gate and phone, and every phone shows it', async () => {
  const { press, pressOf, on, deeds, list, keys } = await opened()
  const alert = pressOf()
  expect(await press(alert)).toMatchObject({ status: 200, outcome: 'done', day: { interruptions: [{ kind: 'alert' }] } })
  expect(on()).toEqual([['alert', null, alert.at]])
  expect(await deeds()).toEqual([['alertPressed', 'Вхід 2 · 1A2B']])
  const shown = { kind: 'alert', halls: null, since: alert.at, resumesAt: null, isDrill: false }
  expect((await list(keys[1])).day.interruptions).toMatchObject([{ ...shown, by: 'Вхід 2 · 1A2B' }])
  // A steward's phone shows the state, and nothing that it may not do.
  const { interruptions, halls, question } = (await list(keys[0])).day
  expect([interruptions, halls, question]).toMatchObject([[{ ...shown, by: '' }], [], null])
})

test('one hall alone, by its title in both languages', async () => {
  const { press, pressOf, on, onPhone } = await opened()
  const { halls } = await onPhone()
  expect(halls.map(({ id }) => id)).toEqual(['great', 'small', 'glass'])
  const pause = pressOf({ deed: 'pause', hall: 'small' })
  expect((await press(pause)).outcome).toBe('done')
  expect(on()).toEqual([['pause', ['small'], pause.at]])
  expect((await onPhone()).interruptions).toMatchObject([{ halls: { uk: 'small', en: 'small' } }])
  expect(await press(pressOf({ deed: 'pause', hall: 'cellar' }))).toMatchObject({ outcome: 'refused', fault: 'noHall' })
})

test('a press that was kept without network has the moment of its press', async () => {
  const { press, pressOf, on, pass } = await opened()
  const alert = pressOf()
  pass(2 * minute)
  expect((await press(alert)).outcome).toBe('done')
  expect(on()).toEqual([['alert', null, alert.at]])
})

test.each([
  ['two minutes and a moment ago', 2 * minute + 1],
  ['seven minutes ago', 7 * minute],
  ['in the future, by a phone whose clock was changed', -2 * minute],
])('pressed %s: nothing is done, and the phone asks again', async (_, ago) => {
  const { press, pressOf, on, pass, deeds } = await opened()
  const alert = pressOf()
  pass(ago)
  expect(await press(alert)).toMatchObject({ outcome: 'asks', why: 'old' })
  expect([on(), await deeds()]).toEqual([[], []])
  expect((await press(pressOf())).outcome).toBe('done')
})

test('the answer is lost and the press comes again, also when the day has changed and much later: nothing happens twice', async () => {
  const { press, pressOf, on, deeds, pass, day } = await opened()
  const alert = pressOf()
  await press(alert)
  expect((await press(alert)).outcome).toBe('done')
  await day.goOn(olena)
  pass(minute)
  expect((await press(alert)).outcome).toBe('done')
  pass(10 * minute)
  expect((await press(alert)).outcome).toBe('done')
  expect([on(), (await deeds()).length]).toEqual([[], 2])
})

test('a press that changed nothing changes nothing later, either', async () => {
  const { press, pressOf, on, day } = await opened()
  await day.interrupt(olena, everywhere)
  const alert = pressOf()
  expect(await press(alert)).toMatchObject({ outcome: 'already', by: 'Олена', at: alert.at })
  await day.goOn(olena)
  expect((await press(alert)).outcome).toBe('already')
  expect(on()).toEqual([])
})

test('two phones and the desk at once: one interruption, and all are told', async () => {
  const { press, pressOf, day, on, deeds, keys, database } = await opened()
  const other = await addGate(database, 'Вхід 3', 'supervisor', 3)
  const pressed = await Promise.all([
    press(pressOf(), keys[1]),
    press(pressOf({ by: 'FFFF' }), other.key),
    day.interrupt(olena, everywhere),
  ])
  expect(pressed.map(({ outcome }) => outcome).sort()).toEqual(['already', 'already', 'done'])
  expect([on().length, (await deeds()).length]).toEqual([1, 1])
})

test('somebody went on after the press, which arrives only now: the phone asks, and interrupts nobody again by itself', async () => {
  const { press, pressOf, on, pass, day } = await opened()
  const alert = pressOf()
  pass(10_000)
  await day.interrupt(olena, everywhere)
  pass(10_000)
  await day.goOn(olena)
  expect(await press(alert)).toMatchObject({ outcome: 'asks', why: 'overtaken' })
  expect(on()).toEqual([])
})

test('"go on" ends the one that the phone showed; a new alert since is not ended by it', async () => {
  const { press, pressOf, on, onPhone, pass, day } = await opened()
  await day.interrupt(olena, everywhere)
  const [{ id: about } = { id: '' }] = (await onPhone()).interruptions
  await day.goOn(olena, { at: pressOf().at + 30 * minute })
  pass(minute)
  const kept = pressOf({ deed: 'goOn', about })
  pass(minute)
  // The same interruption, without an end again.
  await day.interrupt(olena, everywhere)
  expect(await press(kept)).toMatchObject({ outcome: 'asks', why: 'overtaken' })
  expect(on()).toHaveLength(1)
  pass(1000)
  expect((await press(pressOf({ deed: 'goOn', about }))).outcome).toBe('done')
  expect(on()).toEqual([])
  expect((await press(pressOf({ deed: 'goOn', about }))).outcome).toBe('already')
})

test('undo within a minute by the phone that pressed; later not', async () => {
  const { press, pressOf, on, pass, deeds } = await opened()
  const [first, second] = [pressOf(), pressOf()]
  await press(first)
  pass(minute)
  expect((await press(pressOf({ deed: 'undo', about: first.id }))).outcome).toBe('done')
  expect(on()).toEqual([])
  await press({ ...second, at: first.at + minute })
  pass(minute + 1)
  expect(await press(pressOf({ deed: 'undo', about: second.id }))).toMatchObject({ outcome: 'refused', fault: 'tooLate' })
  expect([on().length, (await deeds()).length]).toEqual([1, 3])
})

test('a press that was taken back before it arrived does nothing when it arrives', async () => {
  const { press, pressOf, on, deeds } = await opened()
  const alert = pressOf()
  expect((await press(pressOf({ deed: 'undo', about: alert.id }))).outcome).toBe('done')
  expect((await press(alert)).outcome).toBe('withdrawn')
  expect([on(), await deeds()]).toEqual([[], []])
})

test('stewards, closed gates and strangers press nothing', async () => {
  const { press, pressOf, keys, on, database, app } = await opened()
  expect((await press(pressOf(), keys[0])).status).toBe(403)
  expect((await press(pressOf(), 'no-key')).status).toBe(401)
  const kept = pressOf()
  await revokeGate(database, 'Вхід 2', 5)
  expect((await press(kept)).status).toBe(401)
  expect((await app.request('/door/day', { method: 'POST', body: JSON.stringify(kept) }, { incoming: {} })).status).toBe(401)
  expect(on()).toEqual([])
})

test.each<[string, object]>([
  ['no id', { id: 'x' }],
  ['an unknown deed', { deed: 'moveHall' }],
  ['a moment that is none', { at: 9e15 }],
  ['a moment with a fraction', { at: 1.5 }],
  ['a hall that is none', { hall: 5 }],
  ['a long name', { by: 'x'.repeat(41) }],
  ['a long hall', { hall: 'x'.repeat(101) }],
])('a press with %s is refused', async (_, own) => {
  const { press, pressOf, on } = await opened()
  expect((await press({ ...pressOf(), ...own } as DoorPress)).status).toBe(400)
  expect(on()).toEqual([])
})

test('what the alert service asks comes to phones that may answer, and "no" is an answer', async () => {
  const { press, pressOf, onPhone, service, declined } = await opened()
  const since = pressOf().at
  service.asks = { kind: 'alert', since, seconds: 5 }
  expect((await onPhone()).question).toEqual({ kind: 'alert', since, source: 'alerts.in.ua' })
  const no = pressOf({ deed: 'decline', about: String(since) })
  expect(await press(no)).toMatchObject({ outcome: 'done', day: { question: null } })
  expect((await press(no)).outcome).toBe('already')
  expect(declined).toEqual(['Вхід 2 · 1A2B'])
})

test('a drill that does not leave the desk is on no phone', async () => {
  const { day, onPhone } = await opened()
  await day.interrupt(olena, { ...everywhere, drill: 'hidden' })
  expect((await onPhone()).interruptions).toEqual([])
  await day.interrupt(olena, { ...everywhere, drill: 'shown' })
  expect((await onPhone()).interruptions).toMatchObject([{ isDrill: true }])
})
