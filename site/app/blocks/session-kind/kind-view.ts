import { type LocalText, localTitle } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'

/** What a session is and what it is about; what is not known is left out. */
export type KindView = { kind?: NonNullable<ProgrammeEvent['kind']>; topic?: LocalText }

/** null: neither is known, or a break. */
export function kindView({ kind, topic }: Pick<ProgrammeEvent, 'kind' | 'topic'>, locale: Locale): KindView | null {
  if (kind === 'break' || (!kind && !topic)) return null
  return { ...(kind && { kind }), ...(topic && { topic: localTitle(topic.title, locale) }) }
}
