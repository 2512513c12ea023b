// Sends entries to the server and gets updates, whenever there is a network.
import type { DoorBoard, DoorGate, EntryAnswer, Manifest } from '#domain/door/wire.ts'
import { signalAfter } from '../signal-after.ts'
import type { Memory } from './memory.ts'

/** `closed`: the gate was revoked or does not exist. */
export type Link = 'unknown' | 'online' | 'offline' | 'closed'

export type Sync = {
  round(): Promise<void>
  link(): Link
  board(): Promise<DoorBoard | null>
  /** Somebody was refused: reported to the server for statistics. */
  refused(): void
  /** Ends the synchronisation. */
  stop(): void
}

const every = 15_000
/** Delay before a retry while entries are unsent, milliseconds. */
const again = 3000
const patience = 8000
/** Small batches: on a bad network some of them arrive. */
const batch = 25

/** A request with the gate's key. null: the key is invalid. Throws without a network, or after a server error. */
async function ask<Answer>(key: string, path: string, body?: unknown): Promise<Answer | null> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    cache: 'no-store',
    signal: signalAfter(patience),
  })
  // A captive portal can answer 401, too.
  if (response.status === 401 && (await response.text()).includes('no such gate')) return null
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

export const enrol = (key: string) => ask<DoorGate>(key, '/door/enrol', {})

/** `changed`: called after each round; `answers`: the server's answers to entries of this phone. */
export function startSync(memory: Memory, changed: (answers: readonly EntryAnswer[]) => void): Sync {
  let link: Link = 'unknown'
  let running: Promise<void> | null = null
  let isAskedAgain = false
  let isStopped = false
  let retry = 0
  let refused = 0

  async function deliver(): Promise<boolean> {
    for (let those = memory.waiting(); those.length > 0; those = memory.waiting()) {
      const answers = await ask<EntryAnswer[]>(memory.gate.key, '/door/entries', those.slice(0, batch))
      if (!answers) return false
      await memory.answered(answers)
      changed(answers)
    }
    return true
  }

  async function pull(): Promise<boolean> {
    const askedAt = Date.now()
    const told = refused
    const { key, by } = memory.gate
    const path = `/door/manifest?since=${memory.cursor() ?? ''}&phone=${by}&refused=${told}`
    const manifest = await ask<Manifest>(key, path)
    if (manifest) {
      refused -= told
      await memory.learn(manifest, askedAt)
    }
    return manifest !== null
  }

  async function once(): Promise<void> {
    clearTimeout(retry)
    try {
      link = (await deliver()) && (await pull()) ? 'online' : 'closed'
    } catch {
      link = 'offline'
      if (memory.waiting().length > 0) retry = window.setTimeout(round, again)
    }
    changed([])
  }

  /** Concurrent calls share the round that runs; one more round follows it. */
  async function round(): Promise<void> {
    if (link === 'closed' || isStopped) return
    if (running) {
      isAskedAgain = true
      return running
    }
    running = once()
    await running
    running = null
    if (isAskedAgain) {
      isAskedAgain = false
      await round()
    }
  }

  setInterval(round, every)
  addEventListener('online', () => void round())
  addEventListener('offline', () => void round())
  return {
    round,
    link: () => link,
    board: () => ask<DoorBoard>(memory.gate.key, '/door/board').catch(() => null),
    refused: () => void refused++,
    stop() {
      isStopped = true
      clearTimeout(retry)
    },
  }
}
