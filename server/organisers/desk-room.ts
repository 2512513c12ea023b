// Dependencies of the desk's pages, and the context of a request.
import type { IncomingMessage } from 'node:http'
import type { Context, Hono } from 'hono'
import type { Forum } from '#domain/forum/forum.ts'
import type { App } from '../app-contract.ts'
import type { Secret } from '../config/secrets.ts'
import type { DeskParts } from '../desk/desk.ts'
import type { DoorEnv } from '../door/door-app.ts'
import type { Log } from '../log.ts'
import type { Budgets } from '../middleware/budgets.ts'
import type { EditionOf } from '../orders/ticket-name.ts'
import type { Kind } from '../papers/sales-figures.ts'
import type { SiteEnv } from '../site-env.ts'
import type { DayLimits } from './deeds.ts'
import type { DeskView } from './desk-view.ts'
import type { Organiser } from './session.ts'

export type DeskSiteParts = {
  app: Pick<App, 'drawDesk'>
  desk: DeskParts
  edition: EditionOf
  /** Ticket kinds of an edition in the editors' order. */
  kindsOf(forumYear: number): readonly Kind[]
  currentYear(): number
  /** The edition whose tickets are sold now. */
  forum(): Forum
  /** Origins, without a slash at the end, of the desk and of the public site. */
  deskUrl: string
  siteUrl: string
  /** Key of the passes; null: only the demo's button leads in. */
  editorsKey: Secret | null
  /** true: everybody may enter, because all data are invented. */
  isDemo: boolean
  clientDirectory: string
  limits: DayLimits
  budgets: Budgets
  /** The address for rate limits of requests without a session. */
  addressOf(incoming: IncomingMessage): string
  log: Log
  /** The app for phones at the entrance (server/door/door-app.ts); missing: not served here. */
  door?: Hono<DoorEnv>
  /** Real time in milliseconds. */
  now?: () => number
}

export type DeskEnv = {
  Bindings: SiteEnv['Bindings']
  Variables: SiteEnv['Variables'] & { organiser: Organiser; form: FormData }
}

export type DeskContext = Context<DeskEnv>

/** What the desk's page modules get. */
export type DeskRoom = {
  parts: DeskSiteParts
  /** Renders a page; `status` defaults to 200. */
  show(context: DeskContext, view: DeskView, status?: 200 | 400 | 403 | 404 | 429 | 500 | 503): Response
  realNow(): number
}
