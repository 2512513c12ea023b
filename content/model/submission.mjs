// Owns the collections of what visitors send: call-backs, orders, accreditations, bookings, subscriptions. Personal data:
// the public never reads them, the site creates them and says how orders stand, the staff change nothing but the status.
import { choice, instant, line, lines, ownKey, recorded, whole, yesNo } from './field.mjs'

const FOLDER = 'folder_submissions'
const NEW = ['Нова', 'New', '#6644FF']
const HANDLED = {
  new: NEW,
  in_progress: ['В роботі', 'In progress', '#FFC23B'],
  done: ['Готово', 'Done', '#2ECDA7'],
  rejected: ['Відхилено', 'Rejected', '#A2B5CD'],
}
const ACCREDITED = { new: NEW, approved: ['Схвалено', 'Approved', '#2ECDA7'], rejected: ['Відмовлено', 'Refused', '#E35169'] }
const ORDERED = {
  new: NEW,
  awaiting_payment: ['Чекає на оплату', 'Awaiting payment', '#FFC23B'],
  paid: ['Оплачено', 'Paid', '#2ECDA7'],
  failed: ['Не вдалося', 'Failed', '#E35169'],
  cancelled: ['Скасовано', 'Cancelled', '#A2B5CD'],
  refunded: ['Повернено', 'Refunded', '#A2B5CD'],
}
const SUBSCRIBED = {
  new: NEW,
  confirmed: ['Підтверджено', 'Confirmed', '#2ECDA7'],
  unsubscribed: ['Відписано', 'Unsubscribed', '#A2B5CD'],
}
const METHODS = { card: ['Картка', 'Card'], bank: ['Рахунок', 'Bank'], form: ['Заявка', 'Form'] }

const sent = (field, label) => line(field, label, { readonly: true })
const NAME = sent('name', ['Імʼя', 'Name'])
const PHONE = sent('phone', ['Телефон', 'Telephone'])
const EMAIL = sent('email', ['Пошта', 'E-mail'])
const LANG = sent('lang', ['Мова', 'Language'])
const YEAR = whole('forum_year', ['Рік форуму', 'Year of the forum'], { readonly: true })

/** @param {string[]} required what a row must bring to be accepted from the site */
const submission = (collection, label, icon, template, statuses, required, fields, list, note) => ({
  collection,
  label,
  icon,
  folder: FOLDER,
  template,
  submission: { required },
  list: { fields: ['created_at', ...list, 'status'], sort: ['-created_at'], widths: { created_at: 190 } },
  fields: [
    ownKey(),
    choice('status', ['Стан', 'Status'], statuses, note ? { note } : {}, 'new'),
    ...fields,
    instant('created_at', ['Надіслано', 'Sent']),
  ],
})

const callbacks = submission(
  'callbacks',
  ['Передзвонити', 'Call-backs'],
  'phone_callback',
  '{{name}} {{phone}}',
  HANDLED,
  ['name', 'phone'],
  [NAME, PHONE, LANG, sent('page', ['Зі сторінки', 'From the page'])],
  ['name', 'phone', 'lang'],
)

const ticketOrders = submission(
  'ticket_orders',
  ['Замовлення квитків', 'Ticket orders'],
  'shopping_cart',
  '{{number}} · {{total}} {{currency}}',
  ORDERED,
  ['number', 'method'],
  [
    sent('number', ['Номер', 'Number']),
    choice('method', ['Спосіб оплати', 'Method'], METHODS, { readonly: true }),
    YEAR,
    LANG,
    recorded('buyer', ['Покупець', 'Buyer']),
    recorded('items', ['Квитки', 'Items']),
    whole('total', ['Сума', 'Total'], { readonly: true }),
    sent('currency', ['Валюта', 'Currency']),
    recorded('payment', ['Оплата', 'Payment']),
    instant('paid_at', ['Оплачено', 'Paid at']),
  ],
  ['number', 'method', 'total', 'paid_at'],
  [
    'Рахунок, за яким надійшли кошти, позначте «Оплачено»: сайт видасть квитки. Інших змін тут не роблять.',
    'Mark an invoice whose money has arrived as “Paid”: the site issues the tickets. Nothing else is changed here.',
  ],
)

const accreditations = submission(
  'accreditations',
  ['Акредитація медіа', 'Media accreditation'],
  'badge',
  '{{firstname}} {{lastname}}, {{media}}',
  ACCREDITED,
  ['email'],
  [
    sent('firstname', ['Імʼя', 'First name']),
    sent('lastname', ['Прізвище', 'Last name']),
    sent('media', ['Медіа', 'Media']),
    sent('website', ['Сайт', 'Website']),
    sent('position', ['Посада', 'Position']),
    EMAIL,
    PHONE,
    LANG,
    lines('comments', ['Коментар', 'Comments'], { readonly: true }),
  ],
  ['firstname', 'lastname', 'media', 'email'],
)

const bookings = submission(
  'bookings',
  ['Бронювання', 'Bookings'],
  'bookmark',
  '{{name}} {{email}}',
  HANDLED,
  ['email'],
  [NAME, EMAIL, PHONE, LANG, YEAR],
  ['name', 'email', 'phone'],
)

const subscriptions = submission(
  'subscriptions',
  ['Підписка на новини', 'Subscriptions'],
  'mail',
  '{{email}}',
  SUBSCRIBED,
  ['email'],
  [EMAIL, NAME, LANG, yesNo('consent', ['Згода', 'Consent'], false, { readonly: true })],
  ['email', 'name', 'lang'],
)

const groupOrders = submission(
  'group_orders',
  ['Групові заявки', 'Group orders'],
  'group_add',
  '{{company}} · {{name}}',
  HANDLED,
  ['email'],
  [
    NAME,
    sent('company', ['Компанія', 'Company']),
    sent('position', ['Посада', 'Position']),
    PHONE,
    EMAIL,
    whole('participants_count', ['Учасників', 'Participants'], { readonly: true }),
    LANG,
    YEAR,
  ],
  ['company', 'name', 'participants_count', 'email'],
)

export const submissionCollections = [callbacks, ticketOrders, accreditations, bookings, subscriptions, groupOrders]
