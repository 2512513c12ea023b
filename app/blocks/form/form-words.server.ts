import type { Locale } from '#domain/localisation/locale.ts'
import { submissionWordsIn } from '#messages/submission-words.ts'
import type { SubmissionWords } from '#messages/uk/submission.ts'

export function submissionWords(locale: Locale): SubmissionWords {
  return submissionWordsIn[locale]
}
