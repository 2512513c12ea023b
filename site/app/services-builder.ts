// The services of a request for tests: those of a site with this content, with the words of every language.

import { indexContent } from '@forum/content/store/memory-store.ts'
import { registerEveryLanguage } from '@forum/design/page/every-language.server.ts'
import { type Content, emptyContent } from '@forum/domain/content/content.ts'
import { calmDay, type DayState } from '@forum/domain/day-state/day-state.ts'
import type { Change } from '@forum/domain/programme/changes.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { createEditors } from '@forum/site/server/editors/editors.ts'
import { createSearch } from '@forum/site/server/search/search.ts'
import type { Services } from './context/context.server.ts'

registerEveryLanguage()

type ServicesOverrides = {
  now?: Instant
  year?: number
  /** What was told of the programme. */
  told?: readonly Change[]
  day?: DayState
}

/** Unless `now` says otherwise it is a morning five weeks before the forum. */
export function servicesWith(
  content: Partial<Content>,
  { now = Date.parse('2025-09-09T09:00+03:00'), year = 2025, told = [], day = calmDay }: ServicesOverrides = {},
): Services {
  return {
    content: { ...indexContent({ ...emptyContent, ...content }), isFilled: () => true, revision: () => '1' },
    clock: { now: () => now },
    settings: {
      siteUrl: 'https://forum.example',
      currentForumYear: year,
      analyticsId: null,
      isDevelopment: false,
      isDeskOpen: true,
      organisers: { phone: null, email: null, address: null },
    },
    editors: createEditors({ key: null, source: { faults: () => [], preview: null }, broken: () => [], isHeldBack: () => false }),
    search: createSearch(),
    day: () => day,
    changes: {
      of: () => told,
      ofSession: (_, id) => told.filter(({ eventId }) => eventId === id),
      alteredAt: () => null,
      hoursAlteredAt: () => null,
    },
  }
}
