// robots.txt. Unlisted pages are not blocked: crawlers must be able to read their `noindex`.

/** A development site blocks all crawlers. */
export function robotsText(siteUrl: string, isDevelopment: boolean): string {
  if (isDevelopment) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *
Disallow: /hooks/
Disallow: /*/dashboard
Disallow: /*/offline$

Sitemap: ${siteUrl}/sitemap.xml
`
}
