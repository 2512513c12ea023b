import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'

const ink = '#0b0e14'

/** The web manifest of a language (W3C Application Manifest): the site on a home screen starts in that language, and leads to the edition of `year`. */
export function webManifest(locale: Locale, year: number): object {
  const { site, home, broadcast, myProgramme, programme } = wordsIn(locale)
  const start = localePath(locale, pathWithin.home())
  return {
    id: start,
    lang: locale,
    dir: 'ltr',
    name: site.name,
    short_name: site.shortName,
    description: home.description,
    start_url: start,
    scope: '/',
    // iOS takes `minimal-ui` for a bookmark; where it is known, the browser's buttons stay.
    display: 'standalone',
    display_override: ['minimal-ui'],
    background_color: ink,
    theme_color: ink,
    shortcuts: [
      { name: programme.title, url: localePath(locale, pathWithin.programme(year)) },
      { name: myProgramme.title, url: localePath(locale, pathWithin.my(year)) },
      { name: broadcast.title, url: localePath(locale, pathWithin.broadcasts(year)) },
    ],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
