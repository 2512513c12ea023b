// A letter about the running day when it is sent: true at that moment, and to nobody who wants no more of them.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { yearOfLetter } from '@forum/domain/order/forum-letter.ts'
import { dayLetterText } from './day-letter-text.ts'
import { type DayLettersContext, lettersOfDay } from './day-letters.ts'
import type { ForumLetterMailOptions } from './forum-letter-mail.ts'
import { hasRefused, type LetterRefusalKeys } from './letter-refusals.ts'

type Options = DayLettersContext & { refusalKeys: LetterRefusalKeys; siteUrl: string }

export function createDayLetterMail({
  database,
  now,
  programme,
  refusalKeys,
  siteUrl,
}: Options): ForumLetterMailOptions['dayLetter'] {
  return async ({ person, ...given }) => {
    const { name, locale } = given
    const year = yearOfLetter(name)
    const today = await lettersOfDay(database, programme(), now())
    const isTrue = today?.letters.some((one) => one.name === name)
    if (!today || !isTrue || (await hasRefused(database, year, person))) return null
    const refusal = siteUrl + localePath(locale, pathWithin.subscription(refusalKeys.of(year, person)))
    const text = dayLetterText({ ...given, refusal }, { now: now(), version: today.version, programme: programme() }, siteUrl)
    return text && { ...text, unsubscribe: refusal }
  }
}
