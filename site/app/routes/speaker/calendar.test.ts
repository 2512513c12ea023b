import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { wholeSite } from '@forum/site/app/whole-site-fixture.ts'
import { expect, test } from 'vitest'

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
