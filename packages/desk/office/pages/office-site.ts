// The organisers' desk: pages on their own origin, only for people whom the content service sent. No cache stores them, and only scripts of the page
// itself run.
import { createHash } from 'node:crypto'
import { passIn } from '@forum/content/port.ts'
import { StorageFault } from '@forum/desk/storage/database.ts'
import type { BudgetName } from '@forum/ground/http/budgets.ts'
import { staticFiles } from '@forum/ground/http/static-files.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { routePath } from 'hono/route'
import { createSessions, type Organiser, officeLanguages, type Sessions, sessionLength } from '../staff/session.ts'
import { askedOnPages } from './alert-pages.ts'
import { codePages } from './code-pages.ts'
import { dayPages } from './day-pages.ts'
import { downloadPages } from './download-pages.ts'
import { erasePages } from './erase-pages.ts'
import { gatePages } from './gate-pages.ts'
import { guestPages } from './guest-pages.ts'
import { homePages } from './home-pages.ts'
import { journalPage } from './journal-page.ts'
import { letterPages } from './letter-pages.ts'
import { linkPages } from './link-pages.ts'
import { ownForms, readForms, unsentIn } from './office-forms.ts'
import type { OfficeContext, OfficeEnv, OfficeParts, OfficeRoom } from './office-room.ts'
import type { OfficeView } from './office-view.ts'
import { orderListPages } from './order-list-pages.ts'
import { orderPages } from './order-pages.ts'
import { paperPages } from './paper-pages.ts'
import { requestPages } from './request-pages.ts'
import { senderPages } from './sender-pages.ts'
import { stewardPage } from './steward-page.ts'
import { transferPages } from './transfer-pages.ts'
import { waitingPages } from './waiting-pages.ts'

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  // With `no-referrer` the desk's own forms would send `Origin: null`.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

export function createOfficeSite(parts: OfficeParts): Hono<OfficeEnv> {
  const realNow = parts.now ?? Date.now
  const sessions = createSessions(parts.desk, realNow)
  const cookie = cookieFor(parts.deskUrl)
  const room: OfficeRoom = { parts, realNow, show: (context, view, status = 200) => drawn(parts, context, view, status) }
  const stack = new Hono<OfficeEnv>()
  stack.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    if (parts.deskUrl.startsWith('https:')) context.res.headers.set('strict-transport-security', 'max-age=63072000')
    if (!context.res.headers.has('content-security-policy')) context.res.headers.set('content-security-policy', closedPolicy)
  })
  const files = staticFiles(parts.clientDirectory)
  stack.get('/static/*', files as unknown as MiddlewareHandler<OfficeEnv>)
  stack.get('/icon.svg', files as unknown as MiddlewareHandler<OfficeEnv>)
  // Phones at the entrance use a gate's key instead of a session.
  if (parts.door) stack.route('/', parts.door)
  stack.use(ownForms(room))
  entrance(stack, room, sessions, cookie)
  stack.use(signedIn(room, sessions, cookie))
  stack.use(readForms(room))
  stack.post('/language', async (context) => {
    const language = officeLanguages.find((each) => each === context.get('form').get('language'))
    const key = getCookie(context, cookie.name)
    if (language && key) await sessions.speak(key, language)
    return context.redirect(ownPath(context.get('form').get('back')), 303)
  })
  stewardPage(stack, room)
  stack.use((context, next) => {
    if (context.get('organiser').role === 'organiser') return next()
    return Promise.resolve(room.show(context, { page: 'problem', problem: 'forbidden' }, 403))
  })
  stack.use(askedOnPages(room))
  homePages(stack, room)
  dayPages(stack, room)
  // Before the page of an order, whose path would match.
  erasePages(stack, room)
  orderListPages(stack, room)
  paperPages(stack, room)
  orderPages(stack, room)
  transferPages(stack, room)
  gatePages(stack, room)
  downloadPages(stack, room)
  guestPages(stack, room)
  letterPages(stack, room)
  linkPages(stack, room)
  requestPages(stack, room)
  codePages(stack, room)
  waitingPages(stack, room)
  senderPages(stack, room)
  journalPage(stack, room)
  stack.notFound((context) => room.show(context as unknown as OfficeContext, { page: 'problem', problem: 'notFound' }, 404))
  stack.onError((error, context) => failed(room, error, context as OfficeContext))
  return stack
}

const plainly = 'Не вдалося: сталася помилка на сайті; її записано. / It failed: an error of the site, which was recorded.'

/** The desk may be unable to draw the page that says so. */
function failed({ parts, show }: OfficeRoom, error: Error, context: OfficeContext): Response {
  const kind = `desk ${routePath(context)}`
  const isAway = error instanceof StorageFault
  if (isAway) parts.log.error({ reason: error.message, kind }, 'a page of the desk failed: its database does not answer')
  else parts.faults.note(error, kind)
  try {
    return show(context, { page: 'problem', problem: isAway ? 'away' : 'broken' }, isAway ? 503 : 500)
  } catch (another) {
    parts.faults.note(another, kind)
    return context.text(plainly, 500)
  }
}

const year = 365 * 24 * 60 * 60

/** The address of the page that sent the form, if it is one of the desk. */
const ownPath = (back: unknown) => (typeof back === 'string' && /^\/(?!\/)[\w/.-]*(?:\?[!-~]*)?$/.test(back) ? back : '/')

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

function drawn(
  { app, siteUrl }: OfficeParts,
  context: OfficeContext,
  view: OfficeView,
  status: 200 | 400 | 403 | 404 | 413 | 429 | 500 | 503,
): Response {
  const alerts = context.get('alerts')
  const organiser = context.get('organiser') as Organiser | undefined
  const asked = context.req.header('accept-language') ?? ''
  const language = organiser?.language ?? (/^en/i.test(asked) ? 'en' : 'uk')
  const frame = {
    language,
    organiser: organiser ? { name: organiser.name, role: organiser.role } : null,
    path: context.req.path,
    query: new URL(context.req.url).search,
    siteUrl,
    ...(alerts && { alerts }),
  }
  const { html, style, script } = app.drawOffice(view, frame)
  const scripts = script === undefined ? '' : `script-src '${hashOf(script)}'; connect-src 'self'; `
  return context.html(html, status, {
    'content-security-policy': `default-src 'none'; ${scripts}style-src '${hashOf(style)}'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  })
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** `studio`: remembers the content service's address after the session ended. */
type Cookie = { name: string; studio: string; isSecure: boolean }

/** Browsers accept `__Host-` only on https and localhost; on plain http the prefix gives no protection. */
function cookieFor(deskUrl: string): Cookie {
  const isSecure = deskUrl.startsWith('https:')
  const prefix = isSecure ? '__Host-' : ''
  return { name: `${prefix}desk`, studio: `${prefix}studio`, isSecure }
}

const nothingUnsent = { unsent: null, isUnsentLong: false }

/** Sign-in: a pass of the content service, or the demo's button. */
function entrance(stack: Hono<OfficeEnv>, room: OfficeRoom, sessions: Sessions, cookie: Cookie): void {
  const { parts, realNow, show } = room
  const { editorsKey, isDemo } = parts
  const kept = { path: '/', httpOnly: true, secure: cookie.isSecure, sameSite: 'Strict' } as const
  const welcome = (context: OfficeContext, key: string) =>
    setCookie(context, cookie.name, key, { ...kept, maxAge: sessionLength / 1000 })
  stack.get('/enter/:pass', async (context) => {
    const pass = editorsKey && passIn(context.req.param('pass'), 'desk', editorsKey, realNow())
    const key = pass && (await sessions.enter({ id: pass.user, ...pass }, pass))
    if (!pass || !key) {
      const refused = toldToWait({ parts, show }, context, 'wrongKeys', parts.addressOf(context.env.incoming))
      return refused ?? show(context, { page: 'entrance', isDemo, adminUrl: null, isPassUsed: true, ...nothingUnsent }, 403)
    }
    welcome(context, key)
    // The account may have left since the pass was made.
    void parts.desk.staffCheck.check()
    setCookie(context, cookie.studio, pass.admin, { ...kept, maxAge: year })
    // After a redirect the request would still count as cross-site, and the browser would not send a strict cookie.
    context.header('refresh', `0; url=${pass.to}`)
    return context.html(`<!doctype html><meta charset="utf-8"><title>→</title><a href="${pass.to}">→</a>`)
  })
  stack.on('POST', ['/enter', '/leave'], limited(room), readForms(room))
  stack.post('/enter', async (context) => {
    if (!isDemo) return show(context, { page: 'problem', problem: 'forbidden' }, 403)
    const nonce = crypto.randomUUID()
    const language = /^en/i.test(context.req.header('accept-language') ?? '') ? 'en' : 'uk'
    const who = {
      id: 'demo',
      name: language === 'en' ? 'Organiser of the demo' : 'Організаторка демонстрації',
      role: 'organiser',
      language,
      admin: '',
    } as const
    const key = await sessions.enter(who, { nonce, until: realNow() })
    if (key) welcome(context, key)
    return context.redirect(ownPath(context.get('form').get('back')), 303)
  })
  stack.post('/leave', async (context) => {
    const key = getCookie(context, cookie.name)
    if (key) await sessions.leave(key)
    deleteCookie(context, cookie.name, { path: '/', secure: cookie.isSecure })
    return context.redirect('/', 303)
  })
}

/** The answer to a client that sends too many requests; null: within the limit. */
function toldToWait(
  { parts, show }: Pick<OfficeRoom, 'parts' | 'show'>,
  context: OfficeContext,
  budget: BudgetName,
  of: string,
): Response | null {
  const seconds = parts.budgets.take(budget, of)
  if (seconds === null) return null
  context.header('retry-after', String(seconds))
  return show(context, { page: 'problem', problem: 'tooMany' }, 429)
}

/** Limits requests per network. */
function limited(room: OfficeRoom): MiddlewareHandler<OfficeEnv> {
  return async (context, next) => {
    const refused = toldToWait(room, context, 'pages', room.parts.addressOf(context.env.incoming))
    return refused ?? next()
  }
}

/** Requires a session; it and the rate limit are checked before anything of a form is read. */
function signedIn({ parts, show }: OfficeRoom, sessions: Sessions, { name, studio }: Cookie): MiddlewareHandler<OfficeEnv> {
  const { isDemo } = parts
  return async (context, next) => {
    const key = getCookie(context, name)
    const organiser = key ? await sessions.read(key) : null
    const refused = organiser
      ? toldToWait({ parts, show }, context, 'desk', organiser.id)
      : toldToWait({ parts, show }, context, 'pages', parts.addressOf(context.env.incoming))
    if (refused) return refused
    if (!organiser) {
      const known = getCookie(context, studio) ?? ''
      const adminUrl = /^https?:\/\//.test(known) ? known : null
      return show(context, { page: 'entrance', isDemo, adminUrl, isPassUsed: false, ...(await unsentIn(context)) }, 403)
    }
    context.set('organiser', organiser)
    return next()
  }
}
