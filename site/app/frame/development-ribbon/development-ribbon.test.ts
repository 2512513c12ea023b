import { wordsIn } from '@forum/design/page/locale.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { before, contentWith, edition } from '@forum/site/app/whole-site-builder.ts'
import { wholeSite } from '@forum/site/app/whole-site-fixture.ts'
import { expect, test } from 'vitest'

test.each([true, false])(
  'every page of a development version carries the ribbon and is listed nowhere: %s',
  async (isDevelopment) => {
    const site = wholeSite(contentWith(edition(2025)), { now: before })
    Object.assign(site.services.settings, { isDevelopment })
    for (const locale of locales)
      for (const path of ['', '/news', ...(isDevelopment ? ['/no-such-page'] : [])]) {
        const { html } = await site.get(`/${locale}${path}`)
        const marks = [
          html.includes(`>${wordsIn(locale).site.development}</aside>`),
          html.includes('<meta name="robots" content="noindex'),
        ]
        expect([path, ...marks]).toEqual([path, isDevelopment, isDevelopment])
      }
  },
)
