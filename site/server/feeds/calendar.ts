// Calendars for site.ts: edition, session, side event, day, hall or person, as file or subscription.
import { createHash } from 'node:crypto'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { changedId } from '@forum/domain/programme/changes.ts'
import { readSelection } from '@forum/domain/programme/selection.ts'
import { isNotModified } from '@forum/ground/http/conditional.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Services } from '../contract/services.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { cachedAnswer, editionIn, notYet, openHeaders, type PathParts } from './cached-answer.ts'
import {
  type CalendarOptions,
  type CalendarPart,
  editionCalendar,
  partCalendar,
  selectionCalendar,
  sessionCalendar,
  sideEventCalendar,
} from './calendar-events.ts'
import { namesOf } from './names-of.ts'

const edition = '/:lang/forum/:year'
const calendarPaths = [
  `${edition}/calendar.ics`,
  `${edition}/calendar/:kind{(?:day|room|speaker|side)}/:file{[^/]+\\.ics}`,
  `${edition}/calendar/:file{[^/]+\\.ics}`,
]
const calendarType = 'text/calendar; charset=utf-8'

type CalendarServices = Pick<Services, 'changes' | 'content' | 'settings'>

export type CalendarParts = {
  /** Days of an edition, identical to the tickets' calendar; null: unknown. */
  daysOf(year: number, locale: Locale): string | null
  /** Selection of a browser's key; null: none. `unanswered`: the database is not available; clients keep their data and retry. */
  followed(key: string, year: number): Promise<string | null | 'unanswered'>
}

/** Adds calendars to the site's `stack`. Unknown ones fall through to the pages, whose 404 is in the visitor's language. */
export function calendars(
  stack: Hono<SiteEnv>,
  services: CalendarServices,
  cache: PageCache | null,
  { daysOf, followed }: CalendarParts,
): void {
  const feed = {
    type: calendarType,
    needsContent: true,
    isOpen: true,
    textOf: (_path: string, parts: PathParts) => textOf(services, parts),
    headersOf: calendarHeaders,
  }
  stack.on('GET', calendarPaths, cachedAnswer(feed, cache, services.content))
  const ofDays = {
    ...feed,
    textOf: (_path: string, parts: PathParts) => {
      const options = calendarOptions(services, parts)
      return options && isEditionShown(options.forum, options.locale)
        ? (daysOf(options.forum.year, options.locale) ?? undefined)
        : undefined
    },
    headersOf: (parts: PathParts) => calendarHeaders({ ...parts, kind: 'days' }),
  }
  stack.on('GET', `${edition}/days.ics`, cachedAnswer(ofDays, cache, services.content))
  stack.get(`${edition}/my.ics`, compress(), selectionAnswer(services, followed))
}

/** `my.ics?s=…` (selection) or `my.ics?k=…` (a browser's stars); not cached, because there are as many as visitors. */
function selectionAnswer(services: CalendarServices, followed: CalendarParts['followed']): Handler<SiteEnv> {
  return async (context, next) => {
    if (!services.content.isFilled()) return notYet()
    const parts: PathParts = context.req.param()
    const options = calendarOptions(services, parts)
    if (!options) return next()
    const key = context.req.query('k')
    const selection = key === undefined ? context.req.query('s') : await followed(key, options.forum.year)
    if (selection === 'unanswered') return notYet()
    if (selection === null) return next()
    const { keys } = readSelection(selection)
    const text = selectionCalendar({ ...options, alarm: alarmOf(context.req.query('alarm')) }, keys, key)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const headers = {
      ...openHeaders,
      ...calendarHeaders({ ...parts, kind: 'my' }),
      etag: `"${hash}"`,
      'cache-control': key === undefined ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
    }
    if (isNotModified(context.req.header('if-none-match'), hash)) return new Response(null, { status: 304, headers })
    return new Response(text, { headers: { ...headers, 'content-type': calendarType } })
  }
}

/** Minutes of `alarm=15`, at most a day; null: no reminder. */
function alarmOf(asked: string | undefined): number | null {
  const minutes = /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 0
  return minutes > 0 && minutes <= 1440 ? minutes : null
}

/** Edition and options of a path; undefined: none. */
function calendarOptions({ changes, content, settings }: CalendarServices, parts: PathParts): CalendarOptions | undefined {
  const found = editionIn(parts, content)
  if (!found) return undefined
  const { forum } = found
  return {
    ...found,
    sideEvents: content.sideEvents(),
    ...namesOf(settings),
    person: content.person,
    alteredAt: (event) => changes.alteredAt(forum.year, changedId(event)),
  }
}

/** Language and file name. */
function calendarHeaders({ lang = '', year, kind, file }: PathParts): Readonly<Record<string, string>> {
  const name = fileName(year, kind, file?.slice(0, -'.ics'.length))
  return { 'content-language': lang, 'content-disposition': `attachment; filename="${name}"` }
}

function textOf(services: CalendarServices, parts: PathParts): string | undefined {
  const options = calendarOptions(services, parts)
  if (!options) return undefined
  const { kind, file } = parts
  if (file === undefined) return editionCalendar(options)
  const slug = file.slice(0, -'.ics'.length)
  if (kind === 'side') return sideEventCalendar(options, slug)
  return kind === undefined ? sessionCalendar(options, slug) : partCalendar(options, { kind: kind as CalendarPart['kind'], slug })
}

/** Characters that every file system supports; parts with others are left out. */
function fileName(...parts: (string | undefined)[]): string {
  const plain = parts.map((part) => part?.replace(/[^a-z0-9-]+/gi, '-').replace(/^-+|-+$/g, ''))
  return ['forum', ...plain].filter(Boolean).join('-').concat('.ics')
}
