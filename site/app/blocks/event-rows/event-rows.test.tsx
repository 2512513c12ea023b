import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { at } from '@forum/site/app/gallery/content.ts'
import { drawn, htmlOf } from '@forum/site/app/gallery/rendered.tsx'
import { expect, it } from 'vitest'
import { InAFrame, OfAnEdition, WithABreakAndSharing } from './event-rows.examples.tsx'
import { EventRows } from './event-rows.tsx'
import { editionRows, sessionRow } from './session-row.ts'

it('a session leads to its page, a break is quiet text and is not shared', () => {
  const html = htmlOf(<WithABreakAndSharing />, 'en')
  const hrefs = drawn(html, 'a').map(({ attributes: { href = '' } }) => href)
  expect(hrefs.filter((href) => href.startsWith('/'))).toEqual(['/en/forum/2025/program/prices', '/en/forum/2025/program/soil'])
  expect(hrefs.filter((href) => href.startsWith('mailto:'))).toHaveLength(2)
  expect(drawn(html, 'li')).toHaveLength(3)
})

it('a title that fell back says its language, and times are for machines, too', () => {
  const html = htmlOf(<OfAnEdition />, 'en')
  const langs = drawn(html, 'span')
    .filter(({ text }) => text === 'Скільки коштує ґрунт')
    .map(({ attributes: { lang } }) => lang)
  expect(langs).toContain('uk')
  expect(drawn(html, 'time')[0]).toMatchObject({ attributes: { datetime: '2025-10-16T09:00:00+03:00' }, text: '09:00' })
})

it('a session has a star, a break none; in a frame, where no script of ours runs, there is no button', () => {
  expect(drawn(htmlOf(<WithABreakAndSharing />, 'en'), 'button').map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Add to my programme: The price of a kilowatt',
    'Add to my programme: Скільки коштує ґрунт',
  ])
  expect(drawn(htmlOf(<InAFrame />, 'en'), 'button')).toEqual([])
})

it('a session that is over has no star, whether or not its row says anything of the moment', () => {
  const [start, end] = [at('2025-10-16T10:00'), at('2025-10-16T11:00')]
  const starAt = (now: number, own: { moveOf?: () => null }) =>
    sessionRow(anEvent({ start, end }), 2025, 'en', [], { now, ...own }).star !== undefined
  for (const own of [{}, { moveOf: () => null }]) expect([starAt(end - 1, own), starAt(end, own)]).toEqual([true, false])
  expect(sessionRow(anEvent({ start, end }), 2025, 'en', [], { now: start - 1 }).times).toBeUndefined()
})

it.each([
  ['moved', 'Rescheduled'],
  ['elsewhere', 'New place'],
] as const)('a session that was %s says so until it is over', (moved, said) => {
  const [start, end] = [at('2025-10-16T10:00'), at('2025-10-16T11:00')]
  const state = { now: start - 1, moveOf: () => moved }
  const row = sessionRow(anEvent({ start, end }), 2025, 'en', [], state)
  const saysAt = (now: number) => htmlOf(<EventRows rows={[row]} now={now} />, 'en').includes(said)
  expect([saysAt(start - 1), saysAt(end - 1), saysAt(end)]).toEqual([true, true, false])
})

it('a row of the short programme names the people of its session, and its own words only where there are none', () => {
  const row = (id: string, time: string) => ({ id, time, title: inAll(id), description: inAll('Somebody else, Another') })
  const on = (id: string, time: string, own: Partial<ProgrammeEvent>) =>
    anEvent({ id, title: inAll(id), start: at(`2025-10-16T${time}`), ...own })
  const edition = aForum({
    start: at('2025-10-16T09:00'),
    shortProgramme: [row('talk', '09:00'), row('lunch', '12:00'), row('guess', '13:00')],
    events: [on('talk', '09:00', { speakerIds: ['olha'] }), on('lunch', '12:00', { kind: 'break' })],
  })
  const person = aPerson({ id: 'olha', name: inAll('Olha') })
  const { rows } = editionRows(edition, (id) => (id === 'olha' ? person : undefined), 'en')
  expect(rows.map(({ aside }) => aside)).toEqual([['Olha'], ['Somebody else', 'Another'], ['Somebody else', 'Another']])
})
