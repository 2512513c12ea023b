// The organisers' desk on a real database and loopback; pages are their views as JSON.

import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDesk, type DeskParts } from '@forum/desk/composition/desk.ts'
import { orderOf, personMarked, placed } from '@forum/desk/composition/desk-fixture.ts'
import { flatDesk } from '@forum/desk/composition/flat-desk.ts'
import { deskSettings } from '@forum/desk/storage/database-fixture.ts'
import type { WrittenProgramme } from '@forum/domain/day-state/written-programme.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import type { Budgets } from '@forum/ground/http/budgets.ts'
import { listen } from '@forum/ground/http/http-server.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { getRequestListener } from '@hono/node-server'
import { passFor } from '../../../../directus/extensions/site-pass/pass.ts'
import type { OfficeParts } from './office-room.ts'
import { createOfficeSite } from './office-site.ts'
import type { OfficeView } from './office-view.ts'

const editorsKey = 'a-key-of-twenty-four-signs'
const minute = 60_000

export const [buyer, colleague] = [personMarked('kupuie'), personMarked('koleha')]

export type TestOfficeSite = AsyncDisposable & {
  desk: DeskParts
  /** DATA_DIR. */
  directory: string
  /** Real time, which the test can change. */
  clock: { now: number }
  /** A pass as the content service makes it. */
  pass(own?: object): string
  ask(path: string, more?: RequestInit): Promise<Response>
  /** What the desk answers to these very bytes, which should ask for the connection to be closed. */
  send(bytes: string): Promise<string>
  /** Signs in with a pass; returns a function that requests as this person. */
  enter(own?: object): Promise<Visitor>
  /** A bank order of two seats, paid or unpaid. */
  order(isPaid?: boolean, quota?: number | null): Promise<{ number: string; id: string }>
  /** Kinds of the order's mails, oldest first. */
  letters(id: string): Promise<string[]>
}

export type Visitor = {
  view(path: string): Promise<OfficeView>
  /** Submits a form of the desk; returns the redirect, or the page with the error. */
  send(path: string, fields: Record<string, string> | [string, string][]): Promise<FormAnswer>
  /** A file of the desk; with `fields` as the answer to a form. */
  file(path: string, fields?: Record<string, string>): Promise<{ status: number; type: string; name: string; bytes: Uint8Array }>
  /** The same with a file. */
  upload(path: string, file: { name: string; bytes: Uint8Array }, fields?: Record<string, string>): Promise<FormAnswer>
}

export type FormAnswer = { status: number; to: string; view: OfficeView | null }

const goodContent = { heldBack: () => [], accept: async () => true }

/** The parts of a desk's site beside its desk, of the demo where a test says nothing else: pages are their views as JSON, and nobody has to wait. */
export const officeParts = (desk: DeskParts, own: Partial<OfficeParts> = {}): OfficeParts => ({
  app: { drawOffice: (view) => ({ html: JSON.stringify(view), style: 'p{}' }) },
  desk: flatDesk(desk),
  content: goodContent,
  edition: () => ({ forum: 'Форум', date: '', place: '', calendar: null }),
  kindsOf: () => [],
  currentYear: () => 2025,
  forum: () => aForum({ year: 2025 }),
  deskUrl: 'https://desk.forum.example',
  siteUrl: 'https://forum.example',
  editorsKey: null,
  isDemo: true,
  clientDirectory: '/nowhere',
  limits: { amount: 10_000_000, seats: 100 },
  budgets: { take: () => null },
  addressOf: () => '127.0.0.1',
  log: silentLog(),
  faults: createPageFaults(silentLog()),
  ...own,
})

export async function startOfficeSite(
  options: {
    limits?: { amount: number; seats: number }
    isDemo?: boolean
    forum?: Forum
    budgets?: Budgets
    content?: OfficeParts['content']
    /** The edition's programme, and the site's clock. */
    held?: { programme: WrittenProgramme; now(): number }
  } = {},
): Promise<TestOfficeSite> {
  const directory = await mkdtemp(join(tmpdir(), 'desk-site-'))
  const config = decideConfig({ SITE_URL: 'https://forum.example', DEMO: 'public', ...(await deskSettings(directory)) })
  const clock = { now: Date.now() }
  const edition = () => ({ forum: 'Форум', date: '', place: '', calendar: null })
  const { forum, held, ...given } = options
  const ofDay = held && { programmeOf: () => held.programme, clock: { now: held.now } }
  const desk = await createDesk({ config, dataDirectory: directory, edition, log: silentLog(), ...ofDay })
  let port = 0
  const stack = () =>
    createOfficeSite(
      officeParts(desk, {
        ...(forum && { forum: () => forum }),
        deskUrl: `http://127.0.0.1:${port}`,
        siteUrl: config.siteUrl,
        editorsKey: secret(editorsKey),
        isDemo: false,
        clientDirectory: directory,
        now: () => clock.now,
        ...given,
      }),
    )
  let site: ReturnType<typeof getRequestListener> | undefined
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // A kept connection would delay the end of the test (http-server.ts).
    outgoing.shouldKeepAlive = false
    site?.(incoming, outgoing)
  }
  const server = await listen(listener, { port: 0, host: '127.0.0.1' })
  port = server.address.port
  site = getRequestListener(stack().fetch, { overrideGlobalObjects: false })
  const origin = `http://127.0.0.1:${port}`
  const ask = (path: string, more: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...more })
  const pass = (own: object = {}) =>
    passFor(
      {
        for: 'desk',
        user: 'olena',
        name: 'Олена',
        role: 'organiser',
        language: 'uk',
        nonce: crypto.randomUUID(),
        to: '/',
        admin: 'https://content.example/admin',
        until: clock.now + minute,
        ...own,
      },
      editorsKey,
    )
  return {
    desk,
    directory,
    clock,
    pass,
    ask,
    async send(bytes) {
      const socket = connect(port, '127.0.0.1')
      socket.write(bytes)
      return (await socket.setEncoding('utf8').toArray()).join('')
    },
    async enter(own) {
      const entered = await ask(`/enter/${pass(own)}`)
      const cookie = entered.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ')
      return visitor(ask, { cookie, origin })
    },
    async order(isPaid = true, quota = null) {
      const order = await placed(desk.sale, orderOf(buyer, colleague), quota)
      if (isPaid) await desk.sale.orders.markPaid(order.number)
      return order
    },
    letters: async (id) =>
      (await desk.post.outbox.about(id)).flatMap(({ channel, message }) =>
        channel === 'orderMail' ? [(message as { kind: string }).kind] : [],
      ),
    async [Symbol.asyncDispose]() {
      await server.drain()
      await desk[Symbol.asyncDispose]()
      await rm(directory, { recursive: true })
    },
  }
}

function visitor(ask: TestOfficeSite['ask'], headers: Record<string, string>): Visitor {
  const viewOf = async (response: Response) => {
    const text = await response.text()
    return text.startsWith('{') ? (JSON.parse(text) as OfficeView) : null
  }
  const answerOf = async (response: Response): Promise<FormAnswer> => {
    return { status: response.status, to: response.headers.get('location') ?? '', view: await viewOf(response) }
  }
  return {
    async view(path) {
      const response = await ask(path, { headers })
      const view = await viewOf(response)
      if (!view) throw new Error(`${path} answers ${response.status} without a page`)
      return view
    },
    send: async (path, fields) => answerOf(await ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })),
    async file(path, fields) {
      const more = fields && { method: 'POST', body: new URLSearchParams(fields) }
      const response = await ask(path, { headers, ...more })
      const [type, name] = [response.headers.get('content-type') ?? '', response.headers.get('content-disposition') ?? '']
      return { status: response.status, type, name, bytes: new Uint8Array(await response.arrayBuffer()) }
    },
    async upload(path, { name, bytes }, fields = {}) {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.set(field, value)
      body.set('file', new Blob([new Uint8Array(bytes)]), name)
      return answerOf(await ask(path, { method: 'POST', headers, body }))
    },
  }
}
