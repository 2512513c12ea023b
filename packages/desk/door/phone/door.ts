// The page of phones at the entrance. A gate's QR code contains the address with its key after `#`. The phone stores the key and works offline after
// the first list.
import './door.css'
import './day.css'
import type { EntryAnswer } from '@forum/domain/door/wire.ts'
import type { DayBarParts } from './day-bar.ts'
import { element } from './element.ts'
import { endPhone } from './ended.ts'
import { type Decision, decideText, decideTicket, letBack } from './gate.ts'
import { hearScanner } from './keyboard.ts'
import { currentLocale, currentWords } from './language.ts'
import { createMemory, type Memory, searchTickets } from './memory.ts'
import { ringQuestion } from './ring.ts'
import { type Screen, showNotice, showScreen } from './screen.ts'
import { allowSound, signal } from './signal.ts'
import { type Ending, openStore, type Store } from './store.ts'
import { enrol, KeyEnded, type Sync, startSync } from './sync.ts'
import { likeliest } from './ticket-code.ts'
import { doubtText, verdictText } from './verdict-text.ts'

const root = document.getElementById('door') as HTMLElement

/** Tells phones of one gate apart in the entries. */
const phoneName = () => crypto.randomUUID().slice(0, 4).toUpperCase()

async function begin(): Promise<void> {
  void navigator.serviceWorker?.register('/door/worker.js', { scope: '/door' }).catch(console.warn)
  void navigator.storage?.persist?.()
  const store = await openStore()
  const fault = await enrolByAddress(store)
  // The phone may be switched to another gate.
  addEventListener('hashchange', () => location.reload())
  const words = currentWords()
  const kept = await store.read()
  const ending = fault === 'offline' ? null : (fault ?? kept.ending)
  if (ending) return endPhone(root, store, ending)
  const { gate } = kept
  const say = (text: string) => showNotice(root, words.notEnrolled, element('p', { className: 'notice', textContent: text }))
  if (fault === 'offline') return say(words.noList)
  if (!gate) return say(words.notEnrolledText)
  const memory = createMemory(store, gate, kept)
  work(store, memory)
  if (gate.role === 'supervisor') ringQuestion(memory)
}

/** The key in the address has ended. `offline`: the server cannot be reached; the address is kept for a retry. */
async function enrolByAddress(store: Store): Promise<Ending | 'offline' | null> {
  const key = location.hash.slice(1)
  if (key === '') return null
  const known = (await store.read()).gate
  try {
    const gate = await enrol(key)
    if (known && known.key !== key) await store.forgetList()
    await store.keepGate({ ...gate, key, by: known?.by ?? phoneName() })
    history.replaceState(null, '', '/door')
    return null
  } catch (error) {
    if (error instanceof KeyEnded) return error.ending
    return known?.key === key ? null : 'offline'
  }
}

function work(store: Store, memory: Memory): void {
  const words = currentWords()
  let shown: string | null = null
  let reads = 0
  let isEnded = false
  const sync = startSync(memory, { changed: (answers) => void heard(answers), ended: end })
  const screen = showScreen(root, {
    gate: memory.gate.name,
    hasNames: () => memory.list()?.hasNames ?? false,
    startCamera: async (video) => {
      allowSound()
      const { startCamera } = await import('./camera.ts')
      await startCamera(video, (text) => void read(text, true))
    },
    typed: (text) => void read(text, false),
    chosen: async (ticket) => say(await decideTicket(memory, ticket, screen.direction())),
    board: sync.board,
    refused: memory.unsent.refused,
    day: dayParts(memory, sync, () => tellStatus(screen, memory, sync)),
  })

  async function read(text: string, isScanned: boolean): Promise<void> {
    // Before the first list arrives nothing can be checked. Of several reads meanwhile the last one counts: the same ticket read twice is one entry.
    if (isEnded) return
    const number = ++reads
    if (!memory.list()) {
      screen.say({ tone: 'warn', word: '…', lines: [words.noList] })
      await sync.round()
      if (number !== reads || isEnded) return
    }
    const decision = await decideText(memory, text, screen.direction(), isScanned)
    if (decision) say(decision)
    else screen.offer(searchTickets(memory.list(), text))
  }

  function say(decision: Decision): void {
    const text = verdictText(decision, currentLocale(), words)
    shown = decision.entryId
    if (decision.entryId === null) sync.refused()
    screen.say(text, buttonsFor(decision, memory, undo, say))
    signal(text.tone)
    tellStatus(screen, memory, sync)
    void sync.round()
  }

  async function undo(id: string | null): Promise<void> {
    const entry = id === null ? undefined : memory.entry(id)
    if (!entry) return
    await memory.keep({ ticket: entry.ticket, kind: 'undo', undoes: entry.id })
    screen.say({ tone: 'good', word: words.undone, lines: [] })
    tellStatus(screen, memory, sync)
    void sync.round()
  }

  async function heard(answers: readonly EntryAnswer[]): Promise<void> {
    const forgetAt = memory.list()?.forgetAt ?? null
    if (forgetAt !== null && memory.now() > forgetAt) return end('over')
    const doubt = answers.find(({ id }) => id === shown)
    const text = doubt && doubtText(doubt, words)
    if (text) {
      screen.say(text)
      signal(text.tone)
    }
    tellStatus(screen, memory, sync)
  }

  function end(ending: Ending): void {
    if (isEnded) return
    isEnded = true
    sync.stop()
    void endPhone(root, store, ending)
  }

  addEventListener('pointerdown', allowSound, { once: true })
  hearScanner(async (readings) => void read(await likeliest(readings, memory.list()?.keys ?? []), true))
  tellStatus(screen, memory, sync)
  void sync.round()
}

/** `tell`: draws what has changed. */
function dayParts(memory: Memory, sync: Sync, tell: () => void): DayBarParts {
  const { presses, day: heard, isFresh, now, gate } = memory
  const pressed = () => {
    tell()
    void sync.presses()
  }
  return { mayPress: gate.role === 'supervisor', presses, heard, isFresh, link: sync.link, now, pressed }
}

/** What may be pressed below a verdict. */
function buttonsFor(
  decision: Decision,
  memory: Memory,
  undo: (id: string | null) => unknown,
  say: (decision: Decision) => void,
): Parameters<Screen['say']>[1] {
  const { standing, mayBeBack } = decision
  return {
    ...(memory.gate.role === 'supervisor' && standing !== null && { undo: () => void undo(standing) }),
    ...(mayBeBack && { back: async () => say((await letBack(memory, decision)) ?? decision) }),
  }
}

function tellStatus(screen: Screen, memory: Memory, sync: Pick<Sync, 'link' | 'movedTo'>): void {
  const { waiting, refused } = memory.unsent
  const listed = memory.list()?.tickets.filter(({ state }) => state === 'valid').length ?? null
  screen.status({
    link: sync.link(),
    waiting: waiting().length,
    refused: refused().length,
    listed,
    conflicts: memory.conflicts().length,
    movedTo: sync.movedTo(),
  })
}

void begin()
