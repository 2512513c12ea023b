// Words that all forms share, of the callback form, and of the pages of thanks.

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
  contact: 'Запитання',
}

/** The pages after an order and after a form: what they share, and the one after an order, true for whoever opens it directly. */
export const confirmation = {
  next: 'Що далі',
  contact: 'Якщо щось пішло не так',
  contactText: 'Запитайте відділ реєстрації: назвіть номер замовлення або імʼя, на яке його оформлено.',
  contactPlain: 'Напишіть або зателефонуйте нам.',
  ways: 'Тим часом',
  programme: 'Програма форуму',
  speakers: 'Спікери',
  news: 'Новини',
  home: 'На головну',
  order: {
    title: 'Що далі після замовлення',
    heading: 'Дякуємо!',
    summary: 'Якщо ви щойно оформили замовлення, воно вже в нас. Ось що буде далі.',
    steps: [
      {
        title: 'Лист на вашу пошту',
        text: 'Підтвердження приходить на адресу із замовлення. Якщо за годину його немає, перевірте «Спам» і напишіть нам.',
      },
      {
        title: 'Рахунок, коли платите за реквізитами',
        text: 'Рахунок прийде електронною поштою. Місце лишається за вами, доки банк проводить платіж.',
      },
      {
        title: 'Квиток після оплати',
        text: 'Квиток прийде на ту саму адресу. На реєстрації досить показати його з екрана.',
      },
    ],
  },
}
