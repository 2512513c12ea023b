// Localised records in one common form: name, editions, texts by field.
import type { Content } from '../content/content.ts'
import type { Forum } from '../forum/forum.ts'
import { everyLocale } from '../localisation/locale.ts'
import type { Localised } from '../localisation/localised.ts'
import type { Publication } from '../publication/publication.ts'
import type { RecordId } from '../record/record.ts'
import type { RichText } from '../rich-text/rich-text.ts'
import type { FoundRecord } from './finding.ts'

export type WrittenRecord = {
  record: FoundRecord
  years: readonly number[]
  /** By field name in the content service without language, including the record's `name`. */
  texts: Readonly<Record<string, Localised>>
  richTexts: Readonly<Record<string, Localised<RichText>>>
}

type Item = { id: RecordId }

function written(
  collection: string,
  { id }: Item,
  name: Localised,
  years: readonly number[],
  texts: Readonly<Record<string, Localised>>,
  richTexts: Readonly<Record<string, Localised<RichText>>> = {},
): WrittenRecord {
  return { record: { collection, id, name }, years, texts, richTexts }
}

/** All records in the order of the content service's menu. */
export function writtenRecords(content: Content): WrittenRecord[] {
  return [...content.forums.flatMap(ofForum), ...aroundProgramme(content), ...people(content), ...publications(content)]
}

function ofForum(forum: Forum): WrittenRecord[] {
  const years = [forum.year]
  const { title, theme, venue, address, description, cancelledNote, registrationNote } = forum
  const labels = forum.statistics.map(({ label }, index) => [`stats.${index + 1}`, label])
  const texts = { title, theme, venue, address, cancelled_note: cancelledNote, ...Object.fromEntries(labels) }
  return [
    written('forums', forum, title, years, texts, { description, registration_note: registrationNote }),
    ...forum.shortProgramme.map((row) =>
      written('short_programs', row, row.title, years, { title: row.title, description: row.description }),
    ),
    ...forum.ticketGroups.flatMap((group) => [
      written('ticket_groups', group, group.title, years, { title: group.title, description: group.description }),
      ...group.tickets.map((one) =>
        written('tickets', one, one.title, years, { title: one.title }, { description: one.description }),
      ),
    ]),
    ...forum.invitationTickets.map((one) => written('tickets', one, one.title, years, { title: one.title })),
    ...forum.partnerGroups.flatMap((group) => [
      written('partner_groups', group, group.title, years, { title: group.title }),
      ...group.partners.map((one) =>
        written('partners', one, one.title, years, { title: one.title }, { description: one.description }),
      ),
    ]),
    // Days that the site created for an event's date have no name, so that no rule reports them.
    ...forum.days.map((day) => written('program_days', day, day.title, years, { title: day.title })),
    ...forum.events.map((one) =>
      written('events', one, one.title, years, { title: one.title }, { description: one.description }),
    ),
    ...forum.broadcasts.map((one) =>
      written('broadcasts', one, one.title, years, { title: one.title }, { description: one.description }),
    ),
  ]
}

function aroundProgramme({ sideEvents, rooms, topics, shelters }: Content): WrittenRecord[] {
  return [
    ...sideEvents.map((one) => {
      const years = one.forumYear === null ? [] : [one.forumYear]
      const texts = { title: one.title, location: one.location }
      return written('side_events', one, one.title, years, texts, { description: one.description })
    }),
    ...rooms.map((one) => written('rooms', one, one.title, [], { title: one.title })),
    ...topics.map((one) => written('topics', one, one.title, [], { title: one.title })),
    ...shelters.map((one) => written('shelters', one, one.title, [], { title: one.title }, { way: one.way })),
  ]
}

function people({ people, team, contacts, forums }: Content): WrittenRecord[] {
  const yearsOf = yearsOfPeople(forums)
  return [
    ...people.map((one) => {
      const texts = { title: one.name, position: one.position, company: one.company }
      return written('speakers', one, one.name, yearsOf(one.id), texts, { description: one.description })
    }),
    ...team.map((one) => {
      const texts = { title: one.name, position: one.position }
      return written('team_members', one, one.name, [], texts, { description: one.description })
    }),
    ...contacts.map((one) => {
      const texts = { name: one.name, speaker_contact: one.speakerContact }
      return written('contacts', one, one.name, [], texts)
    }),
  ]
}

function publications({ posts, pages, videos, albums, materials }: Content): WrittenRecord[] {
  const yearsOf = ({ forumYear }: Publication) => (forumYear === null ? [] : [forumYear])
  return [
    ...posts.map((one) =>
      written('blog_posts', one, one.title, yearsOf(one), { title: one.title, lead: one.lead }, { body: one.body }),
    ),
    ...pages.map((one) => written('pages', one, one.title, yearsOf(one), { title: one.title }, { body: one.body })),
    ...videos.map((one) =>
      written('videos', one, one.title, yearsOf(one), { title: one.title }, { description: one.description }),
    ),
    ...albums.map((one) =>
      written('photos', one, one.title, yearsOf(one), { title: one.title }, { description: one.description }),
    ),
    ...materials.map((one) => written('materials', one, one.title, yearsOf(one), { title: one.title })),
  ]
}

/** Editions in which a person is listed or on stage. */
function yearsOfPeople(forums: readonly Forum[]): (id: RecordId) => number[] {
  const known = forums.map(({ year, speakerIds, events }) => {
    const onStage = events.flatMap((event) => [...event.moderatorIds, ...event.speakerIds])
    return { year, ids: new Set([...speakerIds, ...onStage]) }
  })
  return (id) => known.flatMap(({ year, ids }) => (ids.has(id) ? [year] : []))
}

/** One name for all languages. */
export const nameInAll = (name: string): Localised => everyLocale(() => name)
