// Records of people → domain: speakers and the team.

import { isWebAddress } from '@forum/domain/address/web-address.ts'
import { memberCategories, type Person, type peopleLists, type TeamMember } from '@forum/domain/people/person.ts'
import * as v from 'valibot'
import { activity, choice, email, file, id, integer, list, localised, localisedRich, phone, text, texts } from './fields.ts'
import { isRecord } from './raw-content.ts'
import { inOrder, isActive, isTitled, type ReadersOf, type Reading, readRecords, recordSchema, slugGiver } from './record.ts'

const personSchema = recordSchema('speakers', {
  id,
  slug: text,
  is_active: activity,
  ...texts('title'),
  ...texts('position'),
  ...texts('company'),
  ...texts('description'),
  country: v.pipe(
    text,
    v.check((value) => value === null || /^[a-z]{2}$/i.test(value), 'is no country code'),
  ),
  photo: file,
  links: list,
  sort: integer,
})

/** Active speakers in the editor's order. */
function readPeople(values: readonly unknown[], { faults, richText }: Reading): Person[] {
  const records = readRecords(personSchema, values, faults)
  const slug = slugGiver('speakers', faults)
  const shown = inOrder(records).filter(
    (record) => isActive(record, 'speakers', faults) && isTitled(localised(record, 'title'), 'speakers', record.id, faults),
  )
  return shown.map((record) => ({
    id: record.id,
    slug: slug(record.slug, record.id),
    name: localised(record, 'title'),
    position: localised(record, 'position'),
    company: localised(record, 'company'),
    country: record.country?.toUpperCase() ?? null,
    description: localisedRich(record, 'description', richText),
    photo: record.photo,
    links: record.links.flatMap((link) => readLink(link, record.id, faults)),
  }))
}

function readLink(value: unknown, person: string, faults: Reading['faults']): Person['links'] {
  const url = isRecord(value) && typeof value.url === 'string' ? value.url.trim() : ''
  if (isRecord(value) && isWebAddress(url))
    return [{ type: typeof value.type === 'string' && value.type.trim() ? value.type.trim() : 'website', url }]
  faults.add('speakers', person, 'links', 'holds what is no http or https address: link left out')
  return []
}

const memberSchema = recordSchema('team_members', {
  id,
  slug: text,
  is_active: activity,
  category: choice(memberCategories),
  ...texts('title'),
  ...texts('position'),
  ...texts('description'),
  photo: file,
  email,
  phone,
  sort: integer,
})

/** Active team members in the editor's order. */
function readTeam(values: readonly unknown[], { faults, richText }: Reading): TeamMember[] {
  const records = readRecords(memberSchema, values, faults)
  const slug = slugGiver('team_members', faults)
  const shown = inOrder(records).filter(
    (record) =>
      isActive(record, 'team_members', faults) && isTitled(localised(record, 'title'), 'team_members', record.id, faults),
  )
  return shown.map((record) => ({
    id: record.id,
    slug: slug(record.slug, record.id),
    name: localised(record, 'title'),
    category: record.category ?? 'team',
    position: localised(record, 'position'),
    description: localisedRich(record, 'description', richText),
    photo: record.photo,
    email: record.email,
    phone: record.phone,
  }))
}

export const peopleReaders: ReadersOf<typeof peopleLists> = {
  people: ({ speakers }, reading) => readPeople(speakers, reading),
  team: ({ team_members }, reading) => readTeam(team_members, reading),
}
