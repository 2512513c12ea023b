// The words of pages with a form in every language, for the server: they travel with their page, and no other page loads them.
import type { Locale } from '#domain/localisation/locale.ts'
import { submission as english } from './en/submission.ts'
import { submission as russian } from './ru/submission.ts'
import { type SubmissionWords, submission as ukrainian } from './uk/submission.ts'

export const submissionWordsIn: Readonly<Record<Locale, SubmissionWords>> = { uk: ukrainian, en: english, ru: russian }
