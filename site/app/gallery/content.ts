// Content of the examples: people, texts and days of one edition, in three languages.
import { aContact } from '@forum/domain/contact/contact-builder.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll, inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { anEvent, aRoom } from '@forum/domain/programme/programme-builder.ts'
import type { RichText } from '@forum/domain/rich-text/rich-text.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'

export const at = (moment: string): number => parseMoment(moment) ?? Number.NaN
export const photo = '0f8fad5b-d9cb-469f-a165-70867728950e'

export const strands = [2022, 2023, 2024, 2025].map((year, index) => ({
  year,
  attendance: 400 + 300 * index,
  isCancelled: year === 2022,
}))

export const text: RichText = [
  { tag: 'p', children: ['Форум збирає тих, хто ', { tag: 'strong', children: ['рахує'] }, ', і тих, кого рахують.'] },
  {
    tag: 'ul',
    children: [
      { tag: 'li', children: ['два дні'] },
      { tag: 'li', children: ['дві зали'] },
    ],
  },
]

export const olena = aPerson({
  id: 'olena',
  slug: 'olena-horbenko',
  name: inSome({ uk: 'Олена Горбенко', en: 'Olena Horbenko', ru: 'Елена Горбенко' }),
  position: inSome({ uk: 'заступниця міністра', en: 'Deputy Minister', ru: 'заместительница министра' }),
  company: inSome({ uk: 'Уряд України', en: 'Government of Ukraine', ru: 'Правительство Украины' }),
  country: 'UA',
  photo,
})

/** Without translation and photo. */
export const maia = aPerson({ id: 'maia', slug: 'maia-lytvyn', name: inSome({ uk: 'Мая Литвин' }), country: 'PL' })
export const people = [olena, maia]
export const person = (id: string) => people.find((one) => one.id === id)

export const hall = aRoom({ id: 'hall', title: inSome({ uk: 'Велика зала', en: 'Main Hall', ru: 'Большой зал' }), number: 1 })
export const desna = aRoom({ id: 'desna', title: inSome({ uk: 'Десна', en: 'Desna' }), number: 2 })

const events = [
  anEvent({
    id: 'doors',
    title: inSome({ uk: 'Реєстрація', en: 'Registration', ru: 'Регистрация' }),
    kind: 'break',
    start: at('2025-10-16T08:00'),
    end: at('2025-10-16T09:00'),
  }),
  anEvent({
    id: 'prices',
    title: inSome({ uk: 'Ціна кіловата', en: 'The price of a kilowatt', ru: 'Цена киловатта' }),
    start: at('2025-10-16T09:00'),
    end: at('2025-10-16T10:15'),
    room: hall,
    speakerIds: ['olena', 'maia'],
  }),
  anEvent({
    id: 'soil',
    title: inSome({ uk: 'Скільки коштує ґрунт' }),
    start: at('2025-10-16T10:30'),
    end: at('2025-10-16T11:30'),
    room: hall,
    moderatorIds: ['maia'],
  }),
]

export const forum = aForum({
  title: inSome({ uk: 'Форум 2025', en: 'Forum 2025', ru: 'Форум 2025' }),
  start: at('2025-10-16T09:00'),
  end: at('2025-10-17T18:00'),
  venue: inSome({ uk: 'Палац «Почайна»', en: 'Pochaina Palace' }),
  address: inSome({ uk: 'вул. Тиха, 1, Київ', en: '1 Tykha St, Kyiv' }),
  registrationNote: inSome({ uk: text }),
  mapUrl: 'https://maps.example/pochaina',
  events,
  ticketsStatus: 'started',
  ticketGroups: [
    aTicketGroup({
      id: 'guest',
      title: inSome({ uk: 'Гість', en: 'Guest', ru: 'Гость' }),
      description: inAll('2 дні'),
      tickets: [aTicket({ id: 'guest', price: 0 })],
    }),
    aTicketGroup({
      id: 'partner',
      title: inSome({ uk: 'Учасник', en: 'Participant' }),
      tickets: [
        aTicket({ id: 'early', price: 6900, oldPrice: 8900, description: inSome({ uk: text }), saleEnd: at('2025-10-01T00:00') }),
        aTicket({ id: 'late', price: 9900, saleStart: at('2025-10-01T00:00') }),
      ],
    }),
  ],
})

/** In the middle of the second session. */
export const duringTheForum = at('2025-10-16T11:00')
/** A month before, while tickets are sold. */
export const beforeTheForum = at('2025-09-09T09:00')

export const contacts = [
  aContact({ id: 'desk', name: inSome({ uk: 'Реєстрація учасників', en: 'Registration' }), email: 'tickets@forum.example' }),
]
