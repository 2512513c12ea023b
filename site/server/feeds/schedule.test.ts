import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { demoContent } from '@forum/content/client/demo-content-fixture.ts'
import type { Content } from '@forum/domain/content/content.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { anEvent, aRoom, aSideEvent, aTopic } from '@forum/domain/programme/programme-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { movedEdition } from './moved-day-fixture.ts'
import { type ScheduleOptions, scheduleOf } from './schedule.ts'
import { scheduleJson } from './schedule-json.ts'
import { scheduleXml } from './schedule-xml.ts'

const siteUrl = 'https://forum.example'
const at = (moment: string) => parseMoment(moment) ?? 0
const schemas = join(import.meta.dirname, 'c3voc-schema')
const xsd = readFileSync(join(schemas, 'schedule.xsd'), 'utf8')
const require = createRequire(import.meta.url)

const ajv = new Ajv({ strict: false, allErrors: true, formats: { color: true } })
ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'))
formats.default(ajv)
const isSchedule = ajv.compile(JSON.parse(readFileSync(join(schemas, 'schedule-v1.schema.json'), 'utf8')))

function jsonFaults(json: string): unknown[] {
  isSchedule(JSON.parse(json))
  return isSchedule.errors ?? []
}

async function xmlFaults(files: { fileName: string; contents: string }[]): Promise<unknown[]> {
  const { errors } = await validateXML({ xml: files, schema: [xsd] })
  return [...errors]
}

let demo: Content
beforeAll(async () => {
  demo = await demoContent()
})

function ofDemo(): (ScheduleOptions & { name: string })[] {
  const person = (id: string) => demo.people.find((one) => one.id === id)
  return [...demo.forums, movedEdition(demo)].flatMap((forum) =>
    locales.map((locale) => ({ forum, sideEvents: demo.sideEvents, locale, siteUrl, person, name: `${forum.id}-${locale}` })),
  )
}

test('the schedule of every edition in every language, and that of a moved day, is what both schemas ask for', async () => {
  const all = ofDemo().flatMap((options) => {
    const schedule = scheduleOf(options)
    return schedule ? [{ name: options.name, xml: scheduleXml(schedule, `${siteUrl}/x.xml`), json: scheduleJson(schedule) }] : []
  })
  expect(all.length).toBeGreaterThan(30)
  expect(await xmlFaults(all.map(({ name, xml }) => ({ fileName: `${name}.xml`, contents: xml })))).toEqual([])
  expect(all.flatMap(({ name, json }) => jsonFaults(json).map((fault) => ({ name, fault })))).toEqual([])
})

test('what does not fit the schemas is told', async () => {
  expect((await xmlFaults([{ fileName: 'x.xml', contents: '<schedule><conference/></schedule>' }])).length).toBeGreaterThan(0)
  expect(jsonFaults('{"schedule":{"version":"1"}}').length).toBeGreaterThan(0)
})

const days = [
  { id: 'd1', slug: 'd1', date: '2025-10-25', title: inAll('') },
  { id: 'd2', slug: 'd2', date: '2025-10-26', title: inAll('') },
]
const hall = aRoom({ id: 'hall', title: inAll('Main Hall') })
const people = [
  aPerson({ id: 'maya', name: inAll('Maya <&> "Bee"') }),
  aPerson({ id: 'no', name: inSome({ uk: 'Ні', en: '-' }) }),
]

function options(events: ProgrammeEvent[], own: Partial<ScheduleOptions> = {}): ScheduleOptions {
  const forum = aForum({ year: 2025, days, events, venue: inAll('Palace') })
  return { forum, sideEvents: [], locale: 'en', siteUrl, person: (id) => people.find((one) => one.id === id), ...own }
}

const talk = anEvent({
  id: 'b7-x',
  slug: 'розмова',
  title: inAll('A <talk> & \u0007 more'),
  dayId: 'd1',
  start: at('2025-10-25T11:00'),
  end: at('2025-10-25T12:15'),
  room: hall,
  speakerIds: ['maya', 'no', 'gone'],
  description: inSome({
    en: [
      { tag: 'p', children: ['One.'] },
      { tag: 'p', children: ['Two & three.'] },
    ],
  }),
})
const breakfast = anEvent({ id: '77', slug: 'tea', dayId: 'd2', start: at('2025-10-26T09:00') })

test('a session has all that applications ask for; what is missing is filled as the site itself does it', async () => {
  const schedule = scheduleOf(options([talk, breakfast]))
  const [first, second] = schedule?.days ?? []
  expect(first).toMatchObject({
    index: 1,
    date: '2025-10-25',
    start: '2025-10-25T11:00:00+03:00',
    end: '2025-10-26T03:59:00+03:00',
  })
  expect(first?.rooms[0]?.events[0]).toMatchObject({
    date: '2025-10-25T11:00:00+03:00',
    start: '11:00',
    duration: '01:15',
    room: 'Main Hall',
    abstract: 'One.\n\nTwo & three.',
    slug: expect.stringMatching(/^forum2025-[0-9a-f-]{36}$/),
    persons: [{ name: 'Maya <&> "Bee"', url: `${siteUrl}/en/speakers/maya` }],
  })
  expect(second?.rooms[0]).toMatchObject({
    name: 'Palace',
    events: [{ id: 77, date: '2025-10-26T09:00:00+02:00', duration: '00:45' }],
  })
  if (!schedule) throw new Error('there is no schedule')
  const contents = scheduleXml(schedule, `${siteUrl}/x.xml`)
  expect(await xmlFaults([{ fileName: 'own.xml', contents }])).toEqual([])
  expect(jsonFaults(scheduleJson(schedule))).toEqual([])
  expect(contents).toContain('<title>A &lt;talk&gt; &amp;  more</title>')
})

test('its topic stands as its track, where it has none the kind of session, in the words of the language', () => {
  const panel = { ...talk, kind: 'panel' as const }
  const power = aTopic({ title: inSome({ uk: 'Струм', en: '-' }) })
  const schedule = scheduleOf(options([panel, { ...breakfast, kind: null }], { locale: 'uk' }))
  if (!schedule) throw new Error('there is no schedule')
  const { days: written } = JSON.parse(scheduleJson(schedule)).schedule.conference
  expect(
    written.map(({ rooms }: { rooms: Record<string, { track: string | null }[]> }) => Object.values(rooms)[0]?.[0]?.track),
  ).toEqual(['Панель', null])
  const trackIn = (locale: 'uk' | 'en') =>
    scheduleOf(options([{ ...panel, topic: power }], { locale }))?.days[0]?.rooms[0]?.events[0]?.track
  expect([trackIn('uk'), trackIn('en')]).toEqual(['Струм', 'Panel'])
  expect(scheduleXml(schedule, `${siteUrl}/x.xml`)).toContain('<track>Панель</track>')
})

test('readers find what they look for in the first kilobyte', () => {
  for (const one of ofDemo()) {
    const schedule = scheduleOf(one)
    const start = schedule
      ? Buffer.from(scheduleXml(schedule, `${siteUrl}/x.xml`)).toString('latin1', 0, 1024)
      : '<schedule<conference'
    expect(start).toMatch(/<schedule[\s\S]*<conference/)
  }
})

test('a session keeps its identity in every language and after every edit', () => {
  const identities = (one: ScheduleOptions) =>
    scheduleOf(one)?.days.flatMap(({ rooms }) => rooms.flatMap(({ events }) => events.map(({ guid, id }) => `${guid} ${id}`)))
  const edited = { ...talk, slug: 'other', title: inAll('Renamed'), start: at('2025-10-26T10:00'), dayId: 'd2', room: null }
  const before = identities(options([talk, breakfast]))
  expect(identities(options([talk, breakfast], { locale: 'uk' }))).toEqual(before)
  expect(identities(options([edited, breakfast]))?.toSorted()).toEqual(before?.toSorted())
})

test('the version changes with the programme and with nothing else', () => {
  const version = (one: ScheduleOptions) => scheduleOf(one)?.version
  const before = version(options([talk]))
  expect(version(options([talk]))).toBe(before)
  expect(version(options([{ ...talk, end: at('2025-10-25T12:20') }]))).not.toBe(before)
})

test('two halls of one name are one to applications, which know halls by name', () => {
  const other = aRoom({ id: 'other', title: inAll('Main Hall'), number: 2 })
  const events = [talk, { ...talk, id: '2', room: other }]
  const json = JSON.parse(scheduleJson(scheduleOf(options(events)) ?? ({ days: [] } as never)))
  expect(json.schedule.conference.days[0].rooms['Main Hall']).toHaveLength(2)
})

test('there is no schedule of an edition that is cancelled, not shown in the language, or without sessions', () => {
  const of = (own: Partial<ScheduleOptions['forum']>, locale: 'uk' | 'en' = 'en') =>
    scheduleOf(options([], { locale, forum: { ...options([talk]).forum, ...own } }))
  expect(of({})).toBeDefined()
  expect(of({ isCancelled: true })).toBeUndefined()
  expect(of({ title: inSome({ uk: 'Форум', en: '-' }) })).toBeUndefined()
  expect(
    of({
      events: [
        { ...talk, kind: 'break' },
        { ...talk, start: null },
      ],
    }),
  ).toBeUndefined()
})

const film = aSideEvent({
  id: '77',
  slug: 'tea',
  forumYear: 2025,
  title: inAll('A film'),
  start: at('2025-10-25T20:00'),
  end: at('2025-10-25T21:30'),
  location: inAll('Cinema'),
  registrationUrl: 'https://film.example/a?b=c&d',
})
const walk = aSideEvent({
  id: '78',
  forumYear: 2025,
  start: at('2025-10-23T18:00'),
  title: inSome({ uk: 'Прогулянка', en: '-' }),
})

test('events around the forum stand on their days, at their places, and are others than the session of their number and slug', async () => {
  const inHall = { ...film, id: '79', slug: 'inhall', room: hall }
  const sideEvents = [walk, film, inHall, aSideEvent({ id: '80', forumYear: 2024, start: film.start })]
  const schedule = scheduleOf(options([talk, breakfast], { sideEvents }))
  const places = schedule?.days.map(({ index, date, rooms }) => [
    index,
    date,
    ...rooms.map(({ name, events }) => `${name}: ${events.map(({ slug, id }) => `${slug} ${id}`).join()}`),
  ])
  expect(places).toEqual([
    [
      2,
      '2025-10-25',
      expect.stringMatching(/^Main Hall: .*,forum2025-side_inhall \d+$/),
      expect.stringMatching(/^Cinema: forum2025-side_[0-9a-f-]{36} \d+$/),
    ],
    [3, '2025-10-26', expect.stringMatching(/^Palace: forum2025-[0-9a-f-]+ 77$/)],
  ])
  const event = schedule?.days[0]?.rooms[1]?.events[0]
  expect(event).toMatchObject({
    url: `${siteUrl}/en/forum/2025/side/tea`,
    duration: '01:30',
    links: [{ url: 'https://film.example/a?b=c&d', title: 'Register' }],
  })
  if (!schedule) throw new Error('there is no schedule')
  expect(await xmlFaults([{ fileName: 'own.xml', contents: scheduleXml(schedule, `${siteUrl}/x.xml`) }])).toEqual([])
  expect(jsonFaults(scheduleJson(schedule))).toEqual([])
  const ukrainian = scheduleOf(options([talk, breakfast], { sideEvents, locale: 'uk' }))
  expect(ukrainian?.days.map(({ index }) => index)).toEqual([1, 2, 3])
  expect(ukrainian?.days[0]?.rooms[0]?.name).toBe('В іншому місці Києва')
})

test('what lasts a day or longer is written with a duration that is a time of day; its end says the whole', () => {
  const long = { ...talk, end: (talk.start ?? 0) + 56 * 3_600_000 }
  const event = scheduleOf(options([long]))?.days[0]?.rooms[0]?.events[0]
  expect(event?.duration).toBe('23:59')
  expect(Date.parse(event?.end ?? '')).toBe(long.end)
})
