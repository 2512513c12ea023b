// Words of the frame of every page, and of what opens in it: every browser has them.
import type * as uk from '../uk/catalogue.ts'

export const about: typeof uk.about = {
  mission: 'Миссия',
  organizers: 'Организаторы',
  partners: 'Партнёры',
}

export const broadcast: typeof uk.broadcast = {
  title: 'Трансляции',
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

export const donation: typeof uk.donation = {
  title: 'Поддержать центр реабилитации',
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

export const forms: typeof uk.forms = {
  sending: 'Отправляем…',
  trap: 'Оставьте это поле пустым',
  summary: 'Проверьте, пожалуйста',
  formErrors: {
    again: 'Нажмите, пожалуйста, кнопку ещё раз: мы обновили форму, всё введённое на месте.',
    tooMany: 'С вашего адреса приходит слишком много заявок. Подождите минуту и нажмите кнопку ещё раз: всё введённое на месте.',
    tooLarge: 'Текста слишком много, чтобы его отправить. Сократите его и нажмите кнопку ещё раз.',
    refused: 'Не удалось сохранить заявку на нашей стороне. Всё введённое на месте: попробуйте через минуту или позвоните нам.',
    unanswered: 'Не удалось отправить: связь прервалась. Всё введённое на месте: попробуйте ещё раз.',
  },
  callback: {
    open: 'Перезвоните мне',
    title: 'Перезвоним в\u00a0течение часа',
    text: 'Оставьте номер: расскажем о билетах, группах и партнёрстве. Звоним в будни с 9 до 18 по Киеву.',
    description: 'Оставьте имя и номер телефона: перезвоним и расскажем о билетах, группах и партнёрстве.',
    name: 'Имя',
    nameExample: 'Елена',
    phone: 'Телефон',
    phoneMask: '+38 ### ### ## ##',
    submit: 'Жду звонка',
    use: 'Имя и номер нужны только для этого звонка.',
    thanksTitle: 'Спасибо, ждите звонка',
    thanks: 'Ваш номер у нас. Перезвоним в течение часа, а если сейчас выходной или вечер, то утром в ближайший рабочий день.',
    faults: { name: 'Поле Имя не может быть пустым', phone: 'Поле Телефон не может быть пустым' },
  },
  links: { press: 'Прессе', accreditation: 'Аккредитоваться', subscription: 'Письма форума' },
}

export const home: typeof uk.home = {
  place: 'Место',
  route: 'Проложить маршрут',
}

export const myProgramme: typeof uk.myProgramme = {
  title: 'Моя программа',
  added: 'В моей программе',
  noticeAdded: (title) => `Добавлено: «${title}»`,
  noticeFull: 'В своей программе помещается 60 событий. Снимите звезду с другого.',
  noticeLost: 'Этот браузер не позволяет хранить: после закрытия страницы звёзды исчезнут. Сохраните ссылку.',
  close: 'Закрыть',
}

export const people: typeof uk.people = {
  portraitOf: (name) => `Портрет: ${name}`,
}

export const photos: typeof uk.photos = {
  albumNotFoundTitle: 'Фотоальбом не найден',
  albumNotFound: 'Фотоальбом, который вы ищете, не найден',
}

export const publication: typeof uk.publication = {
  videos: 'Видео',
  duration: 'Длительность',
  allVideos: 'Все видео',
}

export const reference: typeof uk.reference = {
  materials: 'Материалы',
  pages: 'Справка',
  table: 'Таблица',
}

export const search: typeof uk.search = {
  title: 'Поиск',
  label: 'Что найти на сайте',
  hint: 'Имя, тема, компания',
  open: 'Поиск по сайту',
  close: 'Закрыть поиск',
  results: 'Найденное',
  unanswered: 'Сайт не отвечает: проверьте связь и попробуйте ещё раз.',
  allResults: 'Все результаты',
  one: {
    session: 'сессия',
    sideEvent: 'событие вокруг форума',
    person: 'человек',
    partner: 'партнёр',
    post: 'новость',
    video: 'видео',
    album: 'альбом',
    material: 'материал',
    broadcast: 'трансляция',
    page: 'страница',
  },
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
}

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
  credit: 'Сделано в Киеве, мастерская «Перо і Сітка»',
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
}

export const status: typeof uk.status = {
  loading: 'Страница загружается',
  offline: 'Нет связи с интернетом.',
  offlineKept: 'Программа и страницы, которые вы уже открывали, доступны и так.',
  online: 'Связь с интернетом восстановлена.',
  unreachableTitle: 'Страница не открылась',
  unreachable: 'Похоже, связь с интернетом прервалась. Проверьте её и попробуйте ещё раз.',
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
