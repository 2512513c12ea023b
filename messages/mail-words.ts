// The words of mails in every language.
import type { Locale } from '#domain/localisation/locale.ts'
import { mail as english } from './en/mail.ts'
import { mail as russian } from './ru/mail.ts'
import { type MailWords, mail as ukrainian } from './uk/mail.ts'

export const mailWords: Readonly<Record<Locale, MailWords>> = { uk: ukrainian, en: english, ru: russian }
