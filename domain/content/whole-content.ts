// Converts content of another release to the current types: missing fields become empty. The blank record of each kind defines the empty values.
import { blankContact, blankDocument, blankSocialLink } from '../contact/contact.ts'
import { blankForum, blankHomeWords, blankPartner, blankPartnerGroup, blankStatistic } from '../forum/forum.ts'
import type { Localised } from '../localisation/localised.ts'
import { blankMember, blankPerson, blankPersonLink } from '../people/person.ts'
import { blankPicture } from '../picture/picture.ts'
import {
  blankBroadcast,
  blankDay,
  blankEvent,
  blankRoom,
  blankShortProgrammeRow,
  blankSideEvent,
} from '../programme/programme.ts'
import { blankAlbum, blankContentPage, blankMaterial, blankPost, blankVideo } from '../publication/publication.ts'
import { blankTicket, blankTicketGroup } from '../ticket/ticket.ts'
import { type Content, emptyContent } from './content.ts'

type Item<Value> = NonNullable<Value> extends readonly (infer One)[] ? One : NonNullable<Value>
/** Names of fields that contain records, one or a list; localised texts do not count. */
type Inner<Record> = {
  [Name in keyof Record]-?: Item<Record[Name]> extends Localised<unknown>
    ? never
    : Item<Record[Name]> extends object
      ? Name
      : never
}[keyof Record]

/** A blank record, and the same for each kind of record in it. */
type Shape<Record> = { blank: Record; within: { [Name in Inner<Record>]: Shape<Item<Record[Name]>> } }

const leaf = <Record>(blank: Record) => ({ blank, within: {} })
const room = leaf(blankRoom)
const picture = leaf(blankPicture)

const shape: Shape<Content> = {
  blank: emptyContent,
  within: {
    forums: {
      blank: blankForum,
      within: {
        home: leaf(blankHomeWords),
        statistics: leaf(blankStatistic),
        shortProgramme: leaf(blankShortProgrammeRow),
        days: leaf(blankDay),
        events: { blank: blankEvent, within: { room } },
        broadcasts: { blank: blankBroadcast, within: { room } },
        ticketGroups: { blank: blankTicketGroup, within: { tickets: leaf(blankTicket) } },
        invitationTickets: leaf(blankTicket),
        partnerGroups: { blank: blankPartnerGroup, within: { partners: leaf(blankPartner) } },
        gallery: picture,
      },
    },
    rooms: room,
    people: { blank: blankPerson, within: { links: leaf(blankPersonLink) } },
    sideEvents: { blank: blankSideEvent, within: { room } },
    team: leaf(blankMember),
    posts: leaf(blankPost),
    pages: leaf(blankContentPage),
    videos: leaf(blankVideo),
    albums: { blank: blankAlbum, within: { images: picture } },
    materials: leaf(blankMaterial),
    contacts: leaf(blankContact),
    socialLinks: leaf(blankSocialLink),
    documents: leaf(blankDocument),
  },
}

/** `written` with empty values for all missing lists, fields and languages. */
export function wholeContent(written: object): Content {
  return whole(written, shape as AnyShape) as Content
}

type AnyShape = { blank: object; within: Record<string, AnyShape> }

/** Written fields keep their order, so that equal content has an equal revision. */
function whole(written: object, { blank, within }: AnyShape): object {
  const all = withMissing(blank, written)
  const entries = Object.entries(all).filter(([name]) => name in blank)
  return Object.fromEntries(entries.map(([name, value]) => [name, filled(value, blank[name as never], within[name])]))
}

function filled(value: unknown, empty: unknown, inner: AnyShape | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (inner) return Array.isArray(value) ? value.map((one) => whole(one, inner)) : whole(value, inner)
  const isByLanguage = typeof empty === 'object' && empty !== null && !Array.isArray(empty)
  return isByLanguage ? withMissing(empty, value) : value
}

function withMissing(blank: object, written: object): object {
  return { ...written, ...Object.fromEntries(Object.entries(blank).filter(([name]) => !(name in written))) }
}
