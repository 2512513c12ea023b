// Sitemap for site.ts: `/sitemap.xml` is the index of one sitemap per language, split if too large.
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import type { SiteAddress } from '../contract/app-contract.ts'
import { xmlHead, xmlText } from './xml-text.ts'

/** The protocol's limit for one file (sitemaps.org). */
const maxUrls = 50_000

export const sitemapPaths = ['/sitemap.xml', '/:file{sitemap-[a-z]{2}(?:-[0-9]+)?\\.xml}']

type Url = { address: string; page: SiteAddress }

/** The sitemap at `path`; undefined: none. */
export function sitemapText(path: string, siteUrl: string, pages: readonly SiteAddress[], max = maxUrls): string | undefined {
  const parts = locales.flatMap((locale) => partsOf(locale, pages, max))
  if (path === '/sitemap.xml') return indexText(parts.map((part) => siteUrl + part.path))
  const part = parts.find((one) => one.path === path)
  return part && urlsText(part.urls)
}

/** Pages of a language by sitemap: `/sitemap-uk.xml`, `/sitemap-uk-2.xml` … */
function partsOf(locale: Locale, pages: readonly SiteAddress[], max: number): { path: string; urls: Url[] }[] {
  const urls = pages.flatMap((page): Url[] => {
    const version = page.versions.find(({ language }) => language === locale)
    return version ? [{ address: version.href, page }] : []
  })
  return Array.from({ length: Math.ceil(urls.length / max) }, (_, index) => ({
    path: `/sitemap-${locale}${index > 0 ? `-${index + 1}` : ''}.xml`,
    urls: urls.slice(index * max, (index + 1) * max),
  }))
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function indexText(addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>\n`)
  return `${xmlHead}<sitemapindex ${namespace}>\n${lines.join('')}</sitemapindex>\n`
}

function urlsText(urls: readonly Url[]): string {
  const lines = urls.map(({ address, page }) => {
    const modified = page.modified === null ? '' : `<lastmod>${xmlText(page.modified)}</lastmod>`
    const links = page.versions.map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(href)}"/>`,
    )
    return `<url><loc>${xmlText(address)}</loc>${modified}${links.join('')}</url>\n`
  })
  return `${xmlHead}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('')}</urlset>\n`
}
