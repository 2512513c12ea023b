// Carriers of mails and content records: how they are delivered, from which address, and where mails lie without a mail server.
import { join } from 'node:path'
import { createRecordSender } from '@forum/content/port.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { createConfirmationPace } from '../forms/confirmation-pace.ts'
import type { DeliveryRules } from '../forms/deliveries.ts'
import type { SubscriptionKeys } from '../forms/subscriptions.ts'
import { createDayLetterMail } from '../orders/day-letter-mail.ts'
import type { DayLettersContext } from '../orders/day-letters.ts'
import { forumLetter } from '../orders/forum-letters.ts'
import { createOrderCopies } from '../orders/order-copy.ts'
import { orderMailCarrier } from '../orders/order-mail.ts'
import type { Orders } from '../orders/orders.ts'
import type { MailCount } from '../post/mail/mail-count.ts'
import { createMailer, mailCarrier, removeStoredMails } from '../post/mail/mailer.ts'
import type { Carrier } from '../post/outbox/channel.ts'
import type { OrderPdfs } from '../post/pdf/order-pdfs.ts'
import { recordCarrier } from '../post/records/record-channel.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import type { DeskBase } from './desk-base.ts'

export const mailDirectoryIn = (dataDirectory: string) => join(dataDirectory, 'mail')

export const senderOf = ({ desk, siteUrl }: Pick<SettingsForDesk, 'desk' | 'siteUrl'>) => ({
  smtpUrl: desk.smtpUrl,
  isEncrypted: desk.isMailEncrypted,
  from: desk.mailFrom ?? { name: '', address: `forum@${new URL(siteUrl).hostname}` },
})

/** Deliveries that a submission causes at once. */
export function createDeliveryRules(
  keys: SubscriptionKeys,
  siteUrl: string,
  { now, log }: { now(): number; log: Log },
): DeliveryRules {
  const pace = createConfirmationPace(now)
  const security = createSecurityLog(log, now)
  return {
    subscriptionPage: (id, locale) => siteUrl + localePath(locale, pathWithin.subscription(keys.of(id))),
    notConfirmed: pace.giveBack,
    mayConfirm(kind, email) {
      const isDue = pace.take(kind, email)
      if (!isDue) security.note('too many', 'a confirmation was not sent: the address got one within the hour', { kind }, kind)
      return isDue
    },
  }
}

/** Deletes erased data from stored papers and mails. */
export const removesOf = (pdfs: OrderPdfs, mailDirectory: string) => (ids: readonly string[]) => {
  pdfs.forget(ids)
  return removeStoredMails(mailDirectory, ids)
}

type CarrierOptions = { orders: Orders; pdfs: OrderPdfs; mails: MailCount; programme: DayLettersContext['programme'] }

/** The carriers of all channels. */
export function carriersOf(base: DeskBase, { orders, pdfs, mails: count, programme }: CarrierOptions): Carrier[] {
  const { config, database, dataDirectory, log, outbox, edition, now, signers } = base
  const { desk, siteUrl } = config
  const directory = mailDirectoryIn(dataDirectory)
  const refused = count.organisersWereRefused
  const send = createMailer({ ...senderOf(config), organisers: desk.organisers, directory, count, refused })
  const mail = { edition, orders, outbox, pdfs, now, token: signers.token, siteUrl }
  const dayLetter = createDayLetterMail({ database, now, programme, refusalKeys: signers.refusalKeys, siteUrl })
  return [
    recordCarrier(createRecordSender(config.content), {
      copyOf: createOrderCopies(mail),
      log,
    }),
    mailCarrier(send),
    orderMailCarrier({ ...mail, dayLetter, forumLetter: (name) => forumLetter(database, name), seller: desk.seller, send }),
  ]
}
