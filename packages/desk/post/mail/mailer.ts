// Sends mail by SMTP; without a server, writes each mail to a file.

import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Sender } from '@forum/desk/settings/sender.ts'
import { networkCause } from '@forum/ground/base/network-cause.ts'
import { replaceFile } from '@forum/ground/base/whole-file.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import type { createTransport } from 'nodemailer'
import * as v from 'valibot'
import {
  type Carrier,
  type Channel,
  carrier,
  type Deliver,
  DeliveryDelayed,
  DeliveryRefused,
  DeliveryUncertain,
  deliveryBy,
  type NewDelivery,
} from '../outbox/channel.ts'
import type { MailCount } from './mail-count.ts'

const mail = v.object({
  /** Recipient; null: the organisers. */
  to: v.nullable(v.string()),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.string(),
  lang: v.string(),
  /** Page to unsubscribe. */
  unsubscribe: v.exactOptional(v.string()),
  /** Purpose; with the owner it is the Message-ID, so that repeated mails are recognised. */
  purpose: v.string(),
})

/** One mail, as it stands in the outbox. */
export type Mail = v.InferOutput<typeof mail>

/** `content` is generated when the server accepts the mail. */
export type Attachment = { filename: string; contentType: string; content(): Promise<Uint8Array> }

/** A mail as it is sent. */
export type Letter = Mail & { attachments?: readonly Attachment[] }

export const mailChannel: Channel<Mail> = { name: 'mail', read: v.parser(mail) }

export function mailDelivery(message: Mail): NewDelivery {
  return deliveryBy(mailChannel, message)
}

/** Concurrent mails: more connections look like an attack to many servers. */
export const mailWidth = 2

/** Carries mails out of the outbox. */
export function mailCarrier(post: Deliver<Mail>): Carrier {
  return carrier(mailChannel, post, mailWidth)
}

export type MailSettings = {
  /** smtp:// or smtps:// address; null: mails are written into `directory`. */
  smtpUrl: Secret | null
  /** true: requires encryption. */
  isEncrypted?: boolean
  from: Sender
  /** The organisers' address; null: their mails are dropped. */
  organisers: string | null
  directory: string
  /** Longest silence of the server, milliseconds. */
  timeout?: number
  /** Longest time of one mail, milliseconds: a server that answers a byte at a time is never silent. */
  longest?: number
  /** Counter; missing: none. */
  count?: Pick<MailCount, 'counted'>
  /** Told after each mail to organisers: which of their addresses the server refused, while it took others. */
  refused?(addresses: readonly string[]): void
}

/**
 * Sends one mail. 5xx answers are refusals, 4xx answers delays (RFC 5321 §4.2.1); a connection lost after the whole mail is uncertain; other errors
 * mean that the server is not available. A mail to organisers without an address counts as sent.
 */
export function createMailer({
  smtpUrl,
  isEncrypted = true,
  from,
  organisers,
  directory,
  timeout = 20_000,
  longest = 600_000,
  count = { counted: (_, sending) => sending },
  refused = () => {},
}: MailSettings): Deliver<Letter> {
  const post = smtpUrl ? smtpPost(smtpUrl, isEncrypted, timeout, longest) : filePost(directory)
  const host = from.address.replace(/^.*@/, '')
  return async ({ to, replyTo, subject, text, lang, purpose, unsubscribe, attachments = [] }, ownerId) => {
    const receiver = to ?? organisers
    if (receiver === null) return
    const sending = post(`${ownerId}.${purpose}`, {
      from,
      to: to === null ? receiver : { name: '', address: receiver },
      ...repliesTo(to, replyTo, organisers),
      subject,
      text,
      messageId: `<${ownerId}.${purpose}@${host}>`,
      headers: { 'Content-Language': lang, ...fromProgram, ...unsubscribing(unsubscribe) },
      attachments: attachments.map(({ content, ...attachment }) => ({ ...attachment, content: lazily(content) })),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const refusedOnes = await count.counted(purpose, sending)
    if (to === null) refused(refusedOnes)
  }
}

/**
 * Nobody's absence is answered to these mails: RFC 3834, and for Exchange, which does not know it (MS-OXCMAIL 2.2.3.2.14). All but NDR: a mail that
 * cannot be delivered must come back.
 */
const fromProgram = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' }

/** Replies to notices go to the visitor; replies to our mails go to the organisers. */
function repliesTo(to: string | null, replyTo: string | undefined, organisers: string | null) {
  if (replyTo) return { replyTo: { name: '', address: replyTo } }
  return to !== null && organisers !== null ? { replyTo: organisers } : {}
}

/** Unsubscribe button of mail programs, by https without opening the page (RFC 2369, RFC 8058). */
function unsubscribing(page: string | undefined): Readonly<Record<string, string>> {
  if (page === undefined) return {}
  const list = { 'List-Unsubscribe': `<${page}>` }
  return page.startsWith('https:') ? { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : list
}

/** Loaded with the first mail: it is a fifth of the code read at the start. */
const transports = () => import('nodemailer')

/** Returns the addresses that were refused while others were taken. */
type Post = (name: string, mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]) => Promise<readonly string[]>

/** Generated on demand: not while the server is unavailable. */
function lazily(content: () => Promise<Uint8Array>): Readable {
  return Readable.from(
    (async function* () {
      yield await content()
    })(),
  )
}

function smtpPost(url: Secret, isEncrypted: boolean, timeout: number, longest: number): Post {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  return async (_, mail) => {
    let isWhole = false
    const { createTransport } = await transports()
    const transport = createTransport({ ...timeouts, url: url.reveal(), requireTLS: isEncrypted })
    transport.use('stream', ({ message }, done) => {
      message.processFunc((letter) => letter.once('end', () => (isWhole = true)))
      done()
    })
    const { rejected } = await transport.sendMail({ ...mail, signal: AbortSignal.timeout(longest) }).catch((error: SmtpError) => {
      throw faultOf(error, isWhole)
    })
    return rejected
  }
}

/** Connects and logs in without sending. Returns the error as a sentence; null: fine. `timeout`: milliseconds. */
export async function canLogIn(url: Secret, isEncrypted: boolean, timeout = 10_000): Promise<string | null> {
  const timeouts = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const { createTransport } = await transports()
  const transport = createTransport({ ...timeouts, url: url.reveal(), requireTLS: isEncrypted })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return faultOf(error as SmtpError, false).message
  } finally {
    transport.close()
  }
}

/** nodemailer's error: `response` from the server, `code` of the failed step. */
type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

/** `isWhole`: the whole mail was sent. */
function faultOf({ code, responseCode, response, message }: SmtpError, isWhole: boolean): Error {
  if (code === 'ETLS') return new Error('the mail server offers no encryption, which SMTP_TLS requires')
  const said = responseCode
    ? `answers ${withoutPeople(response ?? String(responseCode))}`
    : `cannot be used: ${causeOf(code, message)}`
  const sentence = `the mail server ${said}`
  // 421: the server closes for everybody (RFC 5321 §3.8).
  if ((code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421) {
    if (!responseCode) return new DeliveryRefused('the mail has no valid address, or is too long')
    return responseCode >= 500 ? new DeliveryRefused(sentence) : new DeliveryDelayed(sentence)
  }
  if (code === 'ESTREAM') return new DeliveryDelayed('the documents of the mail cannot be made')
  if (isWhole && !responseCode) return new DeliveryUncertain(`${sentence} after the whole mail: it may have arrived`)
  return new Error(sentence)
}

/** nodemailer's own codes name the step (ESOCKET), its messages the cause. */
const causeOf = (code: string | undefined, message: string) => networkCause(code === 'ESOCKET' ? message : (code ?? ''))

/** The server's answer for the log, without addresses and quoted text. */
function withoutPeople(response: string): string {
  const words = response.replace(/\S*@\S*/g, '…').replace(/[^\x21-\x7e…]+/g, ' ')
  return words.trim().slice(0, 200)
}

/** Deletes stored mails of these owners. Returns their number. */
export function removeStoredMails(directory: string, ownerIds: readonly string[]): number {
  if (!existsSync(directory)) return 0
  const ids = new Set(ownerIds)
  const meant = readdirSync(directory).filter((name) => ids.has(name.split('.', 1)[0] ?? ''))
  for (const name of meant) rmSync(join(directory, name), { force: true })
  return meant.length
}

/** The folder is created with the first mail: a closed desk must write nothing. */
function filePost(directory: string): Post {
  return async (name, mail) => {
    const { createTransport } = await transports()
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(mail)
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const path = join(directory, `${name}.eml`)
    await replaceFile(path, message as Buffer, { draft: `${path}.part` })
    return []
  }
}
