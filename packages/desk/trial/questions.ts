// The one list of what a site is asked: by `forum-desk update` and `rollback` of a release before visitors get it, and by the doctor of the site that runs.
import { pageAt } from '@forum/domain/address/page-at.ts'
import { isStaticPage, type Page, type PageId, pageIds, pageOf } from '@forum/domain/address/pages.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'

export type Question = {
  /** What people read: the path with its query, and what is special of it. */
  name: string
  /** `file`, `picture` and `card` belong to the release, whose pages name them; of pictures and cards one is asked. */
  kind: 'page' | 'form' | 'file' | 'picture' | 'card'
  path: string
  atDesk: boolean
  /** Statuses that are right if nothing is known of another release; null: any below 500, because it depends on the content. */
  right: readonly number[] | null
  /** Also asked of each process after a switch. */
  isShort: boolean
  /** true: a script draws the page, so that its document has no heading. */
  isDrawnThere?: boolean
  /** Fields with which the form at `path` is sent. */
  sent?: Readonly<Record<string, string>>
}

const found = [200] as const
const missing = [404] as const
/** No page has this as its key or slug. */
const nobody = 'nothing'
/** Found in every language: names are searched in both scripts. */
const searched = 'forum'
/** Forms that visitors pay with. */
const orderForms: ReadonlySet<PageId | undefined> = new Set<PageId>(['byBank', 'byCard'])
/** Samples of each kind of page in each language. */
const samples = 2

function ask(path: string, right: Question['right'], more: Partial<Question> = {}): Question {
  return { name: more.atDesk ? `${path} of the desk` : path, kind: 'page', path, atDesk: false, right, isShort: false, ...more }
}

/** What can be asked without knowing the content. The short questions come first. */
export function firstQuestions(): Question[] {
  const home = ask('/uk', found, { isShort: true })
  const orderForm = ask('/uk/forum/by-card', null, { isShort: true })
  const known = new Set([home.path, orderForm.path])
  return [
    home,
    orderForm,
    ask('/', [200, 403], { atDesk: true, isShort: true }),
    ask('/readyz', found),
    ask('/healthz', found),
    ask('/door', found, { atDesk: true, isDrawnThere: true }),
    ...['/robots.txt', '/sitemap.xml', '/sw.js'].map((path) => ask(path, found)),
    // Where there is no time for all, no language is left out.
    ...pageIds.flatMap((id) => locales.flatMap((locale) => ofTable(id, locale))).filter(({ path }) => !known.has(path)),
    ...locales.flatMap((locale) => [
      ask(`/sitemap-${locale}.xml`, null),
      ask(`/manifest.${locale}.webmanifest`, found),
      ask(`/programme.${locale}.json`, found),
      ask(localePath(locale, pathWithin.newsFeed()), found),
    ]),
  ]
}

/** The page of a row of the table whose address is known; of others the sitemap gives samples. */
function ofTable(id: PageId, locale: Locale): Question[] {
  const page = pageOf(id)
  if (id === 'search') return [ask(`${localePath(locale, '/search')}?q=${searched}`, found)]
  if (id === 'notFound') return [ask(localePath(locale, '/404'), missing)]
  const path = localePath(locale, filled(page))
  // A key that nobody has: the page is made, and says so.
  if (page.caching === 'never') return [ask(path, missing)]
  if (isStaticPage(id)) return [ask(path, page.isListed ? found : null)]
  return path.includes(':') ? [] : [ask(path, null)]
}

/** The pattern without its optional parts, which means the current edition or the whole list. */
function filled({ pattern }: Page): string {
  const parts = pattern.split('/').filter((part) => part && !part.endsWith('?'))
  return parts.map((part) => `/${part === ':key' ? nobody : part}`).join('')
}

/** Samples of each kind of page in each language, and the files of its newest edition. `addresses`: paths of the sitemap. */
export function ofSitemap(addresses: readonly string[]): Question[] {
  const byKind = Map.groupBy(
    addresses,
    (path) => `${path.slice(0, 4)} ${pageAt(path.split('?', 1)[0] ?? '')} ${path.includes('?')}`,
  )
  // The newest edition has the highest year.
  const newestFirst = (paths: readonly string[]) =>
    paths.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  const pages = [...byKind.values()].flatMap((paths) => newestFirst(paths).slice(0, samples))
  return [...pages.map((path) => ask(path, found)), ...locales.flatMap((locale) => filesOfEdition(addresses, locale))]
}

function filesOfEdition(addresses: readonly string[], locale: Locale): Question[] {
  const years = addresses.flatMap((path) =>
    path.startsWith(`/${locale}/`) ? (/\/forum\/(\d{4})$/.exec(path)?.slice(1) ?? []) : [],
  )
  const year = Math.max(0, ...years.map(Number))
  if (year === 0) return []
  const { calendar, daysCalendar, scheduleXml, scheduleJson, changesFeed } = pathWithin
  return [calendar, daysCalendar, scheduleXml, scheduleJson, changesFeed].map((path) => ask(localePath(locale, path(year)), null))
}

/**
 * What a page names: its scripts and style sheets, a picture, the card that is drawn for it, and its order form through to the refusal of an empty one.
 * `question`: of the page.
 */
export function namedBy(html: string, question: Question): Question[] {
  const { path, atDesk, isShort } = question
  const files = [...html.matchAll(/(?:\/[\w-]+)*\/static\/[\w./-]+\.(?:js|css)/g)].map(([file]) =>
    ask(file, found, { kind: 'file', atDesk }),
  )
  const [picture] = /\/assets\/[\w./-]+\.(?:avif|webp|jpg)/.exec(html) ?? []
  const [, card] = /<meta property="og:image" content="https?:\/\/[^/"]+(\/share\/[^"]+)"/.exec(html) ?? []
  const [, token] = /name="token" value="([^"]+)"/.exec(html) ?? []
  const isOrderForm = !atDesk && orderForms.has(pageAt(path))
  return [
    ...(token && isOrderForm
      ? [ask(path, [400], { name: `${path} (sent empty)`, kind: 'form', isShort, sent: { token, homepage: '' } })]
      : []),
    ...files,
    // The picture of a content service that is away is answered with 503.
    ...(picture ? [ask(picture, [200, 503], { kind: 'picture', isShort })] : []),
    ...(card ? [ask(card, found, { kind: 'card' })] : []),
  ]
}
