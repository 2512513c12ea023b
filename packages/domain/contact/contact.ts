import { type NamedFile, namedOnce } from '../file/named-file.ts'
import { type Locale, localeTable } from '../localisation/locale.ts'
import { type Localised, nothing, notPublished } from '../localisation/localised.ts'
import type { FileId } from '../picture/picture.ts'
import type { RecordId } from '../record/record.ts'

export type Contact = {
  id: RecordId
  name: Localised
  phone: string | null
  email: string | null
  speakerContact: Localised
}

export const blankContact: Contact = { id: '', name: nothing, phone: null, email: null, speakerContact: nothing }

/** Contacts in `locale` that have a phone or mail, and whose name is not `-` (product.md, 2.3). */
export function shownContacts(contacts: readonly Contact[], locale: Locale): Contact[] {
  return contacts.filter(({ name, phone, email }) => (phone || email) && name[locale] !== notPublished)
}

/** The networks that are shown, in the site's order (product.md, 4.6). */
export const networks = ['facebook', 'instagram', 'linkedin', 'youtube', 'twitter', 'flickr', 'telegram'] as const
export type Network = (typeof networks)[number]

/** Chats for questions about tickets (product.md, 4.8). Editors name them like networks. */
export const supportChats = ['telegrambot', 'whatsapp'] as const
export type SupportChat = (typeof supportChats)[number]

export type SocialLink = { id: RecordId; network: Network | SupportChat; link: string }

/** The network or chat of an editor's `name_en`, ignoring case and spaces; undefined: not supported. */
export function networkNamed(name: string): Network | SupportChat | undefined {
  const key = name.replace(/\s+/g, '').toLowerCase()
  return [...networks, ...supportChats].find((network) => network === key)
}

export const legalDocuments = ['privacy', 'offer', 'refund'] as const

/** A legal document: Ukrainian file, and the file for other languages. */
export type LegalDocument = {
  id: RecordId
  kind: (typeof legalDocuments)[number]
  ukrainian: FileId | null
  other: FileId | null
}

export const contactLists = {
  contacts: (_: Contact): NamedFile[] => [],
  socialLinks: (_: SocialLink): NamedFile[] => [],
  documents: ({ id, ukrainian, other }: LegalDocument): NamedFile[] => [
    ...namedOnce(ukrainian, 'document', `documents/${id}`),
    ...namedOnce(other, 'document', `documents/${id}`),
  ],
}

/** The file for `locale`, otherwise the Ukrainian one; null: none. */
export function documentFor(documents: readonly LegalDocument[], kind: LegalDocument['kind'], locale: Locale): FileId | null {
  const found = documents.find((document) => document.kind === kind)
  return found?.[localeTable[locale].legalDocument] ?? found?.ukrainian ?? null
}

/** A phone number as written; `dials`: for its link; null: not a number. */
export type WrittenPhone = { text: string; dials: string | null }

/** Words before an extension. */
const extension = /(?:дод|доб|вн|внутр|ext|x|#)[.:=]?\s*(\d{1,6})/i
/** Separator of two numbers. */
const between = /\s*(?:[,;/|\n]|\s(?:або|или|or)\s)\s*(?=[+(]?\d)/i

/** All numbers of one field. */
export function writtenPhones(field: string): WrittenPhone[] {
  return field.split(between).flatMap((text) => (text.trim() ? [{ text: text.trim(), dials: dialsOf(text) }] : []))
}

/** At most 15 digits (ITU-T E.164), and an extension after a pause. A letter O among digits is read as zero. */
function dialsOf(text: string): string | null {
  const digits = plainSigns(text).replace(/(?<=\d[\s()-]*)[OoОо]+(?!\p{L})|(?<!\p{L})[OoОо]+(?=[\s()-]*\d)/gu, (letters) =>
    '0'.repeat(letters.length),
  )
  const [number = ''] = /[+(]*\d[\d\s().-]*/.exec(digits) ?? []
  const dialled = number.replace(/[^\d+]/g, '').replace(/(?<=.)\+/g, '')
  const [, inside] = extension.exec(digits.slice(digits.indexOf(number) + number.length)) ?? []
  const length = dialled.replace('+', '').length
  return length >= 3 && length <= 15 ? `tel:${dialled}${inside ? `,${inside}` : ''}` : null
}

/** ASCII dashes and dots, no invisible signs, no `(0)` behind a country code. */
function plainSigns(text: string): string {
  return text
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[·•]/g, '.')
    .replace(/(\+\d{1,3}[\s-]*)\(0\)/, '$1')
}
