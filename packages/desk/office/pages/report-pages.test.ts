import { atClock, forumOfDay } from '@forum/desk/day/day-fixture.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'
import { expect, test } from 'vitest'
import { startOfficeSite } from './office-site-fixture.ts'
import type { DayReportView } from './report-view.ts'

test('the report of a day: interruptions with their minutes, sessions moved or cut; the table says the same', async () => {
  const clock = { now: atClock('11:42') }
  const programme = writtenProgramme(2025, forumOfDay)
  await using site = await startOfficeSite({ held: { programme, now: () => clock.now } })
  const olena = await site.enter()
  expect(await olena.view('/day/report')).toMatchObject({ date: '2025-10-16', interruptions: [], sessions: [] })
  await olena.send('/day', { deed: 'alert' })
  clock.now = atClock('12:25')
  await olena.send('/day', { deed: 'goOn' })
  await olena.send('/day', { deed: 'late', hall: 'great', minutes: '15' })
  clock.now = atClock('14:00')
  await olena.send('/day', [
    ['deed', 'pause'],
    ['where', 'halls'],
    ['hall', 'small'],
  ])
  const report = (await olena.view('/day/report')) as DayReportView
  expect(report.interruptions).toMatchObject([
    { kind: 'alert', halls: '', minutes: 43, by: 'Олена', endedBy: 'Олена' },
    { kind: 'pause', halls: 'small', until: null, minutes: null, endedBy: '' },
  ])
  expect(report.sessions).toEqual([
    { id: 'energy', title: 'energy', before: '11:30–12:30, great', after: '11:30–12:45, great', isCut: false },
    { id: 'ports', title: 'ports', before: '13:30–14:30, great', after: '13:45–14:45, great', isCut: false },
  ])
  expect(await olena.view('/day/report?date=2025-10-17')).toMatchObject({ date: '2025-10-17', interruptions: [], sessions: [] })
  for (const asked of ['2024-01-01', 'today', '<b>'])
    expect(await olena.view(`/day/report?date=${encodeURIComponent(asked)}`)).toMatchObject({ date: '2025-10-16' })
  const entered = await site.ask(`/enter/${site.pass()}`)
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const origin = new URL(entered.url).origin
  const sent = await site.ask('/day/report', {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams({ date: report.date }),
  })
  expect(sent.headers.get('content-disposition')).toBe('attachment; filename="day-2025-10-16.csv"')
  const lines = (await sent.text()).replace('\uFEFF', '').split('\r\n')
  expect(lines[1]).toContain('16.10.2025 11:42')
  expect(lines[1]).toContain('43')
  expect(lines.slice(3, 5).map((line) => line.includes('energy') || line.includes('ports'))).toEqual([true, true])
  expect(await olena.view('/journal')).toMatchObject({
    deeds: [{ action: 'exported', reason: 'Звіт дня 2025-10-16, CSV' }, {}, {}, {}, {}],
  })
})
