// A site with one record of each kind, and its structured data.
import { isStaticPage, pageIds, pageOf } from '@forum/domain/address/pages.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aMember, aPerson } from '@forum/domain/people/person-builder.ts'
import type { Change } from '@forum/domain/programme/changes.ts'
import { aBroadcast, anEvent, aRoom, aShelter, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { aContentPage, anAlbum, aPost, aVideo } from '@forum/domain/publication/publication-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { WholeSite } from '../whole-site-fixture.ts'

export const at = (moment: string) => parseMoment(moment) ?? Number.NaN
export const before = at('2025-09-09T09:00')
const film = 'https://www.youtube.com/watch?v=abcdefghijk'
const hall = aRoom({ id: 'hall', title: inSome({ uk: 'Велика зала', en: 'Main Hall' }) })

const edition: Partial<Forum> = {
  year: 2025,
  start: at('2025-10-16T09:00'),
  end: at('2025-10-17T18:00'),
  venue: inSome({ uk: 'Палац', en: 'Palace' }),
  address: inAll('вул. Тиха, 1'),
  cover: '0f8fad5b-d9cb-469f-a165-70867728950e',
  days: ['16', '17'].map((day) => ({ id: day, slug: `2025-10-${day}`, date: `2025-10-${day}`, title: inAll('') })),
  events: [
    anEvent({
      id: 'talk',
      dayId: '16',
      title: inAll('</script><b>Talk & "more"'),
      start: at('2025-10-16T10:00'),
      end: at('2025-10-16T11:00'),
      room: hall,
      language: 'uk',
      speakerIds: ['olena'],
      broadcastId: 'hall-live',
    }),
    anEvent({ id: 'late', dayId: '17', start: at('2025-11-07T10:00') }),
    // In one language, cancelled, without people and end.
    anEvent({
      id: 'off',
      dayId: '17',
      title: inSome({ uk: 'Лише українською', en: '-', ru: '-' }),
      start: at('2025-10-17T10:00'),
      isCancelled: true,
    }),
    anEvent({ id: 'lunch', dayId: '16', kind: 'break', start: at('2025-10-16T12:00') }),
  ],
  broadcasts: [
    aBroadcast({
      id: 'hall-live',
      room: hall,
      videoUrl: film,
      start: at('2025-10-16T09:00'),
      end: at('2025-10-16T17:00'),
      language: 'uk',
    }),
  ],
  speakerIds: ['olena'],
  ticketsStatus: 'started',
  ticketGroups: [
    aTicketGroup({
      tickets: [aTicket({ id: 'one', price: 4900, saleStart: at('2025-08-01T09:00') }), aTicket({ id: 'gone', quota: 0 })],
    }),
  ],
}

export const content: Partial<Content> = {
  forums: [aForum(edition), aForum({ ...edition, year: 2020, isCancelled: true, isArchived: true, ticketsStatus: null })],
  rooms: [hall],
  shelters: [aShelter({ roomIds: [hall.id], places: 600 })],
  sideEvents: [
    aSideEvent({
      id: 'walk',
      forumYear: 2025,
      start: at('2025-10-14T18:00'),
      end: at('2025-10-14T20:00'),
      location: inAll('Поштова площа'),
      image: 'river',
      language: 'uk',
      moderatorIds: ['olena'],
    }),
    // In a hall, in one language, cancelled, without a picture.
    aSideEvent({
      id: 'bare',
      forumYear: 2025,
      title: inSome({ uk: 'Кіно', en: '-', ru: '-' }),
      start: at('2025-10-16T20:00'),
      room: hall,
      isCancelled: true,
    }),
    // Without a place.
    aSideEvent({ id: 'nowhere', forumYear: 2025, start: at('2025-10-14T18:00') }),
  ],
  people: [
    aPerson({
      id: 'olena',
      position: inAll('Economist'),
      company: inAll('Opora'),
      photo: 'face',
      links: [{ type: 'x', url: 'https://x.example/o' }],
    }),
  ],
  team: [aMember({ id: 'ada', category: 'organizers', position: inAll('Director') })],
  posts: [
    aPost({ id: 'bare', title: inSome({ uk: 'Коротко' }), published: at('2025-09-01T09:00') }),
    aPost({ id: 'post', cover: 'cover', published: at('2025-09-01T09:00'), changed: at('2025-09-02T09:00') }),
  ],
  pages: [aContentPage({ id: 'venue' })],
  videos: [
    aVideo({ id: 'film', cover: 'cover', videoUrl: film, duration: 3723, published: at('2025-09-01T09:00') }),
    aVideo({ id: 'file', videoUrl: 'https://files.example/a.mp4', duration: 45, published: at('2025-09-01T09:00') }),
  ],
  albums: [anAlbum({ id: 'album', author: 'Mykola', images: [{ file: 'picture', width: 3, height: 2, title: 'A hall' }] })],
}

/** Content-dependent pages; the others come from the table of pages. */
const samples = [
  '/news',
  '/news/post',
  '/news/bare',
  '/venue',
  '/photos',
  '/photos/album',
  '/speakers',
  '/speakers/olena',
  '/videos',
  '/videos/film',
  '/videos/file',
  '/team',
  '/team/ada',
  '/forum/2025',
  '/forum/2020',
  '/forum/2025/tickets',
  '/forum/2025/speakers',
  '/forum/2025/program',
  '/forum/2025/program?day=2025-10-16',
  '/forum/2025/program?day=all',
  '/forum/2025/program/talk',
  '/forum/2025/program/late',
  '/forum/2025/program/off',
  '/forum/2025/side/walk',
  '/forum/2025/side/bare',
  '/forum/2025/side/nowhere',
  '/forum/2025/broadcast',
  '/forum/2025/broadcast/hall-live',
]

const late = { title: inAll('late'), end: null, roomId: null, room: null, people: [], isCancelled: false, text: '' }

/** A session moved by half an hour. */
export const told: readonly Change[] = [
  {
    eventId: 'late',
    at: at('2025-09-01T09:00'),
    kinds: ['time'],
    before: { ...late, start: at('2025-11-07T09:30') },
    after: { ...late, start: at('2025-11-07T10:00') },
  },
]

/** One page of each indexed template. */
export const templates = [
  ...new Set([
    ...pageIds
      .filter((id) => pageOf(id).isListed)
      .filter(isStaticPage)
      .map((id) => pathWithin[id]()),
    ...samples,
  ]),
]

export type Node = Record<string, unknown> & { '@type': string }

export async function graphAt(site: WholeSite, path: string): Promise<Node[]> {
  const { html, status } = await site.get(path)
  if (status !== 200) throw new Error(`${path}: ${status}`)
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return json ? JSON.parse(json)['@graph'] : []
}
