import type { Catalogue } from '../catalogue.ts'

export const errors: Catalogue['errors'] = {
  notFoundTitle: 'Страница не найдена',
  notFound: 'Страница, которую вы ищете, не найдена',
  faultTitle: 'Что-то сломалось на нашей стороне',
  fault: 'Мы уже видим эту ошибку в журнале. Попробуйте ещё раз через минуту.',
  unavailableTitle: 'Сайт как раз просыпается',
  unavailable: 'Содержание ещё не загрузилось. Обновите страницу через несколько секунд.',
  notAcceptedTitle: 'Эта страница не принимает данные',
  notAccepted: 'Ничего не отправлено. Откройте страницу по обычной ссылке.',
  openPage: 'Открыть страницу',
  goHome: 'На главную',
  goProgramme: 'К программе',
  retry: 'Попробовать ещё раз',
}
