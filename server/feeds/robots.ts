// What crawlers are asked to leave alone. Pages that only must not be listed say so themselves, which a crawler has to be let in to read.

/** The text of `/robots.txt`: a site in development is crawled by nobody. */
export function robotsText(siteUrl: string, isDevelopment: boolean): string {
  if (isDevelopment) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *
Disallow: /hooks/
Disallow: /*/dashboard
Disallow: /*/offline$

Sitemap: ${siteUrl}/sitemap.xml
`
}
