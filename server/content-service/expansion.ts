// Which relations are asked for in one call, and how, from the fullest to the leanest: a service that knows less refuses the
// whole call (Directus answers 403 for an unknown field), so every relation can be asked for on its own.
import type { ListedCollection } from './raw-content.ts'

/** Ways to expand one relation, the best first. */
export type Expansion = { relation: string; ways: readonly (readonly string[])[] }

const rooms: Expansion = { relation: 'room', ways: [['room.*']] }
const speakers: Expansion = {
  relation: 'speakers',
  ways: [['speakers.sort', 'speakers.speakers_id.id'], ['speakers.speakers_id.id'], ['speakers.speakers_id']],
}
const moderators: Expansion = {
  relation: 'moderators',
  ways: [['moderators.sort', 'moderators.speakers_id.id'], ['moderators.speakers_id.id'], ['moderators.speakers_id']],
}
const presentation: Expansion = {
  relation: 'presentation',
  ways: [['presentation.id', 'presentation.filesize'], ['presentation.id']],
}
const pictureFields = ['id', 'width', 'height', 'title']

function pictures(relation: string): Expansion {
  const detailed = pictureFields.map((field) => `${relation}.directus_files_id.${field}`)
  return {
    relation,
    ways: [[`${relation}.sort`, ...detailed], detailed, [`${relation}.directus_files_id.id`], [`${relation}.*`]],
  }
}

export const forumExpansions: readonly Expansion[] = [
  { relation: 'short_programs', ways: [['short_programs.*']] },
  {
    relation: 'program_days',
    ways: [
      ['program_days.*', ...below('program_days.events', [speakers, moderators, presentation])],
      ['program_days.*', ...below('program_days.events', [speakers, moderators])],
      [
        'program_days.*',
        'program_days.events.*',
        'program_days.events.room.*',
        'program_days.events.moderators.speakers_id.id',
        'program_days.events.speakers.speakers_id.id',
      ],
      ['program_days.*', 'program_days.events.*'],
      ['program_days.*'],
    ],
  },
  { relation: 'broadcasts', ways: [['broadcasts.*', 'broadcasts.room.*'], ['broadcasts.*']] },
  { relation: 'ticket_groups', ways: [['ticket_groups.*', 'ticket_groups.tickets.*']] },
  {
    relation: 'partner_groups',
    ways: [
      ['partner_groups.*', 'partner_groups.partners.sort', 'partner_groups.partners.partners_id.*'],
      ['partner_groups.*', 'partner_groups.partners.partners_id.*'],
    ],
  },
  speakers,
  pictures('gallery'),
]

/** Relations of the collections that are listed as a whole. */
export const listExpansions: Partial<Record<ListedCollection, readonly Expansion[]>> = {
  events: [rooms, speakers, moderators, presentation],
  side_events: [rooms, speakers, moderators],
  videos: [speakers],
  photos: [pictures('images')],
}

function below(path: string, expansions: readonly Expansion[]): string[] {
  const fields = expansions.flatMap(({ ways }) => ways[0] ?? [])
  return [`${path}.*`, `${path}.room.*`, ...fields.map((field) => `${path}.${field}`)]
}

const toMany = new Set([
  'short_programs',
  'program_days',
  'events',
  'broadcasts',
  'ticket_groups',
  'tickets',
  'partner_groups',
  'partners',
  'speakers',
  'moderators',
  'gallery',
  'images',
])

/** The query of a call: its fields, and no limit on any list below (the content service gives 100 rows otherwise). */
export function expansionQuery(fields: readonly string[]): URLSearchParams {
  const query = new URLSearchParams({ fields: ['*', ...fields].join(',') })
  const lists = new Set<string>()
  for (const field of fields) {
    const path = field.split('.').slice(0, -1)
    path.forEach((name, index) => {
      if (toMany.has(name))
        lists.add(
          path
            .slice(0, index + 1)
            .map((part) => `[${part}]`)
            .join(''),
        )
    })
  }
  for (const list of lists) query.set(`deep${list}[_limit]`, '-1')
  return query
}
