import { ShareButton } from './share-button.tsx'

const item = { title: 'Ціна кіловата', time: '16 жовтня, 09:00', room: 'Велика зала', path: '/uk/forum/2025/program/prices' }

export const WithItsWord = () => <ShareButton item={item} />
export const OfARow = () => <ShareButton item={item} variant="icon" />
