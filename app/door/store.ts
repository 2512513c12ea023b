// IndexedDB storage of a phone: its gate, the ticket list, known entries, and entries not sent yet. A reload, an empty battery or a day offline loses
// nothing.
import type { DoorGate, DoorList, EntryAnswer, ListedEntry, SentEntry } from '#domain/door/wire.ts'
import type { Instant } from '#domain/record.ts'

/** `by`: identifies this phone within the gate. */
export type KeptGate = DoorGate & { key: string; by: string }

/** `offset`: server time minus phone time, milliseconds. `readAt`: phone time. */
type KeptList = { list: DoorList; cursor: string; offset: number; readAt: Instant }

export type Kept = {
  gate: KeptGate | null
  list: KeptList | null
  entries: ListedEntry[]
  waiting: SentEntry[]
}

export type Store = {
  read(): Promise<Kept>
  keepGate(gate: KeptGate): Promise<void>
  /** Stores an update from the server. */
  keepNews(list: KeptList, entries: readonly ListedEntry[]): Promise<void>
  /** Stores a decision of this phone; on disk when the promise resolves. */
  keepDecision(entry: ListedEntry, sent: SentEntry): Promise<void>
  /** The server has stored these entries, or rejected them for good. */
  keepAnswers(answers: readonly EntryAnswer[]): Promise<void>
  /** Deletes the list. Unsent entries stay: they contain no names. */
  forgetList(): Promise<void>
  forgetAll(): Promise<void>
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
    keepGate: (gate) => writing((store) => store('kept').put(gate, 'gate')),
    keepNews: (list, entries) =>
      writing((store) => {
        store('kept').put(list, 'list')
        for (const entry of entries) store('entries').put(entry)
      }),
    keepDecision: (entry, sent) =>
      writing((store) => {
        store('entries').put(entry)
        store('waiting').add(sent)
      }),
    keepAnswers: (answers) =>
      writing((store) => {
        for (const answer of answers) settle(store('entries'), store('waiting'), answer)
      }),
    forgetList: () =>
      writing((store) => {
        store('kept').clear()
        store('entries').clear()
      }),
    forgetAll: () =>
      writing((store) => {
        for (const name of names) store(name).clear()
      }),
  }
}

async function readAll(database: IDBDatabase): Promise<Kept> {
  const transaction = database.transaction(names)
  const store = (name: string) => transaction.objectStore(name)
  const [gate, list, entries, waiting] = await Promise.all([
    resultOf<KeptGate | undefined>(store('kept').get('gate')),
    resultOf<KeptList | undefined>(store('kept').get('list')),
    resultOf<ListedEntry[]>(store('entries').getAll()),
    resultOf<SentEntry[]>(store('waiting').getAll()),
  ])
  return { gate: gate ?? null, list: list ?? null, entries, waiting }
}

function settle(entries: IDBObjectStore, waiting: IDBObjectStore, answer: EntryAnswer): void {
  const finding = waiting.index('id').getKey(answer.id)
  finding.onsuccess = () => {
    if (finding.result !== undefined) waiting.delete(finding.result)
  }
  if (!answer.stored) return void entries.delete(answer.id)
  const reading = entries.get(answer.id)
  reading.onsuccess = () => {
    if (reading.result) entries.put({ ...reading.result, conflict: answer.conflict })
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
