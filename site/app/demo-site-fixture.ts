// The demo's content as the site reads it, and its pages, for tests of what they say.
import { join } from 'node:path'
import { createContentSource } from '@forum/content/client/content-service.ts'
import type { Content } from '@forum/domain/content/content.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { DomUtils, parseDocument } from 'htmlparser2'
import { at } from './whole-site-builder.ts'
import { wholeSite } from './whole-site-fixture.ts'

const demoDirectory = join(import.meta.dirname, '../../packages/content/demo')

export async function demoContent(): Promise<Content> {
  const source = createContentSource({ location: { kind: 'embedded' }, demoDirectory, log: silentLog() })
  return (await source.read()).content()
}

export const to = (path: string, locale: Locale = 'uk') => `/${locale}/forum/2025${path}`

export type Moment = {
  edition?: Partial<Forum>
  /** Kinds by Ukrainian name, and `all`, that are sold out. */
  gone?: readonly string[] | 'all' | 'halls'
  content?: Partial<Content>
}

const inHall = ['Студент', 'Учасник', 'Учасник, два дні', 'Бізнес', 'Бізнес з командою']

/** The demo's site at `moment` (Kyiv). */
export function siteAt(demo: Content, moment: string, { edition = {}, gone = [], content = {} }: Moment = {}) {
  const forums = demo.forums.map((forum) => (forum.year === 2025 ? { ...forum, ...edition } : forum))
  const tickets = forums.flatMap(({ ticketGroups }) => ticketGroups.flatMap((group) => group.tickets))
  const names = gone === 'halls' ? inHall : gone
  const isGone = (id: string) => gone === 'all' || tickets.some((one) => one.id === id && names.includes(one.title.uk ?? ''))
  const orders = {
    seatsLeft: async () => (id: string, quota: number | null) => (isGone(id) ? 0 : quota),
    ticketByPage: () => undefined,
    byPage: () => undefined,
  }
  return wholeSite({ ...demo, forums, ...content }, { now: at(moment), desk: { sale: { orders } } })
}

export type Drawn = {
  text: string
  links: { to: string; label: string; isButton: boolean }[]
  chosen: string[]
  isKnown: boolean
  header: string | null
}

/** What the main part of a page says and leads to, which tickets it has chosen, and where the header's button leads. */
export async function drawnPage(site: ReturnType<typeof wholeSite>, path: string): Promise<Drawn> {
  const { status, html } = await site.get(path)
  const document = parseDocument(html.replace(/<script\b.*?<\/script>/gs, '')).children
  const within = (name: string) => DomUtils.getElementsByTagName(name, document)
  const clean = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ').trim()
  const main = within('main')
  const links = DomUtils.getElementsByTagName('a', main).map((link) => ({
    to: link.attribs.href ?? '',
    label: clean(DomUtils.textContent(link)),
    isButton: /button/.test(link.attribs.class ?? ''),
  }))
  const chosen = DomUtils.getElementsByTagName('select', main).flatMap((list) => {
    const option = DomUtils.getElementsByTagName('option', list).find(({ attribs }) => 'selected' in attribs)
    return option && option.attribs.value !== '0' ? [clean(list.attribs['aria-label'] ?? '')] : []
  })
  const header = DomUtils.getElementsByTagName('a', within('header')).find(({ attribs }) =>
    /\/(by-card|tickets)$/.test(attribs.href ?? ''),
  )
  return { text: clean(DomUtils.textContent(main)), links, chosen, isKnown: status === 200, header: header?.attribs.href ?? null }
}
