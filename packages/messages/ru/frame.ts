// Words of the frame of every page, and of what opens in it.
import type * as uk from '../uk/frame.ts'

export const site: typeof uk.site = {
  name: 'Киевский экономический форум',
  nameLines: ['Киевский', 'экономический', 'форум'],
  skip: 'К содержанию',
  menu: 'Меню',
  mainMenu: 'Главное меню',
  languages: 'Язык сайта',
  programme: 'Программа',
  speakers: 'Спикеры',
  archive: 'Архив',
  gallery: 'Галерея',
  news: 'Новости',
  videos: 'Видео',
  about: 'О форуме',
  contacts: 'Контакты',
  photos: 'Фото',
  archiveOf: (year) => `Архив ${year}`,
  edition: (year) => `Форум ${year}`,
  speakersOf: (year) => `Спикеры ${year}`,
  programmeOf: (year) => `Программа ${year}`,
  path: 'Путь к странице',
  follow: 'Мы в сетях',
  newTab: 'откроется в новой вкладке',
  privacy: 'Политика конфиденциальности',
  offer: 'Публичная оферта',
  refundTerms: 'Условия возврата',
  cookies: 'О файлах cookie',
  accessibility: 'Доступность',
  openData: 'Открытые данные',
  credit: 'Сделано в Киеве, мастерская «Перо и Сетка»',
  contact: 'Связь',
  notInLanguage: 'на этом языке страницы нет',
  development: 'Версия для разработки: содержание может быть неверным',
  deskClosedTitle: 'Формы и продажа закрыты',
  deskClosed:
    'Техническая неисправность: сейчас сайт не может принять заявку или заказ. Всё остальное работает; напишите или позвоните нам.',
  tickets: 'Билеты',
  registration: 'Регистрация участников',
  contactUs: 'Свяжитесь с нами',
  allContacts: 'Все контакты',
  cookieSettings: 'Настройки cookie',
  footerMenu: 'Разделы сайта',
  shortName: 'Экономфорум',
  home: 'Главная',
}

export const consent: typeof uk.consent = {
  question: 'Разрешите считать посещения?',
  explanation:
    'С вашего согласия Google Analytics сможет видеть, какие страницы сайта вы открываете и сколько их читаете. Без него ничего не отправляется. Выбор действует полгода; изменить его можно внизу любой страницы.',
  more: 'Что именно?',
  accept: 'Согласиться',
  decline: 'Отказаться',
  present: { accepted: 'Сейчас вы согласны.', declined: 'Сейчас вы отказались.' },
}

export const errors: typeof uk.errors = {
  notFoundTitle: 'Страница не найдена',
  notFound: 'Страница, которую вы ищете, не найдена',
  faultTitle: 'Что-то сломалось на нашей стороне',
  fault: 'Попробуйте ещё раз через минуту. Если не поможет, напишите нам: контакты внизу страницы.',
  unavailableTitle: 'Сайт как раз просыпается',
  unavailable: 'Содержание ещё не загрузилось. Обновите страницу через несколько секунд.',
  askOrganisers: 'Если дело срочное, обратитесь к организаторам:',
  notAcceptedTitle: 'Эта страница не принимает данные',
  notAccepted: 'Ничего не отправлено. Откройте страницу по обычной ссылке.',
  openPage: 'Открыть страницу',
  goHome: 'На главную',
  goProgramme: 'К программе',
  retry: 'Попробовать ещё раз',
}

export const share: typeof uk.share = {
  share: 'Поделиться',
  shareItem: (title) => `Поделиться: ${title}`,
  address: 'Адрес страницы',
  copy: 'Скопировать',
  copied: 'Скопировано',
  notCopied:
    'Браузер не дал скопировать. Адрес уже выделен: нажмите Ctrl+C (на Mac ⌘C) или коснитесь его и выберите «Копировать».',
  email: 'Электронная почта',
  others: 'Другие приложения',
  close: 'Закрыть',
  copyOf: (field) => `Скопировать: ${field}`,
  selected: 'Выделено: нажмите Ctrl+C (на Mac ⌘C)',
}

export const status: typeof uk.status = {
  loading: 'Страница загружается',
  offline: 'Нет связи с интернетом.',
  offlineKept: 'Программа и страницы, которые вы уже открывали, доступны и так.',
  copy: 'Это сохранённая копия страницы.',
  from: 'Данные на {time} по Киеву.',
  anew: 'Обновить',
  online: 'Связь с интернетом восстановлена.',
  offlineTitle: 'Нет связи',
  offlineText: 'Эту страницу вы ещё не открывали, а сети сейчас нет. Как только связь вернётся, она откроется сама.',
  keptPages: 'Откроются и без сети',
}

export const support: typeof uk.support = {
  open: 'Поддержка по билетам',
  title: 'Помощь с билетами',
  sentence: 'Что-то не так с оплатой, счётом или самим билетом? Напишите или позвоните, как вам удобнее.',
  telegrambot: 'Telegram-бот',
  whatsapp: 'WhatsApp',
  phone: 'Телефон',
  email: 'Эл. почта',
  close: 'Закрыть',
}

export const interruption: typeof uk.interruption = {
  kinds: { alert: 'Воздушная тревога', pause: 'Перерыв в работе форума' },
  pauseInHalls: 'Незапланированный перерыв',
  since: (time) => `Прервано с ${time}.`,
  sinceInHalls: (halls, time) => `Прервано с ${time}: ${halls}.`,
  toShelter: 'Пройдите, пожалуйста, в укрытие.',
  wait: 'Когда продолжим, скажем здесь.',
  resumes: (time) => `Продолжим в ${time}.`,
  drill: 'Учения: это не настоящая тревога.',
  shelters: 'Укрытия',
  shelterSummary: 'Куда идти во время воздушной тревоги. Посмотрите заранее: это две минуты.',
  shelterDescription: 'Укрытия форума: где они, сколько в них мест и как к ним пройти из каждого зала.',
  places: (count) => `Мест: ${count}`,
  forHalls: (halls) => `Для тех, кто в залах: ${halls}`,
  forAll: 'Для всех залов',
  plan: 'План: как пройти',
  shelter: 'Где укрытие',
  ticket: 'Ваш билет остаётся действительным.',
  asOf: 'По состоянию на {time}:',
}
