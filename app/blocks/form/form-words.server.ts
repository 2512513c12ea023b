// Words of pages with a form: they travel with their page, and no other page loads them.
import type { Locale } from '#domain/localisation/locale.ts'
import { submission as english } from '#messages/en/submission.ts'
import { submission as russian } from '#messages/ru/submission.ts'
import { type SubmissionWords, submission as ukrainian } from '#messages/uk/submission.ts'

const words: Readonly<Record<Locale, SubmissionWords>> = { uk: ukrainian, en: english, ru: russian }

export function submissionWords(locale: Locale): SubmissionWords {
  return words[locale]
}
