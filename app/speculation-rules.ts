// The next page is fetched ahead as a document, in browsers that know speculation rules.
import { pageIds, pageOf } from '#domain/address/pages.ts'

/** Pages whose address is a key: each answer is made for one person, and nobody keeps it. */
const personal = [
  ...new Set(pageIds.filter((id) => pageOf(id).caching === 'never').map((id) => pageOf(id).pattern.split('/')[0])),
]

/** A page that a link is about to lead to; a file (with a dot in its name) is not. */
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
