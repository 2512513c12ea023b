import { wordsIn } from '@forum/design/page/locale.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** Text of the preview ribbon; null on normal pages. */
export function previewText({ settings: { preview } }: Pick<Services, 'settings'>, locale: Locale): string | null {
  if (!preview) return null
  const { ribbon, draft, off, ahead } = wordsIn(locale).preview
  const state = preview.state === 'published' ? (preview.isAhead ? ahead : null) : preview.state === 'draft' ? draft : off
  return state === null ? ribbon : `${ribbon}: ${state}`
}
