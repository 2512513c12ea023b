// All records → all content: the order in which collections are read, in small turns so that pages are answered in between.
import { setImmediate as turn } from 'node:timers/promises'
import type { Content } from '#domain/content.ts'
import type { Forum } from '#domain/forum/forum.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { readContacts, readDocuments } from './contact-records.ts'
import { type Fault, gatherFaults } from './fault.ts'
import { readForum } from './forum-records.ts'
import { readPeople, readTeam } from './people-records.ts'
import { readRooms, readSideEvents, roomsWithin } from './programme-records.ts'
import { readAlbums, readMaterials, readPages, readPosts, readVideos } from './publication-records.ts'
import { idOf, isRecord, type RawContent } from './raw-content.ts'
import { type Reading, readRecords } from './record.ts'

/** The content of `raw` with what was wrong in it. `richText` sanitises; texts it has seen in the last reading should be cheap. */
export async function readContent(
  raw: RawContent,
  richText: (html: string) => RichText | null,
): Promise<{ content: Content; faults: readonly Fault[] }> {
  const faults = gatherFaults()
  const reading: Reading = { faults, richText }
  await warmUp(raw, richText)
  const people = readPeople(raw.speakers, reading)
  const ids = new Set(people.map((person) => person.id))
  const isPerson = (id: string) => ids.has(id)
  const rooms = readRooms(allRooms(raw), reading)
  const cast = { rooms: new Map(rooms.map((room) => [room.id, room])), isPerson }
  const events = raw.events.filter(isRecord)
  const forums: Forum[] = []
  for (const value of raw.forums) {
    await turn()
    const forum = readForum(value, events, cast, reading)
    if (forum) forums.push(forum)
  }
  await turn()
  const editions = onePerYear(forums, reading)
  const years = new Map(editions.map((forum) => [forum.id, forum.year]))
  const content: Content = {
    forums: editions,
    rooms,
    people,
    sideEvents: readSideEvents(raw.side_events, (forum) => years.get(forum) ?? null, cast, reading),
    team: readTeam(raw.team_members, reading),
    posts: readPosts(raw.blog_posts, reading),
    pages: readPages(raw.pages, reading),
    videos: readVideos(raw.videos, reading, isPerson),
    albums: readAlbums(raw.photos, reading),
    materials: readMaterials(raw.materials, reading),
    ...readContacts(raw.contacts, reading),
    documents: readDocuments(raw.documents, reading),
  }
  return { content, faults: faults.list }
}

/** Sanitises the long texts of `raw` in small turns, so that reading the records later finds them done. */
async function warmUp(raw: RawContent, richText: (html: string) => RichText | null): Promise<void> {
  let until = performance.now() + 8
  for (const records of Object.values(raw)) {
    for (const record of records) {
      for (const html of richFields(record, 0)) {
        richText(html)
        if (performance.now() < until) continue
        await turn()
        until = performance.now() + 8
      }
    }
  }
}

const richField = /^(description|body|registration_note)_(ua|en|ru)$/

function* richFields(record: unknown, depth: number): Generator<string> {
  if (Array.isArray(record)) for (const item of record) yield* richFields(item, depth + 1)
  else if (isRecord(record) && depth < 8) {
    for (const [name, value] of Object.entries(record)) {
      if (typeof value === 'string') {
        if (richField.test(name)) yield value.trim()
      } else if (typeof value === 'object') yield* richFields(value, depth + 1)
    }
  }
}

function allRooms(raw: RawContent): unknown[] {
  const below = raw.forums.flatMap((forum) => {
    if (!isRecord(forum)) return []
    const days = Array.isArray(forum.program_days) ? forum.program_days : []
    return [forum.events, forum.broadcasts, ...days.map((day) => (isRecord(day) ? day.events : []))].flatMap((list) =>
      Array.isArray(list) ? list : [],
    )
  })
  const listed = new Set(raw.rooms.map((room) => idOf(room)))
  const within = new Map(roomsWithin([...below, ...raw.events, ...raw.side_events]).map((room) => [idOf(room), room]))
  return [...raw.rooms, ...[...within].filter(([id]) => !listed.has(id)).map(([, room]) => room)]
}

/** Newest first; of two editions of one year the first stays. */
function onePerYear(forums: readonly Forum[], { faults }: Reading): Forum[] {
  const byYear = new Map<number, Forum>()
  for (const forum of readRecords(forums, (forum) => forum as Forum, 'forums', faults)) {
    if (byYear.has(forum.year)) faults.add('forums', forum.id, 'year', `${forum.year} is given twice: the first stays`)
    else byYear.set(forum.year, forum)
  }
  return [...byYear.values()].toSorted((a, b) => b.year - a.year)
}
