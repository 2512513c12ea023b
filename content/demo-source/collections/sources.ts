// Everything written by hand, gathered, with the ids of what others refer to.
import { broadcasts } from '../broadcasts.ts'
import { contacts } from '../contacts.ts'
import { days } from '../days.ts'
import { documents } from '../documents.ts'
import { editions } from '../editions.ts'
import { documentTexts, materials } from '../materials.ts'
import { news } from '../news.ts'
import { pages } from '../pages.ts'
import { partnerGroups, partners } from '../partners.ts'
import { people } from '../people.ts'
import { albums } from '../photos.ts'
import { events, shortProgram, sideEvents } from '../programme-2025.ts'
import { archiveEvents } from '../programme-archive.ts'
import { rooms } from '../rooms.ts'
import { team } from '../team.ts'
import { ticketGroups, tickets } from '../tickets.ts'
import { videos } from '../videos.ts'
import { Ids } from './ledger.ts'

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

export function readSources() {
  return {
    broadcasts,
    contacts,
    days,
    documents,
    documentTexts,
    editions: [...editions].sort((a, b) => a.year - b.year),
    materials,
    news,
    pages,
    partnerGroups,
    partners,
    people,
    albums,
    events,
    shortProgramme: shortProgram,
    sideEvents,
    archiveEvents,
    rooms,
    team,
    ticketGroups,
    tickets,
    videos,
    /** Bytes of each file by key; filled when the files are read. */
    sizes: new Map<string, number>(),
    ids: {
      forums: new Ids('forums', editions.map(({ year }) => year).sort()),
      days: new Ids('program_days', slugs(days)),
      rooms: new Ids('rooms', slugs(rooms)),
      broadcasts: new Ids('broadcasts', slugs(broadcasts)),
      speakers: new Ids('speakers', slugs(people)),
      partners: new Ids('partners', slugs(partners)),
      ticketGroups: new Ids(
        'ticket_groups',
        ticketGroups.map(({ key }) => key),
      ),
    },
  }
}

export type Sources = ReturnType<typeof readSources>

/** Collections that nothing refers to: their slugs only have to be there once. */
export function checkSlugs(s: Sources): void {
  for (const [name, list] of Object.entries({
    team_members: s.team,
    blog_posts: s.news,
    pages: s.pages,
    videos: s.videos,
    photos: s.albums,
    materials: s.materials,
  }))
    new Ids(name, slugs(list))
}
