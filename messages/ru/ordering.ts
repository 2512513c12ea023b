// Words of the pages of tickets and of forms.
import type * as uk from '../uk/ordering.ts'

export const forms: typeof uk.forms = {
  optional: 'необязательно',
  needed: 'Заполните все поля; необязательные отмечены.',
  next: 'Что будет дальше',
  fields: {
    name: 'Имя и фамилия',
    position: 'Должность',
    company: 'Компания',
    email: 'Электронная почта',
    phone: 'Телефон',
    consent: 'Согласие',
  },
  faults: {
    empty: (field) => `Заполните поле «${field}»`,
    tooLong: (field, max) => `Сократите поле «${field}» до ${max} знаков`,
    notText: (field) => `В поле «${field}» есть знаки, которых там быть не может. Введите его ещё раз`,
    notEmail: 'Введите адрес вида olena@example.com',
    twoAlphabets: 'В адресе есть кириллические буквы, похожие на латинские: включите английскую раскладку и введите его снова',
    notPhone: 'Введите номер телефона, например +38 044 123 45 67',
    notWebsite: 'Введите адрес сайта, например media.example',
    notNumber: (min, max) => `Введите число от ${min} до ${max}`,
    notAccepted: 'Без этого согласия мы не можем принять заявку',
  },
}

export const ticket: typeof uk.ticket = {
  titleOf: (year) => `Билеты на форум ${year}`,
  kinds: 'Виды билетов',
  vat: 'с НДС',
  oldPrice: 'Прежняя цена',
  choose: 'Выбрать билет',
  inHall: 'В зале',
  online: 'Онлайн',
  included: 'Что входит',
  soldOut: 'Распродано',
  register: 'Как зарегистрироваться',
  ways: {
    card: { title: 'Картой', text: 'Билет придёт на почту за минуту', page: 'Билет картой' },
    bank: { title: 'По банковским реквизитам', text: 'Счёт с QR-кодом для компаний и частных лиц', page: 'Билет по счёту' },
    form: { title: 'Группой', text: 'Одна заявка и один счёт на всю команду', page: 'Билеты для группы' },
  },
  /** Before the name, the code and the address of who sells (law on e-commerce, article 7). */
  seller: 'Продавец',
  sellerCode: 'код',
  contact: 'Вопросы о билетах',
  day: 'Когда и где',
  date: 'Дата',
  place: 'Место',
  route: 'Проложить маршрут',
  donationTitle: 'Куда идут взносы',
  donationText: 'Регистрационные взносы идут в центр реабилитации ветеранов.',
  donationMore: 'Поддержать центр',
}
