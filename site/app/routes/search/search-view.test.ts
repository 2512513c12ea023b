import { type Content, emptyContent } from '@forum/domain/content/content.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import { expect, test } from 'vitest'
import { searchView } from './search-view.ts'

/** What is found by "ріка". */
async function found(content: Partial<Content>, now = 0) {
  const services = servicesWith(content, { now })
  await services.search.learn({ ...emptyContent, ...content })
  return searchView(services, 'uk', { text: 'ріка', kind: null, year: null })
}

test('sessions and events around the forum are found with what stands for their stars, and nothing else is', async () => {
  const title = inAll('Ріка')
  const [session, side] = [anEvent({ id: '1', slug: 'river', title }), aSideEvent({ id: '1', forumYear: 2025, title })]
  const people = [aPerson({ id: '1', name: title })]
  const { hits } = await found({ forums: [aForum({ events: [session] })], sideEvents: [side], people })
  expect(Object.fromEntries(hits.map(({ kind, star }) => [kind, star]))).toEqual({
    session: { year: 2025, key: eventKey(session) },
    sideEvent: { year: 2025, key: eventKey(side) },
    person: undefined,
  })
})

test('what is over has no star', async () => {
  const start = Date.parse('2019-10-10T10:00+03:00')
  const forums = [aForum({ year: 2019, events: [anEvent({ id: '1', title: inAll('Ріка'), start })] })]
  const starAt = async (now: number) => (await found({ forums }, now)).hits[0]?.star
  expect([await starAt(start), await starAt(start + 3_600_000)]).toEqual([{ year: 2019, key: expect.any(String) }, undefined])
})

test('what is cancelled says so before its time', async () => {
  const event = (id: string, isCancelled: boolean) => anEvent({ id, title: inAll(`Ріка ${id}`), isCancelled })
  const { hits } = await found({ forums: [aForum({ events: [event('off', true), event('on', false)] })] })
  expect(hits.map(({ line }) => line).toSorted()).toEqual(['2025', 'Скасовано · 2025'])
})
