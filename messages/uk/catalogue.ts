// Words of the frame of every page, and of what opens in it: every browser has them.

export const about = {
  mission: 'Місія',
  organizers: 'Організатори',
  partners: 'Партнери',
}

export const broadcast = {
  title: 'Трансляції',
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

/** What the registration fees support: these words stand where editors have written no page of their own. */
export const donation = {
  title: 'Підтримати центр реабілітації',
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

/** Forms: what every one of them says, and the words of each. */
export const forms = {
  sending: 'Надсилаємо…',
  trap: 'Залиште це поле порожнім',
  summary: 'Перевірте, будь ласка',
  /** What stopped the form as a whole; what was typed stands in it still. */
  formErrors: {
    again: 'Натисніть, будь ласка, кнопку ще раз: ми оновили форму, усе введене на місці.',
    tooMany: 'З вашої адреси надходить забагато заявок. Зачекайте хвилину й натисніть кнопку ще раз: усе введене на місці.',
    tooLarge: 'Тексту забагато, щоб його надіслати. Скоротіть його й натисніть кнопку ще раз.',
    refused: 'Не вдалося зберегти заявку на нашому боці. Усе введене на місці: спробуйте за хвилину або зателефонуйте нам.',
    unanswered: 'Не вдалося надіслати: звʼязок перервався. Усе введене на місці: спробуйте ще раз.',
  },
  callback: {
    open: 'Передзвоніть мені',
    title: 'Передзвонимо за годину',
    text: 'Залиште номер: розкажемо про квитки, групи й партнерство. Дзвонимо в будні з 9 до 18 за Києвом.',
    description: 'Залиште імʼя та номер телефону: передзвонимо й розкажемо про квитки, групи й партнерство.',
    name: 'Імʼя',
    nameExample: 'Олена',
    phone: 'Телефон',
    phoneMask: '+38 ### ### ## ##',
    submit: 'Чекаю на дзвінок',
    use: 'Імʼя та номер потрібні лише для цього дзвінка.',
    thanksTitle: 'Дякуємо, чекайте на дзвінок',
    thanks: 'Ваш номер у нас. Передзвонимо за годину, а якщо зараз вихідний чи вечір, то зранку в найближчий робочий день.',
    /** Settled sentences (product.md, 7.3). */
    faults: { name: 'Поле Ім’я повино бути заповнено', phone: 'Поле Телефон не може бути порожнім' },
  },
  /** Links to pages with a form. */
  links: { press: 'Пресі', accreditation: 'Акредитуватися', subscription: 'Листи форуму' },
}

export const home = {
  place: 'Місце',
  route: 'Прокласти маршрут',
}

export const myProgramme = {
  title: 'Моя програма',
  added: 'У моїй програмі',
  noticeAdded: (title: string) => `Додано: «${title}»`,
  noticeFull: 'У власній програмі вміщується 60 подій. Зніміть зірку з іншої.',
  noticeLost: 'Цей браузер не дозволяє зберігати: після закриття сторінки зірки зникнуть. Збережіть посилання.',
  close: 'Закрити',
}

export const people = {
  portraitOf: (name: string) => `Портрет: ${name}`,
}

export const photos = {
  albumNotFoundTitle: 'Фотоальбом не знайдено',
  albumNotFound: 'Фотоальбом, який ви шукаєте, не знайдено',
}

export const publication = {
  videos: 'Відео',
  duration: 'Тривалість',
  allVideos: 'Усі відео',
}

/** Contacts, materials and the pages that editors write. */
export const reference = {
  materials: 'Матеріали',
  pages: 'Довідка',
  table: 'Таблиця',
}

/** Of the site's search. `also`: other words by which a page of the site itself is found. */
export const search = {
  title: 'Пошук',
  label: 'Що знайти на сайті',
  hint: 'Імʼя, тема, компанія',
  open: 'Пошук по сайту',
  close: 'Закрити пошук',
  results: 'Знайдене',
  unanswered: 'Сайт не відповідає: перевірте звʼязок і спробуйте ще раз.',
  allResults: 'Усі результати',
  one: {
    session: 'сесія',
    sideEvent: 'подія навколо форуму',
    person: 'людина',
    partner: 'партнер',
    post: 'новина',
    video: 'відео',
    album: 'альбом',
    material: 'матеріал',
    broadcast: 'трансляція',
    page: 'сторінка',
  },
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
}

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
}

export const status = {
  loading: 'Сторінка завантажується',
  offline: 'Немає звʼязку з інтернетом.',
  offlineKept: 'Програма й сторінки, які ви вже відкривали, доступні й так.',
  online: 'Звʼязок з інтернетом відновлено.',
  unreachableTitle: 'Сторінка не відкрилася',
  unreachable: 'Схоже, звʼязок з інтернетом перервався. Перевірте його і спробуйте ще раз.',
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
