// The sender of our mails, as a person writes it into the settings.
import { domainToASCII } from 'node:url'

/** `name` may be empty. The domain of `address` is in ASCII. */
export type Sender = { name: string; address: string }

const shape = /^(?<name>[^<>\r\n]*)<(?<inner>[^<>]+)>$|^(?<bare>[^<>\r\n]+)$/
const quoted = /^"(?<words>(?:[^"\\]|\\.)*)"$/
/** A mailbox in other letters would need SMTPUTF8 (RFC 6531) on the whole way. */
const mailbox = /^(?<local>[!#-'*+\-./0-9=?A-Z^-~]+)@(?<domain>[^\s@<>",;]+\.[^\s@<>",;]+)$/

/**
 * Reads `Name <address>`, `"Name" <address>` or `address` (RFC 5322 §3.4). Every sign of the name counts as written: a colon, bracket or semicolon has
 * no meaning of its own here. A domain in other letters is given in ASCII (RFC 5891). Undefined: neither.
 */
export function readSender(text: string): Sender | undefined {
  const { name = '', inner, bare } = shape.exec(text.trim())?.groups ?? {}
  const { local, domain } = mailbox.exec((inner ?? bare ?? '').trim())?.groups ?? {}
  const host = domain && domainToASCII(domain)
  if (!local || !host) return
  const words = quoted.exec(name.trim())?.groups?.words
  const plain = words === undefined ? name.trim() : words.replaceAll(/\\(.)/g, '$1')
  return { name: plain, address: `${local}@${host}` }
}

/** `Name <address>` or `address`, to be read by people. */
export const senderText = ({ name, address }: Sender): string => (name ? `${name} <${address}>` : address)
