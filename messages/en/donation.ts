import type { Catalogue } from '../catalogue.ts'

export const donation: Catalogue['donation'] = {
  title: 'Support the rehabilitation centre',
  description: 'The forum’s registration fees go to a veterans’ rehabilitation centre. How else to help.',
  text: 'The registration fees of the forum’s participants go to a veterans’ rehabilitation centre.',
  raised: (goal) => `raised of ${goal}`,
  missing: (sum) => `${sum} missing`,
  help: 'Whom to ask',
  helpText: 'Tell us what you would like to give: money, equipment or work. We will put you in touch with the centre.',
  toForum: (year) => `Forum ${year}`,
}
