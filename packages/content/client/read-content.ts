// All records → all content. Works in small steps, so that pages are answered in between.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isRich } from '@forum/content/model/field.ts'
import { content as collections } from '@forum/content/model/model.ts'
import { FILES } from '@forum/content/model/relation.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import type { Room, Topic } from '@forum/domain/programme/programme.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import * as v from 'valibot'
import { contactReaders } from './contact-records.ts'
import { type Fault, gatherFaults } from './fault.ts'
import { file } from './fields.ts'
import { readForum } from './forum-records.ts'
import { join } from './join.ts'
import { peopleReaders } from './people-records.ts'
import { programmeReaders } from './programme-records.ts'
import { publicationReaders } from './publication-records.ts'
import { isRecord, type RawContent } from './raw-content.ts'
import { type JoinedContent, onePerKey, type Reading } from './record.ts'

const readers = { ...programmeReaders, ...peopleReaders, ...publicationReaders, ...contactReaders }
type Lists = { [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]> }

/** The content of `raw` with its faults. `richText` sanitises; it should cache texts of the last reading. */
export async function readContent(
  raw: RawContent,
  richText: (html: string) => RichText | null,
): Promise<{ content: Content; faults: readonly Fault[] }> {
  const faults = gatherFaults()
  const reading: Reading = { faults, richText }
  await warmUp(raw, richText)
  const joined = join(raw)
  const { people: readPeople, rooms: readRooms, topics: readTopics, ...others } = readers
  const ids = new Set<string>()
  const roomsById = new Map<string, Room>()
  const topicsById = new Map<string, Topic>()
  const years = new Map<string, number>()
  const references = {
    rooms: roomsById,
    topics: topicsById,
    isPerson: (id: string) => ids.has(id),
    yearOf: (id: string) => years.get(id) ?? null,
  }
  const people = readPeople(joined, reading, references)
  for (const { id } of people) ids.add(id)
  const rooms = readRooms(joined, reading, references)
  for (const room of rooms) roomsById.set(room.id, room)
  const topics = readTopics(joined, reading, references)
  for (const topic of topics) topicsById.set(topic.id, topic)
  const forums: Forum[] = []
  for (const value of joined.forums) {
    await yieldToEventLoop()
    const forum = readForum(value, references, reading)
    if (forum) forums.push(forum)
  }
  await yieldToEventLoop()
  const editions = onePerYear(forums, reading)
  for (const { id, year } of editions) years.set(id, year)
  const lists = Object.fromEntries(Object.entries(others).map(([name, read]) => [name, read(joined, reading, references)]))
  // A reader for each list is there; Object.fromEntries loses that type.
  const content: Content = {
    ...(lists as Partial<Lists> as Lists),
    forums: editions,
    rooms,
    topics,
    people,
    files: filesOf(joined),
  }
  return { content, faults: faults.list }
}

/** Sanitises long texts in small steps, so that reading the records later finds them in the cache. */
async function warmUp(raw: RawContent, richText: (html: string) => RichText | null): Promise<void> {
  let until = performance.now() + 8
  for (const html of richTexts(raw)) {
    richText(html)
    if (performance.now() < until) continue
    await yieldToEventLoop()
    until = performance.now() + 8
  }
}

function* richTexts(raw: RawContent): Generator<string> {
  for (const { collection, fields } of collections) {
    const names = fields.filter(isRich).map(({ field }) => field)
    for (const row of raw.get(collection) ?? []) {
      if (!isRecord(row)) continue
      for (const name of names) if (typeof row[name] === 'string') yield row[name].trim()
    }
  }
}

/** Files whose state the source gives. */
function filesOf(joined: JoinedContent): FileId[] {
  const values = collections.flatMap(({ collection, fields }) => {
    const rows = joined[collection].filter(isRecord)
    return fields.flatMap(({ field, relation, junction }) => {
      if (relation?.related_collection === FILES) return rows.map((row) => row[field])
      if (junction?.target !== FILES) return []
      return rows.flatMap((row) =>
        Array.isArray(row[field]) ? row[field].filter(isRecord).map((between) => between[junction.link]) : [],
      )
    })
  })
  const files = values.filter(isRecord).flatMap((value) => {
    const read = v.safeParse(file, value)
    return read.success && read.output?.includes('.') ? [read.output] : []
  })
  return [...new Set(files)].sort()
}

/** Newest first; of two editions of one year the first is kept. */
function onePerYear(forums: readonly Forum[], { faults }: Reading): Forum[] {
  const unique = onePerKey(
    forums,
    ({ id }) => id,
    ({ id }) => faults.add('forums', id, 'id', 'is given twice: the first stays'),
  )
  const editions = onePerKey(
    unique,
    ({ year }) => year,
    ({ id, year }) => faults.add('forums', id, 'year', `${year} is given twice: the first stays`),
  )
  return editions.toSorted((a, b) => b.year - a.year)
}
