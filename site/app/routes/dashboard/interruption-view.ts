import { wordsIn } from '@forum/design/page/locale.ts'
import { type DayState, interruptionOf } from '@forum/domain/day-state/day-state.ts'
import { interruptionText } from '@forum/domain/day-state/interruption-text.ts'
import { localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { type Held, type Room, type Shelter, sheltersOf } from '@forum/domain/programme/programme.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/**
 * In one language: what it is, what to do, and the shelters with the first sentence of the way. `halls`: whose people go there; empty where the screen
 * has no choice between shelters.
 */
type Said = {
  locale: Locale
  title: string
  lines: readonly string[]
  shelters: readonly { name: string; halls: string; way: string }[]
}

/** Characters of a way that stand on a screen: what people can read while they get up. */
const longestWay = 110

/** The first paragraph. */
function firstWords(way: Shelter['way'], locale: Locale): string {
  const [first = ''] = wordsOf(localText(way, locale)) ?? []
  return excerpt(plainText([first]), longestWay)
}

/** "Main Hall, Desna Hall"; for all halls the words that say so. */
function hallsOf({ roomIds }: Shelter, rooms: readonly Room[], locale: Locale): string {
  const names = rooms.filter(({ id }) => roomIds.includes(id)).map(({ title, slug }) => textIn(title, locale) || slug)
  return names.length > 0 ? names.join(', ') : wordsIn(locale).interruption.forAll
}

export type ScreenInterruption = Held & { said: readonly Said[] }

/** What interrupts the screen of `room` (null: of all halls) at `now`, in two languages; null: nothing. */
export function screenInterruption(
  day: DayState,
  { rooms, shelters }: Pick<Services['content'], 'rooms' | 'shelters'>,
  room: Room | null,
  now: Instant,
  locale: Locale,
): ScreenInterruption | null {
  const one = interruptionOf(day, room?.id ?? null, now)
  if (!one) return null
  const inLanguage = (language: Locale): Said => {
    // The screen's own hall needs no name.
    const { title, lines, isToShelter } = interruptionText(one, [], wordsIn(language).interruption)
    const ways = isToShelter ? sheltersOf(shelters(), room?.id ?? null) : []
    return {
      ...{ locale: language, title, lines },
      shelters: ways.map((each) => ({
        name: textIn(each.title, language),
        halls: room === null && ways.length > 1 ? hallsOf(each, rooms(), language) : '',
        way: firstWords(each.way, language),
      })),
    }
  }
  const other: Locale = locale === 'en' ? 'uk' : 'en'
  return {
    since: one.since,
    until: one.resumesAt,
    said: [locale, other].map(inLanguage),
  }
}

/** Letters that fill a column of the screen at full size; a shelter takes those of a line besides its own. */
const [fullColumn, ofLine, boldLetter] = [175, 40, 1.3]

/** How large the letters of a screen can be, 1 at most: it never scrolls. Twice the letters need half the area of each. */
export function scaleOf(said: ScreenInterruption['said']): number {
  const letters = said.map(({ lines, shelters }) =>
    shelters.reduce(
      (sum, { name, halls, way }) => sum + name.length * boldLetter + halls.length + way.length + ofLine,
      lines.join(' ').length,
    ),
  )
  return Math.min(1, Math.sqrt(fullColumn / Math.max(...letters)))
}
