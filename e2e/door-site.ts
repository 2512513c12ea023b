// A door in a process of its own, and the desk beside it: tickets, gates, and what was kept of who came.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDesk } from '@forum/desk/composition/desk.ts'
import { addGate } from '@forum/desk/door/gate/gates.ts'
import { noConsent } from '@forum/domain/order/consent.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { atDoor, morning } from './door-forum.ts'

const entryRow = v.object({
  id: v.string(),
  ticket_id: v.string(),
  kind: v.string(),
  conflict: v.nullable(v.string()),
  after_closing: v.number(),
})

export type DoorSite = Awaited<ReturnType<typeof openDoorSite>>

export async function openDoorSite(port: number, settings: Record<string, string> = {}) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'forum-door-'))
  const config = decideConfig({ DATA_DIR: dataDirectory })
  const ahead = morning - Date.now()
  const clock = { now: () => Date.now() + ahead }
  const edition = () => ({ forum: '', date: '', place: '', calendar: null })
  const desk = await createDesk({ config, dataDirectory, edition, doorEdition: atDoor, clock, log: silentLog() })
  const origin = `http://localhost:${port}`
  let child: ChildProcess | null = null
  /** `own`: settings that are others from now on. */
  const start = async (own: Record<string, string> = {}) => {
    const env = { ...process.env, DATA_DIR: dataDirectory, PORT: String(port), DOOR_AHEAD: String(ahead), ...settings, ...own }
    child = spawn('node', ['e2e/door-process.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
    const answers = () =>
      fetch(`${origin}/door`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 60_000 }).toBe(true)
  }
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    desk,
    origin,
    start,
    kill,
    now: clock.now,
    /** Paid tickets of a kind, each for another person; their codes beside them. */
    async tickets(names: readonly string[], kind = 'whole', forumYear = 2025) {
      const attendees = names.map((name) => ({ name, company: '', position: '', email: 'somebody@mail.example' }))
      const order = await desk.sale.orders.store(
        {
          ...{ forumYear, locale: 'uk', method: 'bank', consent: noConsent(clock.now()) },
          buyer: { name: 'Єва', email: 'eva@mail.example', phone: '1', company: '', edrpou: '' },
          lines: [{ ticketId: kind, title: kind, price: 100, attendees }],
          ...{ createdAt: clock.now(), expiresAt: clock.now() + 86_400_000 },
        },
        new Map([[kind, null]]),
        randomUUID(),
      )
      if (order.outcome !== 'placed') throw new Error('no seats')
      await desk.sale.orders.markPaid(order.order.number)
      const tickets = await desk.sale.orders.ticketsOf(order.order.id)
      return tickets.map(({ id, seat }) => ({
        id,
        code: desk.door.tokens.of(id, forumYear),
        number: `${order.order.number}/${seat + 1}`,
      }))
    },
    /** The address that the gate's phones open. */
    async gate(name: string, role: 'steward' | 'supervisor' = 'steward') {
      const { key } = await addGate(desk.database, name, role, clock.now())
      return `${origin}/door#${key}`
    },
    entries: () => desk.database.all(entryRow, 'SELECT * FROM entry ORDER BY sequence'),
    async [Symbol.asyncDispose]() {
      await kill()
      await desk[Symbol.asyncDispose]()
      await rm(dataDirectory, { recursive: true })
    },
  }
}

/** Opens the address of a gate, and waits until the phone has its list and can do without network. */
export async function openGate(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.link')).toContainText(/у списку/)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** What a hand scanner does: it types the code and presses Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

/** What the phone says in large letters. */
export const word = (page: Page) => page.locator('.verdict .word')
