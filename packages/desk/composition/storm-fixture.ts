// Storm test: buyers and visitors keep sending while everything around the desk fails. For the test and the benchmark.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type MailServer, startMailServer } from '../post/mail/mail-fixture.ts'
import { openDatabase } from '../storage/open-database.ts'
import { type ContentService, contentService } from './storm-content-fixture.ts'
import type { Answered, Asked } from './storm-process-fixture.ts'

const script = fileURLToPath(new URL('./storm-process-fixture.ts', import.meta.url))

export type Trouble =
  | 'kill'
  | 'two processes'
  | 'full disk'
  | 'lock'
  | 'silent mail server'
  | 'refusing mail server'
  | 'busy mail server'
  | 'mail server that cuts'
  | 'absent content service'

export type Figures = {
  orders: number
  callbacks: number
  kills: number
  /** Confirmed, but missing in the database or content service, unpaid, or without two tickets. */
  lost: string[]
  /** Records that exist twice in the content service. */
  doubledRecords: number
  letters: number
  /** Mails that never arrived. */
  missing: string[]
  /** Mails that arrived more than once: they were being sent when a process was killed or a connection broke. */
  copies: number
  underWay: number
  integrity: unknown
}

/** Maximum number of mails that one process sends at once: two in each of two channels. */
const lettersUnderWay = 4

/** `databaseUrl`: an empty PostgreSQL database; missing: SQLite. Buyers use the `processes` in turn. */
type StormOptions = { databaseUrl?: string | null; processes?: number }

/** Sends `orders` and `callbacks` while one fault follows another; then waits without faults until all has arrived. */
export async function storm(
  troubles: readonly Trouble[],
  orders: number,
  callbacks: number,
  { databaseUrl = null, processes = 1 }: StormOptions = {},
): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'storm-'))
  const [service, post] = [await contentService(), await startMailServer()]
  const startDesk = () => deskProcess(folder, service.url, post.url, databaseUrl)
  const desks = await Promise.all(Array.from({ length: processes }, startDesk))
  let turn = 0
  const nextDesk = () => desks[turn++ % processes] as DeskProcess
  const [paid, called] = [new Set<string>(), new Set<string>()]
  let underWay = 0
  const insist = async (asked: Asked, isDone: (answer: Answered) => boolean): Promise<Answered> => {
    for (;;) {
      const answer = await nextDesk().ask(asked)
      if (answer && isDone(answer)) return answer
      await pause(20)
    }
  }
  const buyer = async (keys: string[]) => {
    for (let key = keys.pop(); key; key = keys.pop()) {
      const { number = '' } = await insist({ act: 'place', key }, ({ outcome }) => outcome === 'placed')
      await insist({ act: 'pay', number }, ({ outcome }) => outcome === 'paid')
      paid.add(number)
    }
  }
  const visitor = async (names: string[]) => {
    for (let name = names.pop(); name; name = names.pop()) {
      await insist({ act: 'callback', name }, ({ outcome }) => outcome === 'stored')
      called.add(name)
    }
  }
  const keys = Array.from({ length: orders }, (_, index) => `buyer ${index}`)
  const names = Array.from({ length: callbacks }, (_, index) => `visitor ${index}`)
  const going = [buyer(keys), buyer(keys), buyer(keys), visitor(names)]
  for (const trouble of troubles) {
    await pause(50 + Math.random() * 150)
    underWay += await befall(trouble, { desk: nextDesk(), startDesk, service, post, folder })
  }
  await Promise.all(going)
  const figures = await countWhenCalm({ place: databaseUrl ?? join(folder, 'desk.sqlite'), service, post, paid, called })
  await Promise.all(desks.map((desk) => desk.kill()))
  post.hangUp()
  await Promise.all([service.close(), post.close()])
  const integrity = databaseUrl === null ? integrityOf(join(folder, 'desk.sqlite')) : 'ok'
  rmSync(folder, { recursive: true, force: true })
  return { orders, callbacks, kills: troubles.filter((trouble) => trouble === 'kill').length, underWay, integrity, ...figures }
}

type Surroundings = {
  desk: DeskProcess
  startDesk(): Promise<DeskProcess>
  service: ContentService
  post: MailServer
  folder: string
}

/** One fault, from start to end. Returns how many mails may be duplicated by it. */
async function befall(trouble: Trouble, { desk, startDesk, service, post, folder }: Surroundings): Promise<number> {
  switch (trouble) {
    case 'kill':
      await desk.kill()
      await desk.start()
      return lettersUnderWay
    case 'two processes': {
      const second = await startDesk()
      await pause(1500)
      await second.kill()
      return lettersUnderWay
    }
    case 'full disk':
      await desk.ask({ act: 'full', is: true })
      await pause(700)
      // Repeated when the answer was lost: otherwise the disk would stay full.
      while (!(await desk.ask({ act: 'full', is: false }))) await pause(20)
      return 0
    case 'lock': {
      const other = new DatabaseSync(join(folder, 'desk.sqlite'), { timeout: 5000 })
      other.exec('BEGIN IMMEDIATE')
      await pause(3500)
      other.exec('ROLLBACK')
      other.close()
      return 0
    }
    case 'silent mail server':
      post.isSilent = true
      await pause(500)
      post.isSilent = false
      post.hangUp()
      // Mails that were being sent at that moment.
      return lettersUnderWay
    case 'refusing mail server':
      post.refuses = { code: 550, times: 10, words: '5.4.5 Daily quota exceeded' }
      return 0
    case 'busy mail server':
      post.refuses = { code: 451, times: 10 }
      return 0
    case 'mail server that cuts':
      post.cuts = 3
      await pause(300)
      return 3 * lettersUnderWay
    case 'absent content service':
      service.isAway = true
      await pause(700)
      service.isAway = false
      return 0
  }
}

type DeskProcess = { ask(asked: Asked): Promise<Answered | null>; start(): Promise<void>; kill(): Promise<void> }

async function deskProcess(
  folder: string,
  contentUrl: string,
  smtpUrl: string,
  databaseUrl: string | null,
): Promise<DeskProcess> {
  let child: ChildProcess
  let port = 0
  const start = async () => {
    child = spawn(process.execPath, [script, folder, contentUrl, smtpUrl, databaseUrl ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (child.stdout) port = Number(String((await once(child.stdout, 'data'))[0]))
  }
  await start()
  return {
    start,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    // null: no answer, or not stored.
    ask: (asked) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: JSON.stringify(asked) }).then(
        async (answer) => (answer.ok ? ((await answer.json()) as Answered) : null),
        () => null,
      ),
  }
}

type Counted = Pick<Surroundings, 'service' | 'post'> & { place: string; paid: ReadonlySet<string>; called: ReadonlySet<string> }

/** Waits until the outbox is empty, and counts. */
async function countWhenCalm({ place, service, post, paid, called }: Counted) {
  const database = await openDatabase(place)
  const number = v.object({ number: v.number() })
  const text = v.object({ text: v.string() })
  for (let waiting = 1; waiting > 0; await pause(100))
    waiting = (await database.one(number, "SELECT count(*) AS number FROM delivery WHERE state <> 'delivered'"))?.number ?? 0
  const texts = async (sql: string) => (await database.all(text, sql)).map((row) => row.text)
  const good = await texts(
    `SELECT number AS text FROM ticket_order WHERE status = 'paid' AND 2 = (SELECT count(*) FROM ticket WHERE order_id = ticket_order.id)`,
  )
  const kept = await texts("SELECT fields AS text FROM submission WHERE kind = 'callback'")
  const wanted = [
    ...(await texts('SELECT id AS text FROM ticket_order')).flatMap((id) =>
      ['invoice', 'notice', 'tickets', 'ticket-1'].map((purpose) => `<${id}.${purpose}@forum.example>`),
    ),
    ...(await texts('SELECT id AS text FROM submission')).map((id) => `<${id}.notice@forum.example>`),
  ]
  await database.close()
  const there = service.of('ticket_orders').filter(({ status }) => status === 'paid')
  const [numbers, names] = [there.map((record) => record.number), service.of('callbacks').map((record) => record.name)]
  const come = post.letters.map(({ mail }) => mail.messageId)
  return {
    lost: [
      ...[...paid].filter((each) => !good.includes(each) || !numbers.includes(each)),
      ...[...called].filter((each) => !kept.some((fields) => fields.includes(`"${each}"`)) || !names.includes(each)),
    ],
    doubledRecords: numbers.length - new Set(numbers).size + (names.length - new Set(names).size),
    letters: come.length,
    missing: wanted.filter((id) => !come.includes(id)),
    copies: come.length - new Set(come).size,
  }
}

function integrityOf(path: string): unknown {
  const file = new DatabaseSync(path)
  try {
    return file.prepare('PRAGMA integrity_check').get()?.integrity_check
  } finally {
    file.close()
  }
}
