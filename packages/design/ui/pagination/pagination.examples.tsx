import { Pagination } from './pagination.tsx'

const to = (page: number) => (page === 1 ? '/uk/news' : `/uk/news?page=${page}`)
const words = { page: 'Сторінка', previous: 'Назад', next: 'Далі' }

export const First = () => <Pagination current={1} count={3} to={to} words={{ ...words, pages: 'Перша з трьох' }} />
export const Middle = () => <Pagination current={7} count={14} to={to} words={{ ...words, pages: 'Сьома з чотирнадцяти' }} />
export const Last = () => <Pagination current={3} count={3} to={to} words={{ ...words, pages: 'Остання з трьох' }} />
