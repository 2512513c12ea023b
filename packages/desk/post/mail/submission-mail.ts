// The mails that follow a submission, each a named function's work: to the visitor in their language, to the organisers in Ukrainian.
import { defaultLocale, type Locale } from '@forum/domain/localisation/locale.ts'
import type { ConfirmedKind, SubmissionKind, SubmissionValues } from '@forum/domain/submission/submission.ts'
import { toldName } from '@forum/domain/submission/told-name.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { Mail } from './mailer.ts'

type Sent<Kind extends SubmissionKind> = { kind: Kind; value: SubmissionValues[Kind]; locale: Locale; forumYear: number }

/** What a form needs among the words: a page and thanks, a notice to the organisers, and a confirmation where it asks for an address. */
type WordsLacking =
  | `submission.${Exclude<SubmissionKind, 'callback' | keyof Catalogue['submission']>}`
  | `submissionThanks.${Exclude<SubmissionKind, 'callback' | keyof Catalogue['submissionThanks']>}`
  | `submissionMail.notices.${Exclude<SubmissionKind, keyof Catalogue['submissionMail']['notices']>}`
  | `submissionMail.confirmations.${Exclude<ConfirmedKind, keyof Catalogue['submissionMail']['confirmations']>}`

/** Compiles while nothing is lacking. */
void (true satisfies [WordsLacking] extends [never] ? true : `packages/messages/uk/submissions.ts lacks ${WordsLacking}`)

type Confirmation = (year: number) => { subject: string; paragraphs: readonly string[] }
type Words = {
  confirmations: Readonly<Record<ConfirmedKind, Confirmation> & Partial<Record<SubmissionKind, Confirmation>>>
  notices: Readonly<Record<SubmissionKind, (year: number) => string>>
}
const wordsIn = (locale: Locale): Words => catalogues[locale].submissionMail

const {
  callback: callbackLabels,
  forms: { fields: sharedLabels },
} = catalogues[defaultLocale]
type Labels<Kind extends SubmissionKind, Shared = never> = Readonly<
  Record<Exclude<keyof SubmissionValues[Kind], Shared | 'consent'>, string>
>
/** A field without a label does not compile here: the forms with a page of their own, whose labels stand with their words where no other form has that field. */
type LabelledForms = {
  readonly [Kind in Exclude<SubmissionKind, 'callback'>]: { readonly labels: Labels<Kind, keyof typeof sharedLabels> }
}
const ofCallback: Labels<'callback'> = callbackLabels
const ofForms: LabelledForms = catalogues[defaultLocale].submission

function labelsOf(kind: SubmissionKind): Readonly<Record<string, string>> {
  return kind === 'callback' ? ofCallback : { ...sharedLabels, ...ofForms[kind].labels }
}

/**
 * Confirms a submission; null: the form has no address. The address is unconfirmed, so only a safe name is repeated (product.md, 7.7). `page`: of a
 * subscription; null: none.
 */
export function mailFor<Kind extends SubmissionKind>(
  { kind, value, locale, forumYear }: Sent<Kind>,
  page: string | null = null,
): Mail | null {
  const confirmation = wordsIn(locale).confirmations[kind]
  if (!confirmation || !('email' in value)) return null
  const { greeting, signature, reason } = catalogues[locale].mail
  const { subject, paragraphs } = confirmation(forumYear)
  return {
    to: value.email,
    subject,
    text: letter([
      greeting(toldName(nameIn(value))),
      ...paragraphs,
      ...(page === null ? [] : [page]),
      signature,
      `-- \n${reason}`,
    ]),
    lang: locale,
    purpose: 'confirmation',
    ...(page !== null && { unsubscribe: page }),
  }
}

/** Tells the organisers that a subscription ended, by its record's key, without the address. */
export function mailOfEnd(id: string): Mail {
  const { ended } = catalogues[defaultLocale].submissionMail
  return { to: null, subject: ended.subject, text: letter([ended.text(id)]), lang: defaultLocale, purpose: 'ended' }
}

/** Tells the organisers all that was said. */
export function mailToOrganisers<Kind extends SubmissionKind>({ kind, value, locale, forumYear }: Sent<Kind>): Mail {
  const { language } = catalogues[defaultLocale].mail
  const labels = labelsOf(kind)
  const lines = Object.entries(value)
    .filter(([name, given]) => given !== '' && name !== 'consent')
    .map(([name, given]) => `${labels[name]}: ${given}`)
  return {
    to: null,
    ...('email' in value && { replyTo: value.email }),
    subject: wordsIn(defaultLocale).notices[kind](forumYear),
    text: letter([[...lines, `${language}: ${locale}`].join('\n')]),
    lang: defaultLocale,
    purpose: 'notice',
  }
}

function nameIn(value: object): string {
  const { name, firstname, lastname } = value as Record<string, string | undefined>
  return name || [firstname, lastname].filter(Boolean).join(' ')
}

function letter(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}
