// Words of forms, of the callback form, and of the pages of thanks.

import { site } from './frame.ts'

/** What every form says: sent to browsers with each page that has one. */
export const form = {
  sending: 'Надсилаємо…',
  trap: 'Залиште це поле порожнім',
  /** What stopped the form as a whole; what was typed stands in it still. */
  formErrors: {
    again: 'Натисніть, будь ласка, кнопку ще раз: ми оновили форму, усе введене на місці.',
    tooMany: 'З вашої адреси надходить забагато заявок. Зачекайте хвилину й натисніть кнопку ще раз: усе введене на місці.',
    tooLarge: 'Тексту забагато, щоб його надіслати. Скоротіть його й натисніть кнопку ще раз.',
    refused: 'Не вдалося зберегти заявку на нашому боці. Усе введене на місці: спробуйте за хвилину або зателефонуйте нам.',
    unanswered: 'Не вдалося надіслати: звʼязок перервався. Усе введене на місці: спробуйте ще раз.',
  },
  newTab: site.newTab,
  privacy: site.privacy,
}

/** The callback form, which stands on every page. */
export const callback = {
  open: 'Передзвоніть мені',
  title: 'Передзвонимо за годину',
  text: 'Розкажемо про квитки, групи й партнерство. У будні з 9 до 18 за Києвом.',
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
}

/** Words that forms with many fields share. */
export const forms = {
  summary: 'Перевірте, будь ласка',
  /** Links to pages with a form. */
  links: { press: 'Для преси', accreditation: 'Акредитуватися', subscription: 'Новини на пошту' },
  optional: 'необовʼязково',
  needed: 'Заповніть усі поля; необовʼязкові позначено.',
  next: 'Що буде далі',
  /** Labels of fields that several forms have; those of one form stand with its words (submissions.ts). */
  fields: {
    name: 'Імʼя та прізвище',
    position: 'Посада',
    company: 'Компанія',
    email: 'Електронна пошта',
    phone: 'Телефон',
    consent: 'Згода',
  },
  faults: {
    empty: 'Заповніть поле «{field}»',
    tooLong: 'Скоротіть поле «{field}» до {max} знаків',
    notText: 'У полі «{field}» є знаки, яких там бути не може. Введіть його ще раз',
    notPrinted:
      'Квитки й рахунки не можуть показати деяких із цих знаків. Введіть «{field}» латиницею, наприклад як у закордонному паспорті',
    notEmail: 'Введіть адресу на зразок olena@example.com',
    twoAlphabets: 'В адресі є кириличні літери, схожі на латинські: увімкніть англійську розкладку й введіть її знову',
    notPhone: 'Введіть номер телефону, наприклад +38 044 123 45 67',
    shortPhone: 'У номері бракує цифр. Український має 10, наприклад 044 123 45 67, іноземний починайте з + і коду країни',
    longPhone: 'У номері забагато цифр. Український має 10, наприклад 044 123 45 67. Якщо номерів два, залиште один',
    notWebsite: 'Введіть адресу сайту, наприклад media.example',
    notNumber: 'Введіть число від {min} до {max}',
    notAccepted: 'Без цієї згоди ми не можемо прийняти заявку',
  },
}

/** The pages after an order and after a form: what they share, and the one after an order, true for whoever opens it directly. */
export const confirmation = {
  next: 'Що далі',
  contact: 'Якщо щось пішло не так',
  contactText: 'Запитайте відділ реєстрації: назвіть номер замовлення або імʼя, на яке його оформлено.',
  /** A group has no order yet. */
  contactGroup: 'Запитайте відділ реєстрації: назвіть компанію або імʼя, від якого подано заявку.',
  contactPlain: 'Напишіть або зателефонуйте нам.',
  order: {
    title: 'Що далі після замовлення',
    heading: 'Дякуємо!',
    summary: 'Ось що буде далі з вашим замовленням.',
    steps: [
      {
        title: 'Лист на вашу пошту',
        text: 'Підтвердження приходить на адресу із замовлення. Якщо за годину його немає, перевірте «Спам» і напишіть нам.',
      },
      {
        title: 'Рахунок, коли платите за реквізитами',
        text: 'Рахунок прийде електронною поштою. У листі сказано, як закріпити місце за собою і до якого дня сплатити.',
      },
      {
        title: 'Квиток після оплати',
        text: 'Квиток прийде на ту саму адресу. На реєстрації досить показати його з екрана.',
      },
    ],
  },
}
