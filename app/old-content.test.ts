// A release that comes while the content service is away starts from content that the one before it kept: lists and fields that it added are not in it.
import { expect, test } from 'vitest'
import { aContact } from '#domain/contact/contact-builder.ts'
import { type Content, emptyContent } from '#domain/content/content.ts'
import { wholeContent } from '#domain/content/whole-content.ts'
import { inAll, nothing } from '#domain/localisation/localised-builder.ts'
import { aPerson } from '#domain/people/person-builder.ts'
import { aPicture } from '#domain/picture/picture-builder.ts'
import { before, contentWith, edition } from './whole-site-builder.ts'
import { crawl, wholeSite } from './whole-site-fixture.ts'

const words = inAll('Слово')
const kept: Content = {
  ...emptyContent,
  ...contentWith(
    edition(2025, {
      home: { lead: words, speakers: words, programme: words, partners: words, news: words, videos: words },
      statistics: [{ value: '9', label: words }],
      shortProgramme: [{ id: '1', time: '09:00', title: words, description: words }],
      gallery: [aPicture()],
    }),
  ),
  people: [aPerson({ id: 'olena', links: [{ type: 'site', url: 'https://olena.example' }] })],
  contacts: [aContact({ id: 'office' })],
  socialLinks: [{ id: 'f', network: 'facebook', link: 'https://facebook.example' }],
  documents: [
    { id: 'offer', kind: 'offer', ukrainian: 'offer.1', other: null },
    { id: 'refund', kind: 'refund', ukrainian: 'refund.1', other: null },
  ],
}

type Records = { [name: string]: unknown }
const isRecord = (value: unknown): value is Records =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('uk' in value)

/** Names of the fields of each kind of record in the content, by where it stands. The id is how a record is known, and no release adds one. */
function fieldsByKind(value: unknown, place = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (Array.isArray(value)) for (const one of value) fieldsByKind(one, place, found)
  if (!isRecord(value)) return found
  const names = found.get(place) ?? new Set()
  found.set(place, names)
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'id') names.add(name)
    fieldsByKind(inner, `${place}.${name}`, found)
  }
  return found
}

/** `value` without the fields of which `isMissing` says so. */
function without(value: unknown, isMissing: (place: string, name: string) => boolean, place = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, isMissing, place))
  if (!isRecord(value)) return value
  const left = Object.entries(value).filter(([name]) => !isMissing(place, name))
  return Object.fromEntries(left.map(([name, inner]) => [name, without(inner, isMissing, `${place}.${name}`)]))
}

const kinds = fieldsByKind(kept)
const fieldsInTurn = [...kinds].flatMap(([place, names]) => [...names].map((name) => [place, name] as const))
/** Every sixth field of each kind at a time: the site is drawn six times, each field is missing once. */
const turns = [0, 1, 2, 3, 4, 5].map((turn) => {
  const missing = [...kinds].flatMap(([place, names]) =>
    [...names].flatMap((name, index) => (index % 6 === turn ? [`${place}.${name}`] : [])),
  )
  return new Set(missing)
})
const starts: [string, ...string[]] = ['/uk', '/uk/thank-you-page', '/uk/accreditation', '/uk/forum/2025/dashboard/hall']

test.each(fieldsInTurn)('where %s.%s is missing there is what stands for nothing, and all else is as it was', (place, name) => {
  const whole = wholeContent(without(kept, (at, field) => at === place && field === name) as object)
  expect(fieldsByKind(whole).get(place)).toEqual(kinds.get(place))
  const isMissing = (at: string, field: string) => at === place && field === name
  expect(without(whole, isMissing)).toEqual(without(kept, isMissing))
})

test('a language that a text was never written in is empty in it', () => {
  const { ru, ...name } = inAll('Олена')
  const [person] = wholeContent({ people: [{ ...aPerson(), name }] }).people
  expect(person?.name).toEqual({ ...nothing, uk: 'Олена', en: 'Олена' })
})

test.each(turns)('every page is drawn without a sixth of the fields', async (missing) => {
  const content = wholeContent(without(kept, (place, name) => missing.has(`${place}.${name}`)) as object)
  const pages = await crawl(wholeSite(content, { now: before }), starts)
  expect([...pages].filter(([, { status }]) => status >= 500).map(([path]) => path)).toEqual([])
})
