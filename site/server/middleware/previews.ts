// Preview of a draft as a page, for editors with a pass of the content service: not cached (personal-pages.ts), framed only by the admin application,
// without scripts and forms.

import { indexContent, type Preview } from '@forum/content/port.ts'
import type { Desk } from '@forum/desk/port.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { recordPage } from '@forum/domain/address/record-page.ts'
import { isLocale } from '@forum/domain/localisation/locale.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { writtenMoment } from '@forum/domain/time/written-moment.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import type { App } from '../contract/app-contract.ts'
import type { Services } from '../contract/services.ts'
import { inlineHashesHeader } from '../page-cache/page-entry.ts'
import { lastResort } from './last-resort.ts'

export const previewPath = '/:language/preview/:key'

export type PreviewsOptions = { app: App; services: Services; desk(): Desk; log: Log; faults: Pick<PageFaults, 'note'> }

/** Without a valid pass the next handler answers. A draft that has no page shows the 404 page, which may be framed, too. */
export function previews({ app, services, desk, log, faults }: PreviewsOptions): Handler<SiteEnv> {
  return async (context, next) => {
    const { language, key = '' } = context.req.param()
    const pass = services.editors.previewPass(key)
    if (!isLocale(language) || !pass) return next()
    try {
      const preview = await services.editors.preview(pass)
      const page = (preview && recordPage(preview.content, pass.collection, pass.id)) ?? pathWithin.notFound()
      const { siteUrl } = services.settings
      const request = new Request(siteUrl + localePath(language, page), { headers: { accept: 'text/html' } })
      // No queue: previews are rare and for staff only.
      const drawing = async () => () => {}
      const failed = (error: unknown) => faults.note(error, 'preview', { record: `${pass.collection}/${pass.id}` })
      const given = preview ? previewing(services, preview) : services
      const response = await app.render(request, given, { desk: desk(), visitor: null, drawing, failed })
      return await asPreview(response, new URL(pass.admin).origin)
    } catch (error) {
      const { collection, id } = pass
      log.warn(
        { err: error, record: `${collection}/${id}` },
        'a draft cannot be previewed: the content service does not return it',
      )
      return lastResort(503, localePath(language, '/'))
    }
  }
}

/** Services as they will be when the draft is published; a future publication date becomes the current date. */
function previewing(services: Services, { content, state, publishedDate }: Preview): Services {
  const date = publishedDate === null ? null : writtenMoment(publishedDate)
  const isAhead = date !== null && date > services.clock.now()
  const now = (): Instant => Math.max(services.clock.now(), date ?? 0)
  return {
    ...services,
    content: { ...indexContent(content), isFilled: () => true, revision: () => 'preview' },
    clock: { ...services.clock, now },
    settings: { ...services.settings, analyticsId: null, preview: { state, isAhead } },
  }
}

/** No scripts and no forms; links open outside the frame, which may show only previews. */
async function asPreview(response: Response, adminOrigin: string): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.delete(inlineHashesHeader)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  headers.set('content-security-policy', policyFor(adminOrigin))
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers })
  return new Response(still(await response.text()), { status: response.status, headers })
}

/** The page without scripts, which would not run at this address. */
function still(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '').replace('<head>', '<head><base target="_blank"/>')
}

function policyFor(adminOrigin: string): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${adminOrigin}`,
  ].join('; ')
}
