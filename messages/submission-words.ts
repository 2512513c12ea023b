// The words of forms in every language, for the server: of their pages, which no other page loads, and of what follows them.
import type { Locale } from '#domain/localisation/locale.ts'
import * as english from './en/submission.ts'
import * as russian from './ru/submission.ts'
import * as ukrainian from './uk/submission.ts'

type Words = {
  submission: ukrainian.SubmissionWords
  submissionThanks: ukrainian.SubmissionThanks
  submissionMail: ukrainian.SubmissionMailWords
}

export const submissionWordsIn: Readonly<Record<Locale, Words>> = { uk: ukrainian, en: english, ru: russian }
