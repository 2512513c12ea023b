// Records that sessions refer to → domain: rooms and topics.
import { nameOfPlace } from '@forum/domain/localisation/localised.ts'
import type { Room, Topic } from '@forum/domain/programme/programme.ts'
import { id, integer, localised, text, texts } from './fields.ts'
import { inOrder, isTitled, type Reading, readRecords, recordSchema, slugGiver } from './record.ts'

const roomSchema = recordSchema('rooms', { id, slug: text, ...texts('title'), sort: integer })

/** Rooms in the editor's order, numbered from 1. */
export function readRooms(values: readonly unknown[], { faults }: Reading): Room[] {
  const slug = slugGiver('rooms', faults)
  const records = inOrder(readRecords(roomSchema, values, faults))
  const titled = records.filter((record) => isTitled(localised(record, 'title'), 'rooms', record.id, faults))
  return titled.map((record, index) => ({
    id: record.id,
    slug: slug(record.slug, record.id),
    title: nameOfPlace(localised(record, 'title')),
    number: index + 1,
  }))
}

const topicSchema = recordSchema('topics', { id, slug: text, ...texts('title'), sort: integer })

/** Topics in the editor's order. */
export function readTopics(values: readonly unknown[], { faults }: Reading): Topic[] {
  const slug = slugGiver('topics', faults)
  return inOrder(readRecords(topicSchema, values, faults))
    .filter((record) => isTitled(localised(record, 'title'), 'topics', record.id, faults))
    .map((record) => ({ id: record.id, slug: slug(record.slug, record.id), title: localised(record, 'title') }))
}
