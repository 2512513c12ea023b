// The mails that follow a submission, each a named function's work: to the visitor in their language, to the organisers in Ukrainian.
import { defaultLocale, type Locale } from '#domain/localisation/locale.ts'
import type { SubmissionKind, SubmissionValues } from '#domain/submission/submission.ts'
import { mailWords } from '#messages/mail-words.ts'
import type { Mail } from './mailer.ts'

type Sent<Kind extends SubmissionKind> = { kind: Kind; value: SubmissionValues[Kind]; locale: Locale; forumYear: number }

/** Confirms what arrived; null for a callback, which leaves no address. */
export function mailFor<Kind extends SubmissionKind>({ kind, value, locale, forumYear }: Sent<Kind>): Mail | null {
  if (!('email' in value)) return null
  const { confirmations, greeting, farewell, reason } = mailWords[locale]
  const { subject, paragraphs } = confirmations[kind as Exclude<SubmissionKind, 'callback'>](forumYear)
  return {
    to: value.email,
    subject,
    text: letter([greeting(nameIn(value)), ...paragraphs, farewell, `-- \n${reason}`]),
    lang: locale,
    purpose: 'confirmation',
  }
}

/** Tells the organisers all that was said. */
export function mailToOrganisers<Kind extends SubmissionKind>({ kind, value, locale, forumYear }: Sent<Kind>): Mail {
  const { notices, fields, language } = mailWords[defaultLocale]
  const lines = Object.entries(value)
    .filter(([name, given]) => given !== '' && name !== 'consent')
    .map(([name, given]) => `${fields[name as keyof typeof fields] ?? name}: ${given}`)
  return {
    to: null,
    ...('email' in value && { replyTo: value.email }),
    subject: notices[kind](forumYear),
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
