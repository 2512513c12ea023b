/** Last segments of `/{lang}/{segment}` that have a page of their own, which comes before every editors' page. A test holds it to app/routes.ts. */
export const fixedSegments: ReadonlySet<string> = new Set([
  '404',
  'about',
  'contacts',
  'materials',
  'news',
  'pages',
  'partners',
  'photos',
  'speakers',
  'success-group-order',
  'success-subscribe',
  'thank-you-page',
  'videos',
  'team',
  'offline',
  'donate',
  'accreditation',
  'success-accreditation',
  'success-booking',
  'subscribe',
  'callback',
])

/** Among them those that show the text of the editors' page of their name. */
const takenIn: ReadonlySet<string> = new Set(['about', 'donate'])

/** Whether an editors' page of this slug would never be seen: its address is that of a fixed page. The router compares without case. */
export function isHiddenByFixedPage(slug: string): boolean {
  const segment = slug.toLowerCase()
  return fixedSegments.has(segment) && !takenIn.has(slug)
}
