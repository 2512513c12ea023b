// Words of the frame of every page, and of what opens in it.
import { atHour } from '@forum/domain/localisation/at-hour.ts'

export const site = {
  name: 'Київський економічний форум',
  nameLines: ['Київський', 'економічний', 'форум'],
  skip: 'До змісту',
  menu: 'Меню',
  mainMenu: 'Головне меню',
  languages: 'Мова сайту',
  programme: 'Програма',
  speakers: 'Спікери',
  archive: 'Архів',
  gallery: 'Галерея',
  news: 'Новини',
  videos: 'Відео',
  about: 'Про форум',
  contacts: 'Контакти',
  photos: 'Фото',
  archiveOf: (year: number) => `Архів ${year}`,
  edition: (year: number) => `Форум ${year}`,
  speakersOf: (year: number) => `Спікери ${year}`,
  programmeOf: (year: number) => `Програма ${year}`,
  path: 'Шлях до сторінки',
  follow: 'Ми в мережах',
  newTab: 'відкриється в новій вкладці',
  privacy: 'Політика приватності',
  offer: 'Публічна оферта',
  refundTerms: 'Умови повернення',
  cookies: 'Про файли cookie',
  accessibility: 'Доступність',
  openData: 'Відкриті дані',
  credit: 'Зроблено в Києві, майстерня «Перо і Сітка»',
  contact: 'Звʼязок',
  notInLanguage: 'цією мовою сторінки немає',
  development: 'Версія для розробки: вміст може бути неправильним',
  deskClosedTitle: 'Форми й продаж зачинено',
  deskClosed:
    'Технічна несправність: зараз сайт не може прийняти заявку чи замовлення. Усе інше працює; напишіть або зателефонуйте нам.',
  tickets: 'Квитки',
  registration: 'Реєстрація учасників',
  contactUs: 'Звʼяжіться з нами',
  allContacts: 'Усі контакти',
  cookieSettings: 'Налаштування cookie',
  footerMenu: 'Розділи сайту',
  /** On a home screen, where a dozen letters have room. */
  shortName: 'Економфорум',
  home: 'Головна',
}

export const consent = {
  question: 'Дозволите рахувати відвідування?',
  explanation:
    'За вашої згоди Google Analytics зможе бачити, які сторінки сайту ви відкриваєте й скільки їх читаєте. Без неї нічого не надсилається. Вибір діє пів року; змінити його можна внизу кожної сторінки.',
  more: 'Що саме?',
  accept: 'Погодитися',
  decline: 'Відмовитися',
  present: { accepted: 'Зараз ви погодилися.', declined: 'Зараз ви відмовилися.' },
}

export const errors = {
  notFoundTitle: 'Сторінку не знайдено',
  notFound: 'Сторінку, яку ви шукаєте, не знайдено',
  faultTitle: 'Щось зламалося на нашому боці',
  fault: 'Спробуйте ще раз за хвилину. Якщо не допоможе, напишіть нам: контакти внизу сторінки.',
  unavailableTitle: 'Сайт саме прокидається',
  unavailable: 'Вміст ще не завантажився. Оновіть сторінку за кілька секунд.',
  askOrganisers: 'Якщо справа термінова, звертайтеся до організаторів:',
  notAcceptedTitle: 'Ця сторінка не приймає даних',
  notAccepted: 'Нічого не надіслано. Відкрийте сторінку за звичайним посиланням.',
  openPage: 'Відкрити сторінку',
  goHome: 'На головну',
  goProgramme: 'До програми',
  retry: 'Спробувати ще раз',
}

export const share = {
  share: 'Поділитися',
  shareItem: (title: string) => `Поділитися: ${title}`,
  address: 'Адреса сторінки',
  copy: 'Скопіювати',
  copied: 'Скопійовано',
  notCopied:
    'Браузер не дав скопіювати. Адресу вже виділено: натисніть Ctrl+C (на Mac ⌘C) або торкніться її й оберіть «Копіювати».',
  email: 'Електронна пошта',
  others: 'Інші застосунки',
  close: 'Закрити',
  copyOf: (field: string) => `Скопіювати: ${field}`,
  selected: 'Виділено: натисніть Ctrl+C (на Mac ⌘C)',
}

export const status = {
  loading: 'Сторінка завантажується',
  offline: 'Немає звʼязку з інтернетом.',
  offlineKept: 'Програма й сторінки, які ви вже відкривали, доступні й так.',
  copy: 'Це збережена копія сторінки.',
  from: 'Дані станом на {time} за Києвом.',
  anew: 'Оновити',
  online: 'Звʼязок з інтернетом відновлено.',
  offlineTitle: 'Немає звʼязку',
  offlineText: 'Цю сторінку ви ще не відкривали, а мережі зараз немає. Щойно звʼязок повернеться, вона відкриється сама.',
  keptPages: 'Відкриються й без мережі',
}

export const support = {
  open: 'Підтримка з квитків',
  title: 'Допомога з квитками',
  sentence: 'Щось не так з оплатою, рахунком чи самим квитком? Напишіть або зателефонуйте, як вам зручніше.',
  telegrambot: 'Telegram-бот',
  whatsapp: 'WhatsApp',
  phone: 'Телефон',
  email: 'Ел. пошта',
  close: 'Закрити',
}

/** What the desk says of the day: an interruption of the forum, sentence after sentence. */
export const interruption = {
  kinds: { alert: 'Повітряна тривога', pause: 'Перерва в роботі форуму' },
  alertDrill: 'Навчальна тривога',
  pauseInHalls: 'Незапланована перерва',
  since: (time: string) => `Перервано з ${time}.`,
  sinceInHalls: (halls: string, time: string) => `Перервано з ${time}: ${halls}.`,
  toShelter: 'Пройдіть, будь ласка, до укриття.',
  wait: 'Коли продовжимо, скажемо тут.',
  resumes: (time: string) => `Продовжимо ${atHour(time)}.`,
  drill: 'Навчання: це не справжня тривога.',
  shelters: 'Укриття',
  shelterSummary: 'Куди йти під час повітряної тривоги. Подивіться заздалегідь: це дві хвилини.',
  shelterDescription: 'Укриття форуму: де вони, скільки в них місць і як до них пройти з кожної зали.',
  places: (count: string) => `Місць: ${count}`,
  forHalls: (halls: string) => `Для тих, хто в залах: ${halls}`,
  forAll: 'Для всіх зал',
  plan: 'План: як пройти',
  shelter: 'Де укриття',
  ticket: 'Ваш квиток лишається дійсним.',
  /** Without a network: what the site said last. */
  asOf: 'Станом на {time}:',
}
