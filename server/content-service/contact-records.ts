// Records of contacts → domain: contact groups, social links, legal documents.
import { type Contact, type LegalDocument, legalDocuments, networkNamed, type SocialLink } from '#domain/contact/contact.ts'
import { activity, choice, email, file, id, integer, link, localised, phone, texts } from './fields.ts'
import { inOrder, isActive, isTitled, type Reading, readRecords, recordSchema } from './record.ts'

const contactSchema = recordSchema(
  'contacts',
  {
    id,
    type: choice(['contacts', 'socials']),
    is_active: activity,
    ...texts('name'),
    phone,
    email,
    ...texts('speaker_contact'),
    link,
    sort: integer,
  },
  ['type'],
)

/** Contact groups and social links in the editor's order, without networks that the site does not support. */
export function readContacts(
  values: readonly unknown[],
  { faults }: Reading,
): { contacts: Contact[]; socialLinks: SocialLink[] } {
  const records = inOrder(readRecords(contactSchema, values, faults)).filter((record) => isActive(record, 'contacts', faults))
  const isSocial = (record: (typeof records)[number]) =>
    (record.type ?? (record.link === null ? 'contacts' : 'socials')) === 'socials'
  const groups = records.filter(
    (record) => !isSocial(record) && isTitled(localised(record, 'name'), 'contacts', record.id, faults),
  )
  return {
    contacts: groups.map((record) => ({
      id: record.id,
      name: localised(record, 'name'),
      phone: record.phone,
      email: record.email,
      speakerContact: localised(record, 'speaker_contact'),
    })),
    socialLinks: records.filter(isSocial).flatMap((record) => {
      const network = networkNamed(record.name_en ?? record.name_ua ?? '')
      return network && record.link !== null ? [{ id: record.id, network, link: record.link }] : []
    }),
  }
}

const documentSchema = recordSchema(
  'documents',
  { id, kind: choice(legalDocuments), file_ua: file, file_en: file, sort: integer },
  ['kind'],
)

export function readDocuments(values: readonly unknown[], { faults }: Reading): LegalDocument[] {
  return inOrder(readRecords(documentSchema, values, faults)).flatMap(({ id, kind, file_ua, file_en }) =>
    kind === null ? [] : [{ id, kind, ukrainian: file_ua, other: file_en }],
  )
}
