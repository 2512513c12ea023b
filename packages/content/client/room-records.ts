// Records of the venue and of what sessions are about → domain: rooms, topics, shelters.
import { nameOfPlace } from '@forum/domain/localisation/localised.ts'
import type { Room, Shelter, Topic } from '@forum/domain/programme/programme.ts'
import { activity, count, file, id, integer, list, localised, localisedRich, text, texts } from './fields.ts'
import { inOrder, isActive, isTitled, linkedIds, type Reading, readRecords, recordSchema, slugGiver } from './record.ts'

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

const shelterSchema = recordSchema('shelters', {
  id,
  slug: text,
  is_active: activity,
  ...texts('title'),
  ...texts('way'),
  plan: file,
  places: count,
  rooms: list,
  sort: integer,
})

/** Active shelters in the editor's order. */
export function readShelters(values: readonly unknown[], { faults, richText }: Reading): Shelter[] {
  const slug = slugGiver('shelters', faults)
  return inOrder(readRecords(shelterSchema, values, faults))
    .filter((one) => isActive(one, 'shelters', faults) && isTitled(localised(one, 'title'), 'shelters', one.id, faults))
    .map((record) => ({
      id: record.id,
      slug: slug(record.slug, record.id),
      title: nameOfPlace(localised(record, 'title')),
      way: localisedRich(record, 'way', richText),
      plan: record.plan,
      places: record.places,
      roomIds: linkedIds(record.rooms, 'rooms_id'),
    }))
}
