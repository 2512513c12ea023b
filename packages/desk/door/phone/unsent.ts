// Decisions of this phone that the server has not stored: they wait for a network, or were refused. Nothing leaves this list before it has arrived.
import type { EntryAnswer, EntryRefusal, SentEntry } from '@forum/domain/door/wire.ts'

/** `key`: of the gate at which it was decided. `number`: of the ticket; empty: not in the list. `refused` null: to be sent. */
export type UnsentEntry = SentEntry & { key: string; number: string; refused: EntryRefusal | null }

export type Unsent = {
  add(entry: UnsentEntry): void
  waiting(): UnsentEntry[]
  refused(): UnsentEntry[]
  answered(answers: readonly EntryAnswer[]): void
}

export function createUnsent(kept: readonly UnsentEntry[]): Unsent {
  const all = new Map(kept.map((entry) => [entry.id, entry]))
  return {
    add: (entry) => void all.set(entry.id, entry),
    waiting: () => [...all.values()].filter(({ refused }) => refused === null),
    refused: () => [...all.values()].filter(({ refused }) => refused !== null),
    answered(answers) {
      for (const answer of answers) {
        const entry = all.get(answer.id)
        if (answer.stored) all.delete(answer.id)
        else if (entry) all.set(answer.id, { ...entry, refused: answer.refused })
      }
    },
  }
}

/** What the server gets of it. */
export function sentOf({ key: _, number: __, refused: ___, ...sent }: UnsentEntry): SentEntry {
  return sent
}
