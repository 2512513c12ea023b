import { expect, test } from 'vitest'
import { emptyContent } from '#domain/content.ts'
import { aForum } from '#domain/forum/forum-builder.ts'
import { inAll } from '#domain/localisation/localised-builder.ts'
import { aPerson } from '#domain/people/person-builder.ts'
import { anEvent, aSideEvent } from '#domain/programme/programme-builder.ts'
import { eventKey } from '#domain/programme/selection.ts'
import { indexContent } from '#server/content-store/memory-store.ts'
import { createSearch } from '#server/search/search.ts'
import type { Services } from '../../context.server.ts'
import '../../gallery/rendered.tsx'
import { searchView } from './search-view.ts'

test('sessions and events around the forum are found with what stands for their stars, and nothing else is', async () => {
  const title = inAll('Ріка')
  const [session, side] = [anEvent({ id: '1', slug: 'river', title }), aSideEvent({ id: '1', forumYear: 2025, title })]
  const content = {
    ...emptyContent,
    forums: [aForum({ year: 2025, events: [session] })],
    sideEvents: [side],
    people: [aPerson({ id: '1', name: title })],
  }
  const search = createSearch()
  await search.learn(content)
  const services = {
    search,
    content: indexContent(content),
    clock: { now: () => 0 },
    settings: { currentForumYear: 2025 },
  } as unknown as Services
  const { hits } = searchView(services, 'uk', { text: 'ріка', kind: null, year: null })
  expect(Object.fromEntries(hits.map(({ kind, star }) => [kind, star]))).toEqual({
    session: { year: 2025, key: eventKey(session) },
    sideEvent: { year: 2025, key: eventKey(side) },
    person: undefined,
  })
})

test('what is over has no star', async () => {
  const start = Date.parse('2019-10-10T10:00+03:00')
  const content = {
    ...emptyContent,
    forums: [aForum({ year: 2019, events: [anEvent({ id: '1', title: inAll('Ріка'), start })] })],
  }
  const search = createSearch()
  await search.learn(content)
  const starAt = (now: number) => {
    const parts = { search, content: indexContent(content), clock: { now: () => now }, settings: { currentForumYear: 2025 } }
    return searchView(parts as unknown as Services, 'uk', { text: 'ріка', kind: null, year: null }).hits[0]?.star
  }
  expect([starAt(start), starAt(start + 3_600_000)]).toEqual([{ year: 2019, key: expect.any(String) }, undefined])
})

test('what is cancelled says so before its time', async () => {
  const event = (id: string, isCancelled: boolean) => anEvent({ id, title: inAll(`Ріка ${id}`), isCancelled })
  const content = { ...emptyContent, forums: [aForum({ year: 2025, events: [event('off', true), event('on', false)] })] }
  const search = createSearch()
  await search.learn(content)
  const settings = { currentForumYear: 2025 }
  const services = { search, content: indexContent(content), clock: { now: () => 0 }, settings } as unknown as Services
  const lines = searchView(services, 'en', { text: 'ріка', kind: null, year: null }).hits.map(({ line }) => line)
  expect(lines.toSorted()).toEqual(['2025', 'Cancelled · 2025'])
})
