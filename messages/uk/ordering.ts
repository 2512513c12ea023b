// Words of the pages of tickets and of forms.

/** Forms: what every one of them says, and the words of each. */
export const forms = {
  optional: 'необовʼязково',
  needed: 'Заповніть усі поля; необовʼязкові позначено.',
  next: 'Що буде далі',
  /** Labels of fields that several forms have; those of one form stand with its words (submission.ts). */
  fields: {
    name: 'Імʼя та прізвище',
    position: 'Посада',
    company: 'Компанія',
    email: 'Електронна пошта',
    phone: 'Телефон',
    consent: 'Згода',
  },
  faults: {
    empty: (field: string) => `Заповніть поле «${field}»`,
    tooLong: (field: string, max: number) => `Скоротіть поле «${field}» до ${max} знаків`,
    notText: (field: string) => `У полі «${field}» є знаки, яких там бути не може. Введіть його ще раз`,
    notEmail: 'Введіть адресу на зразок olena@example.com',
    twoAlphabets: 'В адресі є кириличні літери, схожі на латинські: увімкніть англійську розкладку й введіть її знову',
    notPhone: 'Введіть номер телефону, наприклад +38 044 123 45 67',
    notWebsite: 'Введіть адресу сайту, наприклад media.example',
    notNumber: (min: number, max: number) => `Введіть число від ${min} до ${max}`,
    notAccepted: 'Без цієї згоди ми не можемо прийняти заявку',
  },
}

/** Tickets: their page, the pages of the three ways to register, and the home page's buttons. */
export const ticket = {
  titleOf: (year: number) => `Квитки на форум ${year}`,
  kinds: 'Види квитків',
  vat: 'з ПДВ',
  oldPrice: 'Попередня ціна',
  choose: 'Обрати квиток',
  inHall: 'У залі',
  online: 'Онлайн',
  included: 'Що входить',
  soldOut: 'Розпродано',
  register: 'Як зареєструватися',
  /** How the visitor registers: the row on the page of tickets, and the heading of a page of its own. */
  ways: {
    card: { title: 'Карткою', text: 'Квиток прийде на пошту за хвилину', page: 'Квиток карткою' },
    bank: {
      title: 'За банківськими реквізитами',
      text: 'Рахунок із QR-кодом для компаній і приватних осіб',
      page: 'Квиток за рахунком',
    },
    form: { title: 'Групою', text: 'Одна заявка й один рахунок на всю команду', page: 'Квитки для групи' },
  },
  /** Before the name, the code and the address of who sells (law on e-commerce, article 7). */
  seller: 'Продавець',
  sellerCode: 'код',
  contact: 'Запитання про квитки',
  day: 'Коли й де',
  date: 'Дата',
  place: 'Місце',
  route: 'Прокласти маршрут',
  donationTitle: 'Куди йдуть внески',
  donationText: 'Реєстраційні внески йдуть до центру реабілітації ветеранів.',
  donationMore: 'Підтримати центр',
}
