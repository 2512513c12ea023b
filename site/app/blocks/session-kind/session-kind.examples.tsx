import { SessionKind } from './session-kind.tsx'

export const Panel = () => <SessionKind of={{ kind: 'panel', topic: 'Енергетика' }} />
export const Keynote = () => <SessionKind of={{ kind: 'keynote' }} />
export const Interview = () => <SessionKind of={{ kind: 'interview', topic: { text: 'Power', lang: 'en' } }} />
export const Discussion = () => <SessionKind of={{ kind: 'discussion' }} />
export const Ceremony = () => <SessionKind of={{ kind: 'ceremony' }} />
export const OfATopicAlone = () => <SessionKind of={{ topic: 'Енергетика' }} />
