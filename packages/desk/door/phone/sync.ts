// Sends presses and entries to the server and gets updates, whenever there is a network.

import { signalAfter } from '@forum/design/ui/scripts/signal-after.ts'
import type { PressAnswer } from '@forum/domain/door/day-wire.ts'
import type { ClosedGate, DoorBoard, DoorGate, EntryAnswer, Manifest } from '@forum/domain/door/wire.ts'
import type { Memory } from './memory.ts'
import { sentPressOf } from './presses.ts'
import type { Ending } from './store.ts'
import { sentOf, type Unsent } from './unsent.ts'

export type Link = 'unknown' | 'online' | 'offline'

export type Sync = {
  round(): Promise<void>
  /** Sends what was pressed about the day, without waiting for a round that runs. */
  presses(): Promise<void>
  link(): Link
  board(): Promise<DoorBoard | null>
  /** The address of this gate under the desk's new name, when all entries of this phone have arrived; null: this name is the present one. */
  movedTo(): string | null
  /** Somebody was refused: reported to the server for statistics. */
  refused(): void
  /** Ends the synchronisation. */
  stop(): void
}

/** Between rounds, milliseconds. */
export const every = 15_000
/** Delay before a retry while entries are unsent, milliseconds. */
const again = 3000
const timeoutMs = 8000
/** Small batches: on a bad network some of them arrive. */
const batch = 25

/** The key lets nobody in any more. */
export class KeyEnded extends Error {
  readonly ending: Exclude<Ending, 'over'>

  constructor(ending: Exclude<Ending, 'over'>) {
    super('the key of the gate is not valid')
    this.ending = ending
  }
}

/** A request with the gate's key. Throws a KeyEnded; another Error without a network, or after a server error. */
async function ask<Answer>(key: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: signalAfter(timeoutMs),
  })
  if (response.status === 401) {
    // A captive portal can answer 401, too: its answer is no JSON of ours.
    const told: ClosedGate | { error: string } = await response.json()
    if (told.error === 'closed') throw new KeyEnded(told as ClosedGate)
    if (told.error === 'no such gate') throw new KeyEnded('unknown')
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

export const enrol = (key: string) => ask<DoorGate>(key, '/door/enrol', {})

/**
 * Sends what waits, each entry with the key of the gate at which it was decided. `answered`: stores the answers. `present`: the key of the gate that is
 * open on this phone; entries whose own key nobody knows are sent with it. Throws as `ask`.
 */
export async function deliver(
  unsent: Pick<Unsent, 'waiting'>,
  answered: (answers: readonly EntryAnswer[]) => Promise<void>,
  present?: string,
): Promise<void> {
  const ended = new Map<string, KeyEnded>()
  const keyOf = ({ key }: { key: string }) => (present !== undefined && ended.has(key) ? present : key)
  const next = () => unsent.waiting().find((entry) => !ended.has(keyOf(entry)))
  for (let first = next(); first; first = next()) {
    const key = keyOf(first)
    const those = unsent.waiting().filter((entry) => keyOf(entry) === key)
    try {
      const answers = await ask<EntryAnswer[]>(key, '/door/entries', those.slice(0, batch).map(sentOf))
      if (answers.length === 0) throw new Error('no answer to the entries')
      await answered(answers)
    } catch (error) {
      if (!(error instanceof KeyEnded)) throw error
      ended.set(key, error)
    }
  }
  const fault = present === undefined ? [...ended.values()].at(0) : ended.get(present)
  if (fault) throw fault
}

/** Sends what was pressed about the day, oldest first. `answered`: after each answer. Throws as `ask`. */
async function deliverPresses({ gate, presses, hearDay }: Memory, answered: () => void): Promise<void> {
  for (let [next] = presses.waiting(); next; [next] = presses.waiting()) {
    const answer = await ask<PressAnswer>(gate.key, '/door/day', sentPressOf(next))
    if (!answer.outcome) throw new Error('no answer to the press')
    hearDay(answer.day)
    await presses.answered(next.id, answer)
    answered()
  }
}

/** Calls meanwhile share the run. */
function shared(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= work().finally(() => {
      running = null
    })
    return running
  }
}

/** Calls meanwhile share the run; one more follows it. */
function followed(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isAskedAgain = false
  async function run(): Promise<void> {
    if (running) {
      isAskedAgain = true
      return running
    }
    running = work()
    await running
    running = null
    if (isAskedAgain) {
      isAskedAgain = false
      await run()
    }
  }
  return run
}

export type SyncParts = {
  /** After each round; `answers`: the server's answers to entries of this phone. */
  changed(answers: readonly EntryAnswer[]): void
  /** Once: the gate is not valid any more. */
  ended(ending: Ending): void
}

export function startSync(memory: Memory, { changed, ended }: SyncParts): Sync {
  let link: Link = 'unknown'
  let isStopped = false
  let retry = 0
  let refused = 0
  let movedTo: string | null = null

  async function answered(answers: readonly EntryAnswer[]): Promise<void> {
    await memory.answered(answers)
    changed(answers)
  }

  const sendPresses = shared(() => deliverPresses(memory, () => changed([])))

  /** A key that has ended ends the phone; otherwise it tries again soon while something waits. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isStopped) return
    try {
      await work()
      link = 'online'
    } catch (error) {
      if (error instanceof KeyEnded) return end(error.ending)
      link = 'offline'
      clearTimeout(retry)
      if (memory.unsent.waiting().length + memory.presses.waiting().length > 0) retry = window.setTimeout(round, again)
    }
    changed([])
  }

  async function pull(): Promise<void> {
    const told = refused
    const { key, by } = memory.gate
    const path = `/door/manifest?since=${memory.cursor() ?? ''}&phone=${by}&refused=${told}`
    const manifest = await ask<Manifest>(key, path)
    refused -= told
    movedTo = manifest.moved?.from.includes(location.origin) ? `${manifest.moved.to}/door#${key}` : null
    await memory.learn(manifest, Date.now())
  }

  const once = () =>
    attempt(async () => {
      clearTimeout(retry)
      await sendPresses()
      await deliver(memory.unsent, answered, memory.gate.key)
      await pull()
    })

  function end(ending: Ending): void {
    stop()
    ended(ending)
  }

  function stop(): void {
    isStopped = true
    clearTimeout(retry)
    clearInterval(rounds)
  }

  const round = followed(once)
  const rounds = setInterval(round, every)
  addEventListener('online', () => void round())
  addEventListener('offline', () => void round())
  return {
    round,
    presses: () =>
      attempt(async () => {
        while (memory.presses.waiting().length > 0) await sendPresses()
      }),
    link: () => link,
    board: () => ask<DoorBoard>(memory.gate.key, '/door/board').catch(() => null),
    movedTo: () => (memory.unsent.waiting().length === 0 ? movedTo : null),
    refused: () => void refused++,
    stop,
  }
}
