import { Neighbours } from './neighbours.tsx'

const previous = { label: 'Раніше', to: '/uk/news/first', title: 'Перша новина' }
const next = { label: 'Далі', to: '/uk/news/second', title: 'The second story', lang: 'en' }

export const Both = () => <Neighbours label="Сусідні новини" previous={previous} next={next} />
export const OnlyNext = () => <Neighbours label="Сусідні відео" previous={null} next={next} />
