// The forum at whose door the tests stand: three days, and kinds of tickets of all, of one, and of none of them.
import { type DoorEdition, doorEdition } from '@forum/domain/door/door-edition.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'

const at = (moment: string) => parseMoment(moment) ?? 0

/** The morning of the second day. */
export const morning = at('2025-10-16T09:00')

const forum = aForum({
  year: 2025,
  start: at('2025-10-15T09:00'),
  end: at('2025-10-17T18:00'),
  ticketGroups: [
    aTicketGroup({
      tickets: [
        aTicket({ id: 'whole', title: inAll('Стандарт') }),
        aTicket({ id: 'third', title: inAll('Третій день'), validFrom: at('2025-10-17') }),
      ],
    }),
  ],
})

export const atDoor = (year: number): DoorEdition => doorEdition(year, forum)
