import { expect, test } from 'vitest'
import { aForum } from '#domain/forum/forum-builder.ts'
import { inAll } from '#domain/localisation/localised-builder.ts'
import { aPerson } from '#domain/people/person-builder.ts'
import { anEvent } from '#domain/programme/programme-builder.ts'
import { parseMoment } from '#domain/time/kyiv-time.ts'
import { wholeSite } from '../../whole-site-fixture.ts'

const start = parseMoment('2025-10-16T10:00')

test.each([
  ['panel', 0, true],
  ['break', 0, false],
  ['panel', 24, false],
] as const)(
  'of who only speaks in a %s a calendar is offered %i hours after it has begun: %s',
  async (kind, hours, isOffered) => {
    const forum = aForum({
      days: [{ id: '16', slug: '16', date: '2025-10-16', title: inAll('Day') }],
      events: [anEvent({ id: 'a', dayId: '16', kind, start, speakerIds: ['olena'] })],
    })
    const site = wholeSite({ forums: [forum], people: [aPerson({ id: 'olena' })] }, { now: (start ?? 0) + hours * 3_600_000 })
    const { status, html } = await site.get('/uk/speakers/olena')
    expect([status, html.includes('/calendar/speaker/olena.ics')]).toEqual([200, isOffered])
  },
)
