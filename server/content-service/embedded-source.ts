// Reads the demo content that the repository carries, and nests it into the shape in which the content service delivers it.
import { readDemo } from '../../content/demo/read-demo.ts'
import { idOf, isRecord, listedCollections, type RawContent, type RawReading, type RawRecord } from './raw-content.ts'

export type Tables = Map<string, readonly RawRecord[]>

/** Gives a function that reads the demo of `directory` once. */
export function createEmbeddedSource(directory: string): () => Promise<RawReading> {
  return async () => {
    const { digest, demo } = readDemo(directory)
    return { digest, refused: [], parse: () => nest(demo().tables) }
  }
}

/** All collections in the shape of the content service: what belongs to a forum stands below it. */
export function nest(tables: Tables): RawContent {
  const rows = (name: string) => tables.get(name) ?? []
  const files = byId(rows('files'))
  const partners = byId(rows('partners'))
  const lists = Object.fromEntries(listedCollections.map((name) => [name, rows(name)])) as RawContent
  const sessions = rows('events').map((event) => withFile(event, 'presentation', files))
  const ofForum = (name: string) => groupBy(name === 'events' ? sessions : rows(name), 'forum')
  const [short, days, events, broadcasts] = [
    ofForum('short_programs'),
    ofForum('program_days'),
    ofForum('events'),
    ofForum('broadcasts'),
  ]
  const [ticketGroups, partnerGroups] = [ofForum('ticket_groups'), ofForum('partner_groups')]
  const [eventsOfDay, tickets] = [groupBy(sessions, 'program_day'), groupBy(rows('tickets'), 'ticket_group')]
  const forums = rows('forums').map((forum) => {
    const id = idOf(forum) ?? ''
    return {
      ...forum,
      short_programs: short.get(id) ?? [],
      program_days: (days.get(id) ?? []).map((day) => ({ ...day, events: eventsOfDay.get(idOf(day) ?? '') ?? [] })),
      events: events.get(id) ?? [],
      broadcasts: broadcasts.get(id) ?? [],
      ticket_groups: (ticketGroups.get(id) ?? []).map((group) => ({ ...group, tickets: tickets.get(idOf(group) ?? '') ?? [] })),
      partner_groups: (partnerGroups.get(id) ?? []).map((group) => ({
        ...group,
        partners: linked(group.partners, 'partners_id', partners),
      })),
      gallery: linked(forum.gallery, 'directus_files_id', files),
    }
  })
  const photos = rows('photos').map((album) => ({ ...album, images: linked(album.images, 'directus_files_id', files) }))
  return { ...lists, events: sessions, forums, photos }
}

/** Junction rows with the records that they link to in the place of their ids. */
function linked(junctions: unknown, field: string, records: ReadonlyMap<string, RawRecord>): unknown[] {
  if (!Array.isArray(junctions)) return []
  return junctions.filter(isRecord).map((row) => ({ ...row, [field]: records.get(idOf(row[field]) ?? '') ?? row[field] }))
}

/** The record with the file that it names in the place of its id. */
function withFile(record: RawRecord, field: string, files: ReadonlyMap<string, RawRecord>): RawRecord {
  const named = isRecord(record[field]) ? undefined : files.get(idOf(record[field]) ?? '')
  return named ? { ...record, [field]: named } : record
}

function byId(rows: readonly RawRecord[]): Map<string, RawRecord> {
  return new Map(rows.map((row) => [idOf(row) ?? '', row]))
}

function groupBy(rows: readonly RawRecord[], field: string): Map<string, RawRecord[]> {
  return Map.groupBy(rows, (row) => idOf(row[field]) ?? '')
}
