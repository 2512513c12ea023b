// The order in which people who wait are offered seats: as they came, but nobody takes a second turn before everybody had the first.
import { circlesOfDigest } from '@forum/ground/base/line.ts'
import { ownDomain } from '../forms/mailbox.ts'
import type { ShownState, Waiting } from './waiting-rows.ts'

type Standing = Pick<Waiting, 'ticketId' | 'seats' | 'mailbox' | 'placedFrom'> & { state: ShownState }

/** Seats that one line, or one company's mail domain, gets in one turn: a family, two colleagues with guests. */
const seatsInTurn = 4

/** Places without a say in the order: not confirmed, or given up. */
const isAway = ({ state }: Standing) => state === 'asked' || state === 'left' || state === 'removed'

/**
 * Who waits, in the order of offers. `rows`: all places of one edition in the order in which people came, also those that had their offer: seats that
 * a party was offered count for its turns.
 */
export function fairOrder<Row extends Standing>(rows: readonly Row[]): Row[] {
  const counted = new Map<string, number>()
  const turns = rows.flatMap((row) => {
    if (isAway(row)) return []
    const parties = partiesOf(row)
    const turn = Math.max(0, ...parties.map(({ name, times }) => Math.floor((counted.get(name) ?? 0) / (seatsInTurn * times))))
    for (const { name } of parties) counted.set(name, (counted.get(name) ?? 0) + row.seats)
    return row.state === 'waiting' ? [{ row, turn }] : []
  })
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ row }) => row)
}

/** Whom a place belongs to, for one kind of tickets. Mail services that everybody uses are no party. */
function partiesOf({ ticketId, placedFrom, mailbox }: Standing) {
  const domain = ownDomain(mailbox)
  const lines = placedFrom ? circlesOfDigest(placedFrom) : []
  return [...lines, ...(domain === null ? [] : [{ name: `@${domain}`, times: 1 }])].map(({ name, times }) => ({
    name: `${ticketId} ${name}`,
    times,
  }))
}
