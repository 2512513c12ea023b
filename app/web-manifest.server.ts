import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { wordsIn } from './locale.ts'

const ink = '#0b0e14'

/** The web manifest of a language (W3C Application Manifest): the site on a home screen starts in that language. */
export function webManifest(locale: Locale): object {
  const { site, home } = wordsIn(locale)
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
    display: 'minimal-ui',
    background_color: ink,
    theme_color: ink,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
