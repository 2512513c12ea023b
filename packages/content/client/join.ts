// Joins flat lists: days, sales and partners below their edition, and files in place of their ids. The same for every source.
import { type ContentName, content, type FieldOf, type LinkName } from '@forum/content/model/model.ts'
import { FILES } from '@forum/content/model/relation.ts'
import { idOf, isRecord, type ListName, type RawContent, type RawRecord } from './raw-content.ts'
import type { JoinedContent } from './record.ts'

export function join(raw: RawContent): JoinedContent {
  const files = byId(rowsOf(raw, 'files'))
  const lists = Object.fromEntries(
    content.map(({ collection, fields }) => {
      const own = fields.filter(({ relation }) => relation?.related_collection === FILES).map(({ field }) => field)
      const many = fields.flatMap(({ field, junction }) => (junction?.target === FILES ? [{ field, link: junction.link }] : []))
      return [collection, rowsOf(raw, collection).map((row) => (isRecord(row) ? withFiles(row, own, many, files) : row))]
    }),
    // The list contains every collection; Object.fromEntries loses that type.
  ) as Partial<JoinedContent> as JoinedContent

  const tickets = belonging(lists, 'tickets', 'ticket_group', 'ticket_groups', 'tickets')
  const ticketGroups = belonging(lists, 'ticket_groups', 'forum', 'forums', 'ticket_groups')
  const partners = byId(lists.partners)
  const partnerGroups = belonging(lists, 'partner_groups', 'forum', 'forums', 'partner_groups')
  const days = belonging(lists, 'program_days', 'forum', 'forums', 'program_days')
  const shortProgrammes = belonging(lists, 'short_programs', 'forum', 'forums', 'short_programs')
  const broadcasts = belonging(lists, 'broadcasts', 'forum', 'forums', 'broadcasts')
  const events = eventsOf(lists, days)
  const forums = lists.forums.map((forum) => {
    if (!isRecord(forum)) return forum
    return {
      ...forum,
      short_programs: shortProgrammes(forum),
      program_days: days(forum),
      events: events(forum),
      broadcasts: broadcasts(forum),
      ticket_groups: ticketGroups(forum).map((group) => ({ ...group, tickets: tickets(group) })),
      partner_groups: partnerGroups(forum).map((group) => ({
        ...group,
        partners: linked(group.partners, 'partners_id' satisfies LinkName, partners),
      })),
    }
  })
  return { ...lists, forums }
}

/** Rows of `name` that belong to a record of `owners`: they name the owner in `field`, or the owner lists them. A service need not have both. */
function belonging<Name extends ContentName, Owner extends ContentName>(
  lists: JoinedContent,
  name: Name,
  field: FieldOf<Name>,
  owners: Owner,
  list: FieldOf<Owner>,
): (owner: RawRecord) => readonly RawRecord[] {
  const ownerOf = ownersByRow(lists[owners], list)
  const groups = Map.groupBy(lists[name].filter(isRecord), (row) => idOf(row[field]) ?? ownerOf.get(idOf(row) ?? '') ?? '')
  return (owner) => groups.get(idOf(owner) ?? '') ?? []
}

/** The owner's id for each row that an owner's `list` names. */
function ownersByRow(owners: readonly unknown[], list: string): Map<string, string> {
  const pairs = owners.filter(isRecord).flatMap((owner) => {
    const rows = owner[list]
    const id = idOf(owner) ?? ''
    return Array.isArray(rows) ? rows.map((row) => [idOf(row) ?? '', id] as const) : []
  })
  return new Map(pairs)
}

/** Events of a forum: assigned directly or through their day. Sets the day's id where only the day names the event. */
function eventsOf(
  lists: JoinedContent,
  daysOf: (forum: RawRecord) => readonly RawRecord[],
): (forum: RawRecord) => readonly RawRecord[] {
  const dayOf = ownersByRow(lists.program_days, 'events' satisfies FieldOf<'program_days'>)
  const forums = lists.forums.filter(isRecord)
  const forumOf = new Map(forums.flatMap((forum) => daysOf(forum).map((day) => [idOf(day), idOf(forum)] as const)))
  const events = lists.events.filter(isRecord).map((event) => {
    const day = idOf(event.program_day) ?? dayOf.get(idOf(event) ?? '') ?? null
    const placed: Partial<Record<FieldOf<'events'>, unknown>> = { forum: idOf(event.forum) ?? forumOf.get(day), program_day: day }
    return { ...event, ...placed }
  })
  return belonging({ ...lists, events }, 'events', 'forum', 'forums', 'events')
}

function withFiles(
  row: RawRecord,
  own: readonly string[],
  many: readonly { field: string; link: string }[],
  files: ReadonlyMap<string, RawRecord>,
): RawRecord {
  if (files.size === 0) return row
  const singles = own.filter((field) => row[field]).map((field) => [field, known(row[field], files)])
  const lists = many.map(({ field, link }) => [field, linked(row[field], link, files)])
  return { ...row, ...Object.fromEntries([...singles, ...lists]) }
}

/** Junction rows with the linked records in place of ids. */
function linked(junctions: unknown, field: string, records: ReadonlyMap<string, RawRecord>): unknown[] {
  if (!Array.isArray(junctions)) return []
  return junctions.map((row) => (isRecord(row) ? { ...row, [field]: known(row[field], records) } : row))
}

/** The record with this id; an expanded record stays as it is. */
function known(value: unknown, records: ReadonlyMap<string, RawRecord>): unknown {
  return isRecord(value) ? value : (records.get(idOf(value) ?? '') ?? value)
}

function rowsOf(raw: RawContent, name: ListName): readonly unknown[] {
  return raw.get(name) ?? []
}

function byId(rows: readonly unknown[]): Map<string, RawRecord> {
  return new Map(rows.filter(isRecord).map((row) => [idOf(row) ?? '', row]))
}
