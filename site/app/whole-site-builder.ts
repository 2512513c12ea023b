// A site that has one of everything, for tests that draw all of its pages (whole-site-fixture.ts).
import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum, aPartner, aPartnerGroup } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aMember, aPerson } from '@forum/domain/people/person-builder.ts'
import { aPicture } from '@forum/domain/picture/picture-builder.ts'
import { aBroadcast, anEvent, aRoom, aShelter, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { aContentPage, aMaterial, anAlbum, aPost, aVideo } from '@forum/domain/publication/publication-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'

export const at = (moment: string) => parseMoment(moment) ?? Number.NaN
export const before = at('2025-09-09T09:00')
export const during = at('2025-10-16T10:30')
export const after = at('2025-11-20T09:00')

const hall = aRoom({ id: 'hall' })

/** The name of what only invitations give. */
export const onlyInvited = 'Лише для запрошених'

/** An edition with all that one can have. */
export function edition(year: number, own: Partial<Forum> = {}): Forum {
  const on = (time: string) => at(`${year}-10-16T${time}`)
  return aForum({
    year,
    start: on('09:00'),
    end: at(`${year}-10-17T18:00`),
    days: ['16', '17'].map((day) => ({ id: day, slug: `${year}-10-${day}`, date: `${year}-10-${day}`, title: inAll('Форум') })),
    events: [
      anEvent({ id: `opening-${year}`, dayId: '16', kind: 'ceremony', start: on('09:00'), end: on('10:00'), room: hall }),
      anEvent({ id: `talk-${year}`, dayId: '16', start: on('10:00'), end: on('11:00'), room: hall, speakerIds: ['olena'] }),
      anEvent({ id: `meetings-${year}`, dayId: '17', start: at(`${year}-10-17T10:00`) }),
    ],
    broadcasts: [aBroadcast({ id: `hall-${year}`, room: hall, videoUrl: 'https://video.example/1', start: on('09:00') })],
    speakerIds: ['olena'],
    partnerGroups: [aPartnerGroup({ partners: [aPartner({ slug: 'opora' })] })],
    ticketsStatus: 'started',
    ticketGroups: [aTicketGroup({ tickets: [aTicket({ id: `ticket-${year}` })] })],
    invitationTickets: [aTicket({ id: `guest-${year}`, title: inAll(onlyInvited), price: 0 })],
    ...own,
  })
}

const others = [
  edition(2024, { ticketsStatus: 'ended' }),
  edition(2023, { isArchived: true }),
  edition(2020, { isArchived: true, isCancelled: true }),
]

/** `forum` as the current edition, beside earlier ones, with one of everything that the site shows. */
export const contentWith = (forum: Forum): Partial<Content> => ({
  forums: [forum, ...others],
  rooms: [hall],
  shelters: [aShelter({ roomIds: [hall.id], places: 600 })],
  people: [aPerson({ id: 'olena' })],
  team: [aMember({ id: 'ada', category: 'organizers' })],
  sideEvents: [aSideEvent({ id: 'walk', forumYear: forum.year, speakerIds: ['olena'] })],
  posts: [aPost({ id: 'post', forumYear: 2025 })],
  pages: [aContentPage({ id: 'venue' }), aContentPage({ id: 'cookies' })],
  videos: [aVideo({ id: 'film', forumYear: 2025, speakerIds: ['olena'] })],
  albums: [anAlbum({ id: 'album', forumYear: 2025, images: [aPicture(), aPicture()] })],
  materials: [aMaterial({ id: 'report', forumYear: 2025 })],
})
