// Share images for site.ts: `/share/{lang}/{path of the page}.jpg`, generated on first request, cached on disk.
import { createHash } from 'node:crypto'
import { isLocale } from '@forum/domain/localisation/locale.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import type { Services } from '../contract/services.ts'
import type { Images } from '../images/images.ts'
import { canonicalPath } from '../page-cache/page-key.ts'
import { cardOf } from './card.ts'

export const cardPaths = '/share/:lang{[a-z]{2}}/*'

/** Increase it when the design changes: older cached images are then ignored. */
const drawing = 2

/** Share images of existing pages; other paths fall through to the pages. */
export function cards({ content, clock }: Pick<Services, 'content' | 'clock'>, images: Images): Handler<SiteEnv> {
  return async (context, next) => {
    const { incoming } = context.env
    const path = canonicalPath((incoming.url ?? '').split('?', 1)[0] ?? '')
    const [, lang, page] = /^\/share\/([a-z]{2})(\/.+)\.jpg$/.exec(path ?? '') ?? []
    if (page === undefined || !isLocale(lang) || !content.isFilled()) return next()
    const card = cardOf(decodeURIComponent(page), { content, locale: lang, now: clock.now() })
    if (!card) return next()
    const key = createHash('sha256')
      .update(JSON.stringify([drawing, card]))
      .digest('hex')
      .slice(0, 32)
    const draw = async () => {
      const { cardSvg } = await import('./card-svg.ts')
      // If the photo is not available now, the image is made without it.
      const photo = card.photo ? await images.shared(card.photo).catch(() => null) : undefined
      return { svg: cardSvg(card, photo ?? null), isWhole: photo !== null }
    }
    return images.card(key, draw, incoming)
  }
}
