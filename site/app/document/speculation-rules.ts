// Speculation rules: browsers that support them prefetch the next page.
import { pageIds, pageOf } from '@forum/domain/address/pages.ts'

/** Pages with secret addresses: personal and never cached. */
const personal = [
  ...new Set(pageIds.filter((id) => pageOf(id).caching === 'never').map((id) => pageOf(id).pattern.split('/')[0])),
]

/** Links that will probably be followed; not files (with a dot in the name). */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.*', '/assets/*', `/*/(${personal.join('|')})/*`] } },
          { not: { selector_matches: '[target],[data-press]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
