// Calendars for site.ts: `/{lang}/forum/{year}/calendar.ics` and `/{lang}/forum/{year}/calendar/{slug}.ics`.
import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { isLocale } from '#domain/localisation/locale.ts'
import { isNotModified } from '../page-cache/conditional.ts'
import type { Services } from '../services.ts'
import type { SiteEnv } from '../site-env.ts'
import { editionCalendar, sessionCalendar } from './calendar-events.ts'

export const calendarPaths = ['/:lang/forum/:year/calendar.ics', '/:lang/forum/:year/calendar/:file{.+\\.ics}']

/** The calendar of an edition or a session, made from memory. What is not there is left to the pages, whose 404 speaks the language. */
export function calendars({ content, settings }: Services): Handler<SiteEnv> {
  return async (context, next) => {
    const { lang, year = '', file } = context.req.param() as Record<string, string>
    if (!isLocale(lang) || !/^\d{4}$/.test(year)) return next()
    if (!content.isFilled()) return notYet()
    const forum = content.forumByYear(Number(year))
    if (!forum) return next()
    const options = { forum, locale: lang, siteUrl: settings.siteUrl, person: content.person }
    const slug = file?.slice(0, -'.ics'.length)
    const text = slug === undefined ? editionCalendar(options) : sessionCalendar(options, slug)
    if (text === undefined) return next()
    return calendarResponse(text, lang, fileName(year, slug), context)
  }
}

function calendarResponse(text: string, language: string, name: string, context: Context<SiteEnv>): Response {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const headers = { etag: `"${hash}"`, 'cache-control': 'public, max-age=0, must-revalidate', 'content-language': language }
  if (isNotModified(context.req.header('if-none-match'), hash)) return new Response(null, { status: 304, headers })
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
}

/** Letters that every file system takes; a slug of others is left out. */
function fileName(year: string, slug: string | undefined): string {
  const plain = slug?.replace(/[^a-z0-9-]+/gi, '-').replace(/^-+|-+$/g, '')
  return ['forum', year, plain].filter(Boolean).join('-').concat('.ics')
}

function notYet(): Response {
  return new Response('Not available now', {
    status: 503,
    headers: { 'retry-after': '10', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
  })
}
