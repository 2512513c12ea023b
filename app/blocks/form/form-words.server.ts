import type { Locale } from '#domain/localisation/locale.ts'
import { submissionWordsIn } from '#messages/submission-words.ts'
import type { SubmissionThanks, SubmissionWords } from '#messages/uk/submission.ts'

export function submissionWords(locale: Locale): SubmissionWords {
  return submissionWordsIn[locale].submission
}

export function submissionThanks(locale: Locale): SubmissionThanks {
  return submissionWordsIn[locale].submissionThanks
}
