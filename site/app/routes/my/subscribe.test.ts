// Wherever a calendar of several sessions can be taken it can be followed, too: at an address that calendar applications know.

import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { sessionKey } from '@forum/domain/programme/selection.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { wholeSite } from '@forum/site/app/whole-site-fixture.ts'
import { expect, test } from 'vitest'

const at = (moment: string) => parseMoment(moment) ?? 0
const forum = aForum({
  year: 2025,
  days: [{ id: 'd', slug: 'd', date: '2025-10-16', title: inAll('Day') }],
  events: [
    anEvent({ id: 'a', slug: 'ports', title: inAll('Ports'), start: at('2025-10-16T11:00'), dayId: 'd', speakerIds: ['p'] }),
  ],
})
const people = [aPerson({ id: 'p', slug: 'olena', name: inAll('Olena') })]
const key = sessionKey('a')

test.each([
  [`forum/2025/my?s=${key}`, `forum/2025/my.ics?s=${key}`],
  ['speakers/olena', 'forum/2025/calendar/speaker/olena.ics'],
  ['open-data', 'forum/2025/calendar.ics'],
  ['open-data', 'forum/2025/calendar/day/d.ics'],
  ['forum/2025/program', 'forum/2025/calendar.ics'],
])('%s', async (path, calendar) => {
  const site = wholeSite({ forums: [forum], people }, { now: at('2025-10-16T08:00') })
  for (const locale of locales) {
    const { html } = await site.get(`/${locale}/${path}`)
    expect(html).toContain(`href="webcal://forum.example/${locale}/${calendar}"`)
    expect(html).toContain(`href="/${locale}/${calendar}"`)
    expect(html).toContain(`value="https://forum.example/${locale}/${calendar}"`)
    const encoded = encodeURIComponent(`webcal://forum.example/${locale}/${calendar}`)
    expect(html).toContain(`href="https://calendar.google.com/calendar/r?cid=${encoded}"`)
  }
})

test('a chosen programme can be followed with reminders', async () => {
  const site = wholeSite({ forums: [forum], people }, { now: at('2025-10-16T08:00') })
  for (const locale of locales) {
    const { html } = await site.get(`/${locale}/forum/2025/my?s=${key}`)
    expect(html).toContain(`href="webcal://forum.example/${locale}/forum/2025/my.ics?alarm=15&amp;s=${key}"`)
  }
})

test('nothing offers a calendar to programs alone: beside each webcal address stands an https one to copy', async () => {
  const site = wholeSite({ forums: [forum], people }, { now: at('2025-10-16T08:00') })
  for (const path of [
    `forum/2025/my?s=${key}`,
    'speakers/olena',
    'open-data',
    'forum/2025/program',
    'forum/2025/program/ports',
  ]) {
    const { html } = await site.get(`/uk/${path}`)
    for (const [, address] of html.matchAll(/href="webcal:([^"]+)"/g)) expect(html).toContain(`value="https:${address}"`)
  }
})
