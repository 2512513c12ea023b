import type { Catalogue } from '../catalogue.ts'

export const moments: Catalogue['moments'] = {
  soon: (left) => `In ${left}`,
  ended: 'Ended',
  strip: 'Now and next',
  now: 'Now',
  next: 'Next',
  nothing: 'nothing',
  at: (time) => `at ${time}`,
  jump: 'To what is on now',
  spoken: (what) => `Now: ${what}`,
  today: 'Today’s programme',
  showOwn: 'My time beside it',
  yourTime: 'your time',
  ownInBrackets: (zone) => `Yours in brackets, ${zone}`,
}
