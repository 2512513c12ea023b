// What every template says to machines, held to two judges that were not written here: schema.org's vocabulary as Google's typings have it
// (schema-dts, by the compiler), and the rules of rich results of Adobe's validator.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
// @ts-expect-error it brings no types
import Validator from '@adobe/structured-data-validator'
import { pageAt } from '@forum/domain/address/page-at.ts'
import { pageIds, pageOf } from '@forum/domain/address/pages.ts'
import { beforeAll, expect, test } from 'vitest'
import { wholeSite } from '../whole-site-fixture.ts'
import { at, before, content, graphAt, type Node, templates, told } from './described-site-builder.ts'

const during = at('2025-10-16T10:30')
const graphs = new Map<string, Node[]>()

beforeAll(async () => {
  const [ahead, running] = [wholeSite(content, { now: before, told }), wholeSite(content, { now: during, told })]
  for (const path of templates) graphs.set(path, await graphAt(ahead, `/uk${path}`))
  for (const lang of ['en', 'ru']) graphs.set(lang, await graphAt(ahead, `/${lang}/forum/2025/program/talk`))
  for (const path of ['/forum/2025/broadcast/hall-live', '/forum/2025/program/talk'])
    graphs.set(`${path} on the day`, await graphAt(running, `/uk${path}`))
})

const of = (path: string, type: string) => graphs.get(path)?.find((node) => node['@type'] === type)

test('without networks the organisation names no other pages of its own, not an empty list of them', async () => {
  const graph = await graphAt(wholeSite({}, { now: before }), '/uk')
  expect(graph.find((node) => node['@type'] === 'Organization')).not.toHaveProperty('sameAs')
})

/** What the page is about, where it is about a thing. */
const things: Readonly<Record<string, string>> = {
  '': 'Event',
  '/news/post': 'NewsArticle',
  '/photos/album': 'ImageGallery',
  '/speakers/olena': 'ProfilePage',
  '/team/ada': 'ProfilePage',
  '/videos/film': 'VideoObject',
  '/videos/file': 'VideoObject',
  '/forum/2025': 'Event',
  '/forum/2020': 'Event',
  '/forum/2025/tickets': 'Event',
  '/forum/2025/program': 'Event',
  '/forum/2025/program?day=2025-10-16': 'Event',
  '/forum/2025/program?day=all': 'Event',
  '/forum/2025/program/talk': 'Event',
  '/forum/2025/program/late': 'Event',
  '/forum/2025/side/walk': 'Event',
  '/forum/2025/side/bare': 'Event',
  '/forum/2025/program/off': 'Event',
  '/news/bare': 'NewsArticle',
}

test('every template that search engines may list has its thing, its organiser and the way to it', () => {
  const looked = new Set(templates.map((path) => pageAt(`/uk${path.split('?', 1)[0]}`)))
  expect(pageIds.filter((id) => pageOf(id).isListed && !looked.has(id))).toEqual([])
  const types = templates.map((path) => [
    path,
    graphs
      .get(path)
      ?.map((node) => node['@type'])
      .slice(1),
  ])
  const expected = templates.map((path) => [path, [path === '' ? [] : 'BreadcrumbList', things[path] ?? []].flat()])
  expect(Object.fromEntries(types)).toEqual(Object.fromEntries(expected))
  for (const graph of graphs.values()) expect(graph[0]?.['@type']).toBe('Organization')
})

test('no word of it is outside of schema.org’s vocabulary', async () => {
  // Where the packages that it names are found, and nothing else looks.
  const cache = join(import.meta.dirname, '../../../node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'said-'))
  const source = (graph: string) => `import type { Graph } from 'schema-dts'\nexport const said: Graph[] = [${graph}]\n`
  const said = [...graphs.values()].map((graph) => JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }))
  const compiler = join(cache, '../typescript/bin/tsc')
  const options = ['--noEmit', '--ignoreConfig', '--skipLibCheck', '--strict', '--module', 'nodenext', '--types', '']
  const files = ['said.ts', 'misspelt.ts'].map((name) => join(folder, name))
  try {
    await writeFile(files[0] ?? '', source(said.join(',\n')))
    await writeFile(files[1] ?? '', source(said[0]?.replace('"startDate"', '"beginsAt"') ?? ''))
    const told = await promisify(execFile)(process.execPath, [compiler, ...options, ...files]).catch((error) => error)
    const lines: string[] = told.stdout.split('\n').filter((line: string) => line.includes('error TS'))
    expect(lines).toEqual([expect.stringMatching(/misspelt\.ts.*beginsAt/)])
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** Google names these too, but no editor of ours writes them: they would be made up. */
const unknown = /"(hasPart|expires|ineligibleRegion|regionsAllowed|interactionStatistic|interactionCount|publication|duration)"/

test('rich results have what their rules require and recommend', async () => {
  const faults: string[] = []
  for (const [path, graph] of graphs) {
    const byType = Object.groupBy(graph, (node) => node['@type'])
    for (const issue of await new Validator().validate({ jsonld: byType, microdata: {}, rdfa: {} }))
      if (!unknown.test(issue.issueMessage)) faults.push(`${path}: ${issue.rootType} ${issue.issueMessage}`)
  }
  expect(faults).toEqual([])
  const broken = { BreadcrumbList: [{ '@type': 'BreadcrumbList' }], VideoObject: [{ '@type': 'VideoObject', name: 'x' }] }
  expect((await new Validator().validate({ jsonld: broken })).length).toBeGreaterThan(3)
})

const asked = {
  required: ['name', 'startDate', 'location'],
  recommended: ['endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'description', 'offers', 'organizer', 'url'],
}

test.each(['', '/forum/2025', '/forum/2025/tickets', '/forum/2025/program/talk'])(
  'the event of "%s" has what Google’s page on events asks for',
  (path) => {
    expect(Object.keys(of(path, 'Event') ?? {})).toEqual(expect.arrayContaining([...asked.required, ...asked.recommended]))
  },
)

test('a session says when in Kyiv, where, with whom, for how much and of what it is a part', () => {
  expect(of('/forum/2025/program/talk', 'Event')).toMatchObject({
    name: '</script><b>Talk & "more"',
    startDate: '2025-10-16T10:00:00+03:00',
    endDate: '2025-10-16T11:00:00+03:00',
    inLanguage: 'uk',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: { name: 'Велика зала, Палац', address: { streetAddress: 'вул. Тиха, 1' } },
    performer: [{ '@type': 'Person', url: 'https://forum.example/uk/speakers/olena' }],
    superEvent: { '@id': 'https://forum.example/forum/2025#event', name: 'Forum 2025' },
    offers: {
      price: 4900,
      priceCurrency: 'UAH',
      availability: 'https://schema.org/InStock',
      validFrom: '2025-08-01T09:00:00+03:00',
    },
  })
  expect(of('/forum/2025/program/late', 'Event')).toMatchObject({ startDate: '2025-11-07T10:00:00+02:00' })
  expect(of('/forum/2025/program/late', 'Event')).not.toHaveProperty('endDate')
})

test('the page of tickets has what each costs, what is sold out too', () => {
  expect(of('/forum/2025/tickets', 'Event')?.offers).toMatchObject([
    { price: 4900, priceCurrency: 'UAH', availability: 'https://schema.org/InStock', validFrom: '2025-08-01T09:00:00+03:00' },
    { availability: 'https://schema.org/SoldOut' },
  ])
})

test('the home page names the ticket that costs least, and its edition each', () => {
  expect(of('', 'Event')?.offers).toMatchObject({ price: 4900, availability: 'https://schema.org/InStock' })
  expect(of('/forum/2025', 'Event')?.offers).toHaveLength(2)
})

test('the programme has the sessions of the day that it shows as parts, each day its own, the page of all days none; breaks are none', () => {
  const parts = (path: string) => ((of(path, 'Event')?.subEvent ?? []) as Node[]).map(({ name }) => name)
  expect(parts('/forum/2025/program?day=all')).toEqual([])
  expect(parts('/forum/2025/program')).toEqual(['Лише українською', 'late', 'walk', 'Кіно'])
  expect(parts('/forum/2025/program?day=2025-10-16')).toEqual(['</script><b>Talk & "more"', 'walk', 'Кіно'])
})

test('of its sessions the programme says what a search engine must know; the rest stands on their own pages', () => {
  const parts = of('/forum/2025/program?day=2025-10-16', 'Event')?.subEvent as Node[]
  const [talk] = parts
  expect(Object.keys(talk ?? {})).toEqual(['@type', '@id', 'name', 'url', 'startDate', 'location'])
  expect(of('/forum/2025/program/talk', 'Event')).toMatchObject({ '@id': talk?.['@id'], eventStatus: expect.any(String) })
})

test('what was moved says when it was to begin, on its page and in the programme', () => {
  const moved = { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2025-11-07T09:30:00+02:00' }
  expect(of('/forum/2025/program/late', 'Event')).toMatchObject(moved)
  const parts = of('/forum/2025/program', 'Event')?.subEvent as Node[]
  expect(parts.find(({ name }) => name === 'late')).toMatchObject(moved)
  expect(of('/forum/2025/program/talk', 'Event')).not.toHaveProperty('previousStartDate')
})

test('a session is one thing in every language', () => {
  const ids = ['/forum/2025/program/talk', 'en', 'ru'].map((page) => of(page, 'Event')?.['@id'])
  expect(new Set(ids).size).toBe(1)
})

test('an edition that was cancelled says so and offers nothing', () => {
  expect(of('/forum/2020', 'Event')).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(of('/forum/2020', 'Event')).not.toHaveProperty('offers')
})

test('what can be watched has its true date and the address of its player or its file', () => {
  expect(of('/videos/film', 'VideoObject')).toMatchObject({
    uploadDate: '2025-09-01T09:00:00+03:00',
    duration: 'PT1H2M3S',
    embedUrl: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?(?!.*autoplay)/),
    thumbnailUrl: ['https://forum.example/assets/cover/share.jpg'],
  })
  expect(of('/videos/file', 'VideoObject')).toMatchObject({ contentUrl: 'https://files.example/a.mp4', duration: 'PT45S' })
  expect(of('/forum/2025/broadcast/hall-live on the day', 'VideoObject')).toMatchObject({
    uploadDate: '2025-10-16T09:00:00+03:00',
    publication: { isLiveBroadcast: true, startDate: '2025-10-16T09:00:00+03:00', endDate: '2025-10-16T17:00:00+03:00' },
  })
})

test('pictures that are shared are never WebP, and nothing is said twice in a page', async () => {
  for (const graph of graphs.values()) expect(JSON.stringify(graph)).not.toContain('.webp')
  const { html } = await wholeSite(content, { now: before }).get('/uk/forum/2025/program/talk')
  expect(html.match(/EventScheduled/g)).toHaveLength(1)
  expect(html.match(/<script type="application\/ld\+json">/g)).toHaveLength(1)
})

test.each(['/uk/404', '/uk/no-such-page', '/uk/forum/2025/by-card', '/uk/forum/2025/program?q=x'])(
  'what search engines should not list says nothing to them: %s',
  async (path) => {
    expect((await wholeSite(content, { now: before }).get(path)).html).not.toContain('ld+json')
  },
)

test('the way to a session leads over its edition and its programme, in the page’s language', () => {
  const crumbs = of('en', 'BreadcrumbList')?.itemListElement as { name: string; item: string }[]
  expect(crumbs.map(({ item }) => item.replace('https://forum.example/en', ''))).toEqual([
    '',
    '/forum/2025',
    '/forum/2025/program',
    '/forum/2025/program/talk',
  ])
})

test('a side event is at its own place, with its own picture, beside its edition', () => {
  expect(of('/forum/2025/side/walk', 'Event')).toMatchObject({
    url: 'https://forum.example/uk/forum/2025/side/walk',
    startDate: '2025-10-14T18:00:00+03:00',
    location: { name: 'Поштова площа' },
    image: ['https://forum.example/assets/river/share.jpg'],
    superEvent: { '@id': 'https://forum.example/forum/2025#event' },
    performer: [{ '@type': 'Person' }],
  })
})

test.each([
  ['/forum/2025/program/off', 'Лише українською', 'Палац'],
  ['/forum/2025/side/bare', 'Кіно', 'Велика зала, Палац'],
])('what was called off says so, with the card of its page where it has no picture: %s', (path, name, place) => {
  const event = of(path, 'Event')
  expect(event).toMatchObject({
    name,
    eventStatus: 'https://schema.org/EventCancelled',
    location: { name: place },
    image: [`https://forum.example/share/uk${path}.jpg`],
  })
  expect(event).not.toHaveProperty('endDate')
})
