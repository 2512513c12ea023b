import { wordsIn } from '@forum/design/page/locale.ts'
import { languageName } from '@forum/domain/localisation/display-name.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { endOnLaterDay, statedEnd } from '@forum/domain/programme/event-state.ts'
import type { ProgrammeEvent } from '@forum/domain/programme/programme.ts'
import { lengthText } from './length.ts'

/** In what form something is held, below its heading; empty where nobody said. */
export type SessionFormat = { title: string; kind: string; languages: string }

type FormattedSession = Pick<ProgrammeEvent, 'kind' | 'language' | 'interpretation' | 'start' | 'end'>

/** "Панель, 1 година 15 хвилин", and languages; unknown parts are left out. */
export function sessionFormat(event: FormattedSession, locale: Locale): SessionFormat {
  const { programme: words, publication } = wordsIn(locale)
  const end = statedEnd(event)
  const isLong = endOnLaterDay(event) !== null
  const minutes = event.start === null || end === null || isLong ? 0 : Math.round((end - event.start) / 60_000)
  const length = minutes > 0 && lengthText(minutes, locale)
  const interpreted = event.interpretation.filter((code) => code !== event.language)
  const languages = [
    event.language && words.localePath(languageName(event.language, locale)),
    interpreted.length > 0 && words.interpreted(interpreted.map((code) => languageName(code, locale)).join(', ')),
  ].filter(Boolean)
  return {
    // How long it takes is no format.
    title: event.kind || languages.length > 0 ? words.format : publication.duration,
    kind: [event.kind && words.kinds[event.kind], length].filter(Boolean).join(', '),
    languages: languages.join(', '),
  }
}
