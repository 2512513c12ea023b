// The phone's data, in memory and on disk.

import type { DoorDay } from '@forum/domain/door/day-wire.ts'
import { standingToday } from '@forum/domain/door/entry.ts'
import type { Return } from '@forum/domain/door/returns.ts'
import type { DoorList, EntryAnswer, ListedEntry, ListedTicket, Manifest } from '@forum/domain/door/wire.ts'
import { compareNames } from '@forum/domain/people/name-order.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { fold, foldedWords } from '@forum/domain/search/fold.ts'
import { createPresses, type Presses } from './presses.ts'
import type { KeptGate, Store, StoredGate } from './store.ts'
import { createUnsent, type Unsent } from './unsent.ts'

export type Memory = {
  gate: KeptGate
  /** Server time, as far as it is known. */
  now(): Instant
  list(): DoorList | null
  /** When people come back after interruptions, as far as it is known. */
  returns(): readonly Return[]
  /** The running day as it was last heard, and when by server time; null: never. */
  day(): { day: DoorDay; heardAt: Instant } | null
  /** The answer to a press tells it at once. */
  hearDay(day: DoorDay): void
  presses: Presses
  cursor(): string | null
  /** Whether the list is recent enough that a missing ticket does not exist. */
  isFresh(): boolean
  entry(id: string): ListedEntry | undefined
  entriesOf(ticketId: string): ListedEntry[]
  unsent: Pick<Unsent, 'waiting' | 'refused'>
  /** Entries of this day that conflict with others. */
  conflicts(): ListedEntry[]
  /** Stores a decision; on disk when the promise resolves. Returns its id. */
  keep(own: Pick<ListedEntry, 'ticket' | 'kind' | 'undoes'>): Promise<string>
  /** `receivedAt`: phone time, so that the phone's idea of the server's time is never ahead of it. */
  learn(manifest: Manifest, receivedAt: Instant): Promise<void>
  answered(answers: readonly EntryAnswer[]): Promise<void>
}

/** An older list may lack tickets that were sold since, milliseconds. */
const fresh = 60_000

export function createMemory(store: Store, gate: KeptGate, kept: StoredGate): Memory {
  let list = kept.list
  const entries = new Map(kept.entries.map((entry) => [entry.id, entry]))
  const unsent = createUnsent(kept.waiting)
  const now = () => Date.now() + (list?.offset ?? 0)
  let heard = list?.day ? { day: list.day, heardAt: list.readAt + list.offset } : null
  const hearDay = (day: DoorDay) => {
    heard = { day, heardAt: now() }
  }
  const isFresh = () => list !== null && Math.abs(Date.now() - list.readAt) < fresh
  return {
    gate,
    now,
    list: () => list?.list ?? null,
    // A list that an earlier version of this page kept has none.
    returns: () => list?.returns ?? [],
    day: () => heard,
    hearDay,
    presses: createPresses({ gate, kept: kept.presses, keep: store.keepPresses, now }),
    cursor: () => list?.cursor ?? null,
    isFresh,
    entry: (id) => entries.get(id),
    entriesOf: (ticketId) => [...entries.values()].filter(({ ticket }) => ticket === ticketId),
    unsent,
    conflicts: () => standingToday([...entries.values()], now()).filter(({ conflict }) => conflict !== null),
    async keep(own) {
      const entry: ListedEntry = { ...own, id: crypto.randomUUID(), at: now(), gate: gate.name, conflict: null }
      const { id, ticket, kind, at, undoes } = entry
      const number = list?.list.tickets.find((listed) => listed.id === ticket)?.number ?? ''
      const sent = { id, ticket, kind, at, undoes, by: gate.by, isOffline: !isFresh() }
      const waiting = { ...sent, key: gate.key, number, refused: null }
      // Update the memory first, so that a second scan of the ticket in the meantime is rejected.
      entries.set(id, entry)
      await store.keepDecision(entry, waiting)
      unsent.add(waiting)
      return id
    },
    async learn(manifest, receivedAt) {
      const known = manifest.list ?? list?.list
      if (!known) return
      list = {
        list: known,
        cursor: manifest.cursor,
        offset: manifest.now - receivedAt,
        readAt: Date.now(),
        ...{ returns: manifest.returns, day: manifest.day },
      }
      if (manifest.day) hearDay(manifest.day)
      for (const entry of manifest.entries) entries.set(entry.id, entry)
      await store.keepNews(list, manifest.entries)
    },
    async answered(answers) {
      unsent.answered(answers)
      for (const answer of answers) {
        const entry = entries.get(answer.id)
        if (entry && answer.stored) entries.set(answer.id, { ...entry, conflict: answer.conflict })
        else if (entry?.kind === 'undo') entries.delete(answer.id)
      }
      await store.keepAnswers(answers)
    },
  }
}

/** The ticket with this number: if a seat had several, the valid one. */
export function ticketNumbered(list: DoorList, number: string): ListedTicket | undefined {
  const those = list.tickets.filter((ticket) => ticket.number === number)
  return those.find(({ state }) => state === 'valid') ?? those.at(-1)
}

const mostFound = 20

/** Valid tickets of the order with this number, or whose name contains all these words, however their apostrophes were typed; by name. */
export function searchTickets(list: DoorList | null, text: string): ListedTicket[] {
  const words = foldedWords(text)
  if (words.length === 0) return []
  const [, order] = /^(?:\d{4}-)?0*([1-9]\d{0,6})$/.exec(text.trim()) ?? []
  const ofOrder = order === undefined ? null : new RegExp(`-0*${order}/`)
  const isMeant = ({ number, name = '' }: ListedTicket) =>
    ofOrder ? ofOrder.test(number) : name !== '' && words.every((word) => fold(name).includes(word))
  return (list?.tickets ?? [])
    .filter((ticket) => ticket.state === 'valid' && isMeant(ticket))
    .sort((one, other) => compareNames(one.name ?? '', other.name ?? ''))
    .slice(0, mostFound)
}
