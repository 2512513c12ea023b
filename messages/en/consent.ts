import type { Catalogue } from '../catalogue.ts'

export const consent: Catalogue['consent'] = {
  question: 'May we count your visits?',
  explanation:
    'With your consent Google Analytics may see which pages of this site you open and for how long. Without it nothing is sent. Your choice holds for six months; you can change it at the foot of any page.',
  more: 'What exactly?',
  accept: 'Accept',
  decline: 'Decline',
  present: { accepted: 'So far you have accepted.', declined: 'So far you have declined.' },
}
