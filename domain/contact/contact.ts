import { type Locale, localeTable } from '../localisation/locale.ts'
import { type Localised, nothing, notPublished } from '../localisation/localised.ts'
import type { FileId } from '../picture/picture.ts'
import type { RecordId } from '../record.ts'

export type Contact = {
  id: RecordId
  name: Localised
  phone: string | null
  email: string | null
  speakerContact: Localised
}

export const blankContact: Contact = { id: '', name: nothing, phone: null, email: null, speakerContact: nothing }

/** The contacts of a page in `locale`: those that can be reached, and whose name is not `-` there (product.md, 2.3). */
export function shownContacts(contacts: readonly Contact[], locale: Locale): Contact[] {
  return contacts.filter(({ name, phone, email }) => (phone || email) && name[locale] !== notPublished)
}

/** The networks that are shown, in the site's order (product.md, 4.6). */
export const networks = ['facebook', 'instagram', 'linkedin', 'youtube', 'twitter', 'flickr', 'telegram'] as const
export type Network = (typeof networks)[number]

/** Chats in which questions about tickets are answered (product.md, 4.8). Editors name them as they name networks. */
export const supportChats = ['telegrambot', 'whatsapp'] as const
export type SupportChat = (typeof supportChats)[number]

export type SocialLink = { id: RecordId; network: Network | SupportChat; link: string }

export const blankSocialLink: SocialLink = { id: '', network: 'facebook', link: '' }

/** The network or chat that an editor's `name_en` means: compared without case and spaces; undefined when it is not shown. */
export function networkNamed(name: string): Network | SupportChat | undefined {
  const key = name.replace(/\s+/g, '').toLowerCase()
  return [...networks, ...supportChats].find((network) => network === key)
}

export const legalDocuments = ['privacy', 'offer', 'refund'] as const

/** A legal document in its two texts: the Ukrainian one, and the one for all other languages. */
export type LegalDocument = {
  id: RecordId
  kind: (typeof legalDocuments)[number]
  ukrainian: FileId | null
  other: FileId | null
}

export const blankDocument: LegalDocument = { id: '', kind: 'privacy', ukrainian: null, other: null }

/** The file of the kind that is for readers of `locale`, else the Ukrainian one; null when there is none. */
export function documentFor(documents: readonly LegalDocument[], kind: LegalDocument['kind'], locale: Locale): FileId | null {
  const found = documents.find((document) => document.kind === kind)
  return found?.[localeTable[locale].legalDocument] ?? found?.ukrainian ?? null
}

/** A telephone as it is written; `dials`: what its link dials; null: it is no number that anybody could dial. */
export type WrittenPhone = { text: string; dials: string | null }

/** What stands before the number of an extension, in the languages of the site. */
const extension = /(?:дод|доб|вн|внутр|ext|x|#)[.:]?\s*(\d{1,6})/i
/** What stands between two numbers. */
const between = /\s*(?:[,;/|\n]|\s(?:або|или|or)\s)\s*(?=[+(]?\d)/i

/** The numbers that an editor wrote into one field. */
export function writtenPhones(field: string): WrittenPhone[] {
  return field.split(between).flatMap((text) => (text.trim() ? [{ text: text.trim(), dials: dialsOf(text) }] : []))
}

/** At most 15 digits (ITU-T E.164), and an extension behind a pause. Letters O among digits are zeros, those of words are none. */
function dialsOf(text: string): string | null {
  const digits = text.replace(/(?<=\d[\s()-]*)[OoОо]+(?!\p{L})|(?<!\p{L})[OoОо]+(?=[\s()-]*\d)/gu, (letters) =>
    '0'.repeat(letters.length),
  )
  const [number = ''] = /[+(]*\d[\d\s().\u00a0\u2010-\u2015-]*/.exec(digits) ?? []
  const dialled = number.replace(/[^\d+]/g, '').replace(/(?<=.)\+/g, '')
  const [, inside] = extension.exec(digits.slice(digits.indexOf(number) + number.length)) ?? []
  const length = dialled.replace('+', '').length
  return length >= 3 && length <= 15 ? `tel:${dialled}${inside ? `,${inside}` : ''}` : null
}
