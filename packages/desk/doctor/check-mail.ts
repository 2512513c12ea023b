// Checks the mail server: connection, encryption, login. Sends nothing.

import { canLogIn } from '../post/mail/mailer.ts'
import { senderText } from '../settings/sender.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'

export async function checkMail({ siteUrl, desk }: SettingsForDesk): Promise<Finding[]> {
  const mail = about('mail')
  const from = about('MAIL_FROM')
  const organisers = about('MAIL_ORGANISERS')
  const operator = about('MAIL_OPERATOR')
  const fault = desk.smtpUrl === null ? null : await canLogIn(desk.smtpUrl, desk.isMailEncrypted)
  return [
    desk.smtpUrl === null
      ? mail('stop', 'no mail is sent, no tickets either: set SMTP_URL')
      : fault === null
        ? mail('ok', 'the mail server accepts our login')
        : mail('stop', `${fault}: see SMTP_URL and SMTP_TLS`),
    desk.mailFrom === null
      ? from(
          'look',
          `not set: mails come from forum@${new URL(siteUrl).hostname}; make sure that the mail server may send for it`,
        )
      : from('ok', `${senderText(desk.mailFrom)}; its domain needs SPF, DKIM and DMARC`),
    desk.organisers === null
      ? organisers('look', 'not set: nobody gets orders and requests, and replies to mails go to the sender')
      : organisers('ok', 'set'),
    desk.operator === null
      ? operator('look', 'not set, nor MAIL_ORGANISERS: nobody gets an alarm when the desk cannot write or a backup is missing')
      : operator('ok', 'somebody gets alarms'),
  ]
}
