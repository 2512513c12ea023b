// IndexedDB storage of a phone: its gate, the ticket list, known entries, and entries that have not arrived. A reload, an empty battery, a day offline
// or a closed gate loses nothing.
import type { DoorDay } from '@forum/domain/door/day-wire.ts'
import type { Return } from '@forum/domain/door/returns.ts'
import type { ClosedGate, DoorGate, DoorList, EntryAnswer, ListedEntry } from '@forum/domain/door/wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import type { KeptPress } from './presses.ts'
import type { UnsentEntry } from './unsent.ts'

/** `by`: identifies this phone within the gate. */
export type KeptGate = DoorGate & { key: string; by: string }

/** `offset`: server time minus phone time, milliseconds. `readAt`: phone time. */
type KeptList = {
  list: DoorList
  cursor: string
  offset: number
  readAt: Instant
  returns: readonly Return[]
  day: DoorDay
}

/** Why this phone lets nobody in any more: the gate or the phone was closed, the server does not know the gate, or the forum is over. */
export type Ending = ClosedGate | 'unknown' | 'over'

export type StoredGate = {
  gate: KeptGate | null
  /** null: it works. */
  ending: Ending | null
  list: KeptList | null
  entries: ListedEntry[]
  waiting: UnsentEntry[]
  /** What was pressed about the running day. */
  presses: readonly KeptPress[]
}

export type Store = {
  read(): Promise<StoredGate>
  keepGate(gate: KeptGate): Promise<void>
  /** Stores an update from the server. */
  keepNews(list: KeptList, entries: readonly ListedEntry[]): Promise<void>
  /** Stores a decision of this phone; on disk when the promise resolves. */
  keepDecision(entry: ListedEntry, unsent: UnsentEntry): Promise<void>
  /** Deletes what the server has stored, and keeps what it refused, with the reason. */
  keepAnswers(answers: readonly EntryAnswer[]): Promise<void>
  /** Stores all presses about the day; on disk when the promise resolves. They outlive the gate. */
  keepPresses(presses: readonly KeptPress[]): Promise<void>
  /** Deletes the list. Entries that have not arrived stay: they contain no names. */
  forgetList(): Promise<void>
  /** Deletes the gate and the list, and keeps the reason. Entries that have not arrived stay. */
  end(ending: Ending): Promise<void>
}

const names = ['kept', 'entries', 'waiting'] as const

export async function openStore(): Promise<Store> {
  const opening = indexedDB.open('door', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('kept')
    opening.result.createObjectStore('entries', { keyPath: 'id' })
    // In the order of the decisions.
    opening.result.createObjectStore('waiting', { autoIncrement: true }).createIndex('id', 'id')
  }
  const database = await resultOf(opening)
  const writing = async (work: (store: (name: (typeof names)[number]) => IDBObjectStore) => void) => {
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' })
    work((name) => transaction.objectStore(name))
    await ended(transaction)
  }
  return {
    read: () => readAll(database),
    keepGate: (gate) =>
      writing((store) => {
        store('kept').delete('ending')
        store('kept').put(gate, 'gate')
      }),
    keepNews: (list, entries) =>
      writing((store) => {
        store('kept').put(list, 'list')
        for (const entry of entries) store('entries').put(entry)
      }),
    keepDecision: (entry, unsent) =>
      writing((store) => {
        store('entries').put(entry)
        store('waiting').add(unsent)
      }),
    keepAnswers: (answers) =>
      writing((store) => {
        for (const answer of answers) settle(store('entries'), store('waiting'), answer)
      }),
    keepPresses: (presses) => writing((store) => void store('kept').put(presses, 'presses')),
    forgetList: () => writing((store) => forget(store)),
    end: (ending) =>
      writing((store) => {
        forget(store)
        store('kept').put(ending, 'ending')
      }),
  }
}

function forget(store: (name: (typeof names)[number]) => IDBObjectStore): void {
  for (const name of ['gate', 'list', 'ending']) store('kept').delete(name)
  store('entries').clear()
}

async function readAll(database: IDBDatabase): Promise<StoredGate> {
  const transaction = database.transaction(names)
  const store = (name: string) => transaction.objectStore(name)
  const [gate, ending, list, presses, entries, waiting] = await Promise.all([
    resultOf<KeptGate | undefined>(store('kept').get('gate')),
    resultOf<Ending | undefined>(store('kept').get('ending')),
    resultOf<KeptList | undefined>(store('kept').get('list')),
    resultOf<KeptPress[] | undefined>(store('kept').get('presses')),
    resultOf<ListedEntry[]>(store('entries').getAll()),
    resultOf<UnsentEntry[]>(store('waiting').getAll()),
  ])
  return { gate: gate ?? null, ending: ending ?? null, list: list ?? null, presses: presses ?? [], entries, waiting }
}

function settle(entries: IDBObjectStore, waiting: IDBObjectStore, answer: EntryAnswer): void {
  const finding = waiting.index('id').openCursor(answer.id)
  finding.onsuccess = () => {
    const found = finding.result
    if (found && answer.stored) found.delete()
    else if (found && !answer.stored) found.update({ ...found.value, refused: answer.refused })
  }
  const reading = entries.get(answer.id)
  reading.onsuccess = () => {
    const entry: ListedEntry | undefined = reading.result
    if (entry && answer.stored) entries.put({ ...entry, conflict: answer.conflict })
    // What was not undone stands; whoever was let in is inside, whatever the server says.
    else if (entry?.kind === 'undo') entries.delete(answer.id)
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
