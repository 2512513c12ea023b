import type { Catalogue } from '../catalogue.ts'

export const reference: Catalogue['reference'] = {
  contacts: 'Contacts',
  contactsSummary: 'Telephone or write to those who know the answer.',
  contactsDescription:
    'Telephones and e-mail of the organisers, registration, speakers’ desk and press office; where the forum is.',
  groups: 'Whom to ask',
  noContacts: 'Telephone numbers will appear here soon',
  materials: 'Materials',
  materialsSummary: 'Presentations, reports, press kits and the mark of the forum.',
  materialsDescription: 'Presentations, reports, press kits and the mark of the forum, by year.',
  noMaterials: 'There are no materials yet',
  noMaterialsText: 'Presentations and reports appear here after the forum.',
  undated: 'No year',
  kinds: {
    presentation: 'Presentations',
    report: 'Reports',
    press_kit: 'For the press',
    brand: 'Mark and style',
    other: 'Other',
  },
  pages: 'Good to know',
  pagesSummary: 'How to get there, what may be filmed, where to take a question.',
  pagesDescription: 'Pages about the venue, accessibility, rules and the work of the press at the forum.',
  noPages: 'There are no pages yet',
  otherPages: 'More that is good to know',
  table: 'Table',
  noBody: 'The text of this page is still being written.',
}
