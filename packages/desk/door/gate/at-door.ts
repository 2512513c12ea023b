import type { TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import type { Database } from '@forum/desk/storage/database.ts'
import { type DoorEdition, doorEdition } from '@forum/domain/door/door-edition.ts'
import { type Return, returnsOf } from '@forum/domain/door/returns.ts'
import { parseMoment } from '@forum/domain/time/kyiv-time.ts'
import { type CheckIn, type CheckInWish, checkIn } from './check-in.ts'
import { createDoorCount, type DoorCount } from './door-count.ts'
import { createDoorDay, type DoorDayOfDesk, type DoorDayParts } from './door-day.ts'

/** What the door uses of the desk. */
export type AtDoor = {
  /** `shown`: a ticket's token, or its printed number. */
  checkIn(shown: string, wish?: CheckInWish): Promise<CheckIn>
  /** The edition that is admitted now. */
  doorEdition(): DoorEdition
  doorCount: DoorCount
  /** When people come back after the interruptions of a day, `YYYY-MM-DD`; missing: of today. */
  doorReturns(day?: string): readonly Return[]
  /** What phones show of the running day, and press about it. */
  doorDay: DoorDayOfDesk
}

type Parts = { database: Database; outbox: Outbox; tokens: TicketTokens } & DoorDayParts

/** `year`: the edition that is admitted. `editionOf` missing: the days are unknown. */
export function atDoor(
  { now, day: running, ...parts }: Parts,
  year: () => number,
  editionOf: (year: number) => DoorEdition = (of) => doorEdition(of, undefined),
): AtDoor {
  const edition = () => editionOf(year())
  const doorCount = createDoorCount(Date.now)
  const doorReturns = (day?: string) => returnsOf(running.interruptions(), day ? (parseMoment(day) ?? now()) : now())
  return {
    async checkIn(shown, wish) {
      const said = await checkIn({ ...parts, edition: edition(), returns: doorReturns() }, shown, now(), wish)
      if (!wish?.undo && said.state !== 'valid') doorCount.refused()
      return said
    },
    doorEdition: edition,
    doorCount,
    doorReturns,
    doorDay: createDoorDay({ day: running, now }),
  }
}
