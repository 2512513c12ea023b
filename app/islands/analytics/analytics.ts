// Google Analytics in its basic mode: nothing of it is loaded, kept or sent before `sendPageView` is called, which needs consent.
import { analyticsRemovals } from './analytics-cookies.ts'
import { measuredPath, measuredReferrer } from './measured-path.ts'

/** The service's own names in the window: a queue of calls, and a switch for each measurement id. */
type Shared = { dataLayer?: IArguments[] } & Record<`ga-disable-${string}`, boolean>

const shared = () => window as unknown as Shared
const halfYear = 15_768_000

let lastSent = ''

/** The service reads calls from the queue as `arguments`, not as arrays. */
function call(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the service tells calls from data by this very type.
  shared().dataLayer?.push(arguments)
}

/** Tells the service that the page is seen. Only with consent. */
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
  // What the service sends by itself later says the same address.
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

/** Nothing more is sent, and the service's own cookies go. */
export function stopAnalytics(id: string): void {
  shared()[`ga-disable-${id}`] = true
  for (const removal of analyticsRemovals(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = removal
  }
}
