// The door: the page for phones at the entrance, and its API. Mounted at the root of the desk's origin.
import type { IncomingMessage } from 'node:http'
import type { TicketTokens } from '@forum/desk/orders/ticket-token.ts'
import type { Outbox } from '@forum/desk/post/outbox/outbox.ts'
import { type Database, StorageFault } from '@forum/desk/storage/database.ts'
import { forgottenAt } from '@forum/domain/door/door-days.ts'
import type { ClosedGate, DoorGate, Manifest, MovedDesk } from '@forum/domain/door/wire.ts'
import { dateAt } from '@forum/domain/time/kyiv-time.ts'
import type { SecurityLog } from '@forum/ground/base/security-log.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import { staticFiles } from '@forum/ground/http/static-files.ts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import * as v from 'valibot'
import type { AtDoor } from './at-door.ts'
import { doorBoard } from './board.ts'
import { mayPress } from './door-day.ts'
import { type DoorFiles, readDoorFiles } from './door-files.ts'
import { type GateOfPhone, gateOfKey, noteListed } from './gates.ts'
import { manifestFor } from './manifest.ts'
import { receiveEntries } from './receive-entries.ts'
import { readSentEntries } from './sent-entries.ts'
import { readSentPress } from './sent-press.ts'

export type DoorParts = {
  desk: { database: Database; outbox: Outbox; tokens: TicketTokens; now(): number } & Pick<
    AtDoor,
    'doorEdition' | 'doorCount' | 'doorReturns' | 'doorDay'
  >
  /** false: the content was not loaded yet, so the edition is unknown. */
  isReady(): boolean
  /** Whether phones get attendees' names (DOOR_NAMES). */
  hasNames: boolean
  /** Folder of the built page. */
  directory: string
  /** Seconds to wait after too many wrong keys from a network; null: none. */
  wrongKeys(incoming: IncomingMessage): number | null
  /** Seconds to wait after too many requests of a gate; null: none. */
  asksOften(gateId: string): number | null
  security: SecurityLog
  /** The desk has another name now; missing: it never had another. */
  moved?: MovedDesk
}

export type DoorEnv = { Bindings: SiteEnv['Bindings']; Variables: SiteEnv['Variables'] & { gate: GateOfPhone } }

/** Sent by a phone with each request: its name within the gate, and the number of people whom it refused since the last report. */
const toldByPhone = v.object({
  phone: v.pipe(v.string(), v.regex(/^[\dA-F]{4}$/)),
  refused: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(10_000)),
})

/** Content security policy: own files and the camera only. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const headers = {
  'content-security-policy': policy,
  'permissions-policy': 'camera=(self), screen-wake-lock=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * `GET /door` the page; `POST /door/enrol`, `GET /door/manifest?since=`, `POST /door/entries`, `GET /door/board?day=` with a gate's key as Bearer
 * token; `POST /door/day` with that of a supervisors' gate (403: another one). 401: no key, or one of a closed gate or phone, which is told so and may still hand in entries; 429: too many requests; 503: the desk or the content is not available; phones then work offline.
 */
export function doorApp(parts: DoorParts): Hono<DoorEnv> {
  const { desk, directory } = parts
  const files = readDoorFiles(directory)
  const app = new Hono<DoorEnv>()
  app.use('/door', own)
  app.use('/door/*', own)
  documents(app, files)
  app.use('/door/static/*', staticFiles(directory, '/door/static/') as unknown as MiddlewareHandler<DoorEnv>)
  const gate = keyOfGate(parts)
  app.post('/door/enrol', gate, (context) => context.json(gateIn(context)))
  app.get('/door/manifest', gate, compress(), async (context) => {
    const { database, tokens, doorEdition, now } = desk
    const asked = { database, tokens, edition: doorEdition(), hasNames: parts.hasNames, now: now(), returns: desk.doorReturns() }
    const told = v.safeParse(toldByPhone, context.req.query())
    if (context.get('gate').listedAt === null) await noteListed(database, keyIn(context), now())
    if (told.success) desk.doorCount.phoneAsked(`${gateIn(context).id} ${told.output.phone}`, told.output.refused)
    const gate = gateIn(context)
    const [manifest, day] = [
      await manifestFor(asked, gate, context.req.query('since') ?? null),
      await desk.doorDay.shown(gate.role),
    ]
    return context.json({ ...manifest, day, ...(parts.moved && { moved: parts.moved }) } satisfies Manifest)
  })
  app.post(entriesPath, gate, async (context) => {
    const body = await wholeBody(context.req.raw.body, bodyLimitAt('desk', context.req.path).bytes)
    const sent = body && readSentEntries(new TextDecoder().decode(body))
    if (!sent) return context.json({ error: 'no entries' }, 400)
    const { database, outbox, doorEdition, doorReturns, now } = desk
    const receiving = { database, outbox, edition: doorEdition(), returns: doorReturns(), now: now() }
    return context.json(await receiveEntries(receiving, context.get('gate'), sent))
  })
  app.post('/door/day', gate, async (context) => {
    const body = await wholeBody(context.req.raw.body, bodyLimitAt('desk', context.req.path).bytes)
    const press = body && readSentPress(new TextDecoder().decode(body))
    if (!press) return context.json({ error: 'no press' }, 400)
    if (!mayPress(context.get('gate').role)) return context.json({ error: 'not at this gate' }, 403)
    return context.json(await desk.doorDay.press(context.get('gate'), press))
  })
  app.get('/door/board', gate, async (context) => {
    const now = desk.now()
    const asked = context.req.query('day')
    const of = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : dateAt(now)
    return context.json(await doorBoard(desk.database, desk.doorEdition(), of, now, desk.doorReturns(of)))
  })
  app.onError((error, context) => {
    if (!(error instanceof StorageFault)) throw error
    return context.json({ error: 'try again' }, 503, { 'cache-control': 'no-store' })
  })
  return app
}

const gateIn = (context: Context<DoorEnv>): DoorGate => {
  const { id, name, role } = context.get('gate')
  return { id, name, role }
}

const own: MiddlewareHandler<DoorEnv> = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
}

function documents(app: Hono<DoorEnv>, files: DoorFiles | null): void {
  app.get('/door', (context) => {
    if (!files) return context.text('The page of the door was not built: npm run build', 503)
    return context.html(files.page, 200, { 'cache-control': 'no-cache' })
  })
  app.get('/door/worker.js', (context) => {
    if (!files) return context.notFound()
    const type = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }
    return context.body(files.worker, 200, { ...type, 'service-worker-allowed': '/door' })
  })
}

const bearer = { 'www-authenticate': 'Bearer' }
const entriesPath = '/door/entries'
/** How long a closed key may hand in entries where nobody knows when the forum ends. */
const graceMs = 7 * 24 * 3_600_000

/** Whether the key may be used for `path`. A closed one hands in entries until phones forget the forum. */
function isOpenFor({ closedAt }: GateOfPhone, path: string, { doorEdition, now }: DoorParts['desk']): boolean {
  if (closedAt === null) return true
  return path === entriesPath && now() <= (forgottenAt(doorEdition().days) ?? closedAt + graceMs)
}

const keyIn = (context: Context<DoorEnv>) => /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

/** Requires the key of a gate. */
function keyOfGate({ desk, isReady, wrongKeys, asksOften, security }: DoorParts): MiddlewareHandler<DoorEnv> {
  return async (context, next) => {
    const given = keyIn(context)
    const gate = given && (await gateOfKey(desk.database, given))
    if (gate) {
      const wait = asksOften(gate.id)
      if (wait !== null)
        return context.json({ error: `too many requests of this gate: again in ${wait} s` }, 429, { 'retry-after': String(wait) })
      context.set('gate', gate)
      if (!isReady()) return context.json({ error: 'try again' }, 503)
      if (isOpenFor(gate, context.req.path, desk)) return next()
      const { name, closedAt, isWhole } = gate
      return context.json({ error: 'closed', gate: name, closedAt: closedAt ?? 0, isWhole } satisfies ClosedGate, 401, bearer)
    }
    security.note('wrong key', 'a request had a wrong key', { path: context.req.path }, context.req.path)
    const seconds = wrongKeys(context.env.incoming)
    if (seconds !== null) return context.text('Too many wrong keys', 429, { 'retry-after': String(seconds) })
    return context.json({ error: 'no such gate' }, 401, bearer)
  }
}
