// Records of contacts → domain: contact groups, social links, legal documents.
import { type contactLists, legalDocuments, networkNamed } from '@forum/domain/contact/contact.ts'
import { type Faults, gatherFaults } from './fault.ts'
import { activity, choice, email, file, id, integer, link, localised, phone, texts } from './fields.ts'
import { inOrder, isActive, isTitled, type ReadersOf, readRecords, recordSchema } from './record.ts'

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

type ContactRecord = ReturnType<typeof shownRecords>[number]

/** Groups and networks share a collection. */
function shownRecords(values: readonly unknown[], faults: Faults) {
  return inOrder(readRecords(contactSchema, values, faults)).filter((record) => isActive(record, 'contacts', faults))
}

function isSocial({ type, link }: ContactRecord): boolean {
  return (type ?? (link === null ? 'contacts' : 'socials')) === 'socials'
}

const documentSchema = recordSchema(
  'documents',
  { id, kind: choice(legalDocuments), file_ua: file, file_en: file, sort: integer },
  ['kind'],
)

/** Contact groups and social links in the editor's order, without networks that the site does not support. */
export const contactReaders: ReadersOf<typeof contactLists> = {
  contacts: ({ contacts }, { faults }) =>
    shownRecords(contacts, faults)
      .filter((record) => !isSocial(record) && isTitled(localised(record, 'name'), 'contacts', record.id, faults))
      .map((record) => ({
        id: record.id,
        name: localised(record, 'name'),
        phone: record.phone,
        email: record.email,
        speakerContact: localised(record, 'speaker_contact'),
      })),
  // The faults of the collection are told by the reader of the groups.
  socialLinks: ({ contacts }) =>
    shownRecords(contacts, gatherFaults())
      .filter(isSocial)
      .flatMap((record) => {
        const network = networkNamed(record.name_en ?? record.name_ua ?? '')
        return network && record.link !== null ? [{ id: record.id, network, link: record.link }] : []
      }),
  documents: ({ documents }, { faults }) =>
    inOrder(readRecords(documentSchema, documents, faults)).flatMap(({ id, kind, file_ua, file_en }) =>
      kind === null ? [] : [{ id, kind, ukrainian: file_ua, other: file_en }],
    ),
}
