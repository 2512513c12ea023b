import { registerWords } from '@forum/design/page/locale.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.server.ts'

test.each(locales)('on a home screen in %s the programme, one’s own one and the broadcasts are one press away', (locale) => {
  registerWords(locale, catalogues[locale])
  const { programme, myProgramme, broadcast } = catalogues[locale]
  expect(webManifest(locale, 2025)).toMatchObject({
    start_url: `/${locale}`,
    display: 'standalone',
    display_override: ['minimal-ui'],
    shortcuts: [
      { name: programme.title, url: `/${locale}/forum/2025/program` },
      { name: myProgramme.title, url: `/${locale}/forum/2025/my` },
      { name: broadcast.title, url: `/${locale}/forum/2025/broadcast` },
    ],
  })
})
