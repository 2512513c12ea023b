// The letters with which organisers answer a request: a question, or a refusal with its reason.
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { toldName } from '@forum/domain/submission/told-name.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Mail } from './mailer.ts'

export type AnswerLetter = {
  kind: 'accreditation' | 'groupOrder'
  answer: 'asked' | 'refused'
  to: string
  name: string
  locale: Locale
  forumYear: number
  /** What the organisers wrote. */
  text: string
  /** Names the letter among those about the request. */
  at: number
}

export function answerMail({ kind, answer, to, name, locale, forumYear, text, at }: AnswerLetter): Mail {
  const { greeting, signature } = catalogues[locale].mail
  const { subject, first, last } = catalogues[locale].submissionMail.answers[kind][answer](forumYear)
  const letter = [greeting(toldName(name)), first, text, last, signature].join('\n\n')
  return { to, subject, text: `${letter}\n`, lang: locale, purpose: `${answer}-${at}` }
}
