// Google Analytics in basic mode: nothing is loaded, stored or sent before `sendPageView`, which needs consent.
import { analyticsRemovals } from './analytics-cookies.ts'
import { measuredPath, measuredReferrer } from './measured-path.ts'

/** The service's globals: a queue of calls, and an off switch per measurement id. */
type Shared = { dataLayer?: IArguments[] } & Record<`ga-disable-${string}`, boolean>

const shared = () => window as unknown as Shared
const halfYear = 15_768_000

let lastSent = ''

/** The service expects `arguments` objects in the queue, not arrays. */
function call(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service tells calls from data by this very type.
  shared().dataLayer?.push(arguments)
}

/** Sends a page view. Only with consent. */
export function sendPageView(id: string): void {
  shared()[`ga-disable-${id}`] = false
  const page = {
    page_title: document.title,
    page_location: location.origin + measuredPath(location.pathname, location.search),
    page_referrer: lastSent || measuredReferrer(document.referrer, location.origin),
  }
  lastSent = page.page_location
  const isFirst = !shared().dataLayer
  shared().dataLayer ??= []
  // Later automatic events use the same address.
  call('set', page)
  if (isFirst) load(id)
  call('event', 'page_view', page)
}

function load(id: string): void {
  call('js', new Date())
  call('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: halfYear,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Stops sending and deletes the service's cookies. */
export function stopAnalytics(id: string): void {
  shared()[`ga-disable-${id}`] = true
  for (const removal of analyticsRemovals(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = removal
  }
}
