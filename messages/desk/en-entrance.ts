// Words of the desk's entrance, and of what goes wrong, in English.
import type { ukEntrance } from './uk-entrance.ts'

export const enEntrance: typeof ukEntrance = {
  entrance: {
    title: 'Entrance for organisers',
    text: 'The desk is opened from the content service: sign in there as an organiser and press “Organisers’ desk”.',
    used: 'This way in was used before or is too old: each is good once, and for a minute. Open the desk from the content service again.',
    open: 'Open the content service',
    demo: 'This is a demonstration: the orders are invented, letters go nowhere. Anybody may come in.',
    enterDemo: 'Enter the demonstration',
  },
  problem: {
    notFound: ['There is no such page', 'The order may have another number. Find it by name, e-mail or company.'],
    forbidden: ['This place is not for you', 'Only organisers come in here.'],
    away: [
      'The desk does not answer now',
      'The database of the orders cannot be reached. Nothing is lost; try again in a minute.',
    ],
    broken: [
      'It did not work',
      'Something failed on the site; it was written down. See in the journal of the order what was done before you repeat it.',
    ],
    tooMany: ['Too many requests', 'Nobody opens that many pages. Wait a minute and try again; nothing was done.'],
    foreign: ['The form was not sent from here', 'Open the desk again and repeat it on its own page.'],
  },
}
