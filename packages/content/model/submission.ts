// Collections of submissions: callbacks, orders, accreditations, bookings, subscriptions. Personal data: never public; the site creates them and sets
// order states; staff only change the status.

import { type Choices, choice, choicesOf } from './choice.ts'
import type { Submission } from './collection.ts'
import { type Field, line, lines, ownKey, recorded, whole, yesNo } from './field.ts'
import type { Label } from './label.ts'
import { boughtColumns, buyerColumns, deskActions, orderLinks, orderTickets, ticketsOfOrder } from './order.ts'
import { instant } from './time.ts'

const FOLDER = 'folder_submissions'
const NEW: readonly [uk: string, en: string, colour: string] = ['Нова', 'New', '#6644FF']
const HANDLED: Choices = {
  new: NEW,
  in_progress: ['В роботі', 'In progress', '#FFC23B'],
  done: ['Готово', 'Done', '#2ECDA7'],
  rejected: ['Відхилено', 'Rejected', '#A2B5CD'],
}
const ACCREDITED: Choices = {
  new: NEW,
  asked: ['Уточнюємо', 'Question asked', '#FFC23B'],
  approved: ['Схвалено', 'Approved', '#2ECDA7'],
  rejected: ['Відмовлено', 'Refused', '#E35169'],
}
const ORDERED = {
  new: NEW,
  awaiting_payment: ['Чекає на оплату', 'Awaiting payment', '#FFC23B'],
  paid: ['Оплачено', 'Paid', '#2ECDA7'],
  failed: ['Не вдалося', 'Failed', '#E35169'],
  cancelled: ['Скасовано', 'Cancelled', '#A2B5CD'],
  refunded: ['Повернено', 'Refunded', '#A2B5CD'],
} as const satisfies Choices
/** What an organiser can set for a bank order before the site reacts; everything else is set by the site. */
const WAITING: Field['meta'] = {
  readonly: true,
  conditions: [
    {
      name: 'A transfer is waited for',
      rule: {
        _and: [{ method: { _eq: 'bank' } }, { status: { _in: ['awaiting_payment', 'paid'] } }, { paid_at: { _null: true } }],
      },
      readonly: false,
      options: { choices: choicesOf({ awaiting_payment: ORDERED.awaiting_payment, paid: ORDERED.paid }), allowNone: false },
    },
  ],
}
const SUBSCRIBED: Choices = {
  new: NEW,
  confirmed: ['Підтверджено', 'Confirmed', '#2ECDA7'],
  unsubscribed: ['Відписано', 'Unsubscribed', '#A2B5CD'],
}
const METHODS: Choices = { card: ['Картка', 'Card'], bank: ['Рахунок', 'Bank'], form: ['Заявка', 'Form'] }

const sent = <Name extends string>(field: Name, label: Label) => line(field, label, { readonly: true })
const NAME = sent('name', ['Імʼя', 'Name'])
const PHONE = sent('phone', ['Телефон', 'Telephone'])
const EMAIL = sent('email', ['Пошта', 'E-mail'])
const LANG = sent('lang', ['Мова', 'Language'])
const YEAR = whole('forum_year', ['Рік форуму', 'Year of the forum'], { readonly: true })

type Described<Id extends string, F extends Field> = Pick<
  Submission<Id, F>,
  'collection' | 'label' | 'icon' | 'template' | 'submission' | 'fields'
> & {
  columns: readonly F['field'][]
  /** Columns of the first list besides time, columns and status. */
  list?: readonly (F['field'] | 'status' | 'created_at')[]
  widths?: Partial<Record<F['field'] | 'status' | 'created_at', number>>
  statuses: Choices
  /** Below the status. */
  note?: Label
  /** Limits on changing the status. */
  handling?: Field['meta']
}

/** Common fields; `columns`: of the list. `required`: fields required from the site. */
const submission = <Id extends string, F extends Field>({
  columns,
  statuses,
  note,
  handling,
  list,
  widths = {},
  submission,
  ...description
}: Described<Id, F>) => ({
  ...description,
  folder: FOLDER,
  list: {
    fields: list ?? ['created_at', ...columns, 'status'],
    sort: ['-created_at'],
    widths: { created_at: 170, ...widths },
  },
  submission,
  fields: [
    ownKey(),
    choice('status', ['Стан', 'Status'], statuses, { ...(note && { note }), ...handling }, 'new'),
    ...description.fields,
    instant('created_at', ['Надіслано', 'Sent']),
  ],
})

const callbacks = submission({
  collection: 'callbacks',
  label: ['Передзвонити', 'Call-backs'],
  icon: 'phone_callback',
  template: '{{name}} {{phone}}',
  statuses: HANDLED,
  submission: { required: ['name', 'phone'] },
  columns: ['name', 'phone', 'lang'],
  fields: [NAME, PHONE, LANG, sent('page', ['Зі сторінки', 'From the page'])],
})

const ticketOrders = submission({
  collection: 'ticket_orders',
  label: ['Замовлення квитків', 'Ticket orders'],
  icon: 'shopping_cart',
  template: '{{number}} · {{buyer_name}} · {{total}} {{currency}}',
  statuses: ORDERED,
  handling: WAITING,
  note: [
    'Рахунок, за яким надійшли кошти, позначте «Оплачено»: сайт видасть квитки. Інших змін тут не роблять.',
    'Mark an invoice whose money has arrived as “Paid”: the site issues the tickets. Nothing else is changed here.',
  ],
  submission: { required: ['number', 'method'] },
  columns: [],
  list: [
    ...['status', 'buyer_name', 'total', 'seats', 'letters', 'created_at'],
    ...['number', 'buyer_company', 'method', 'source', 'paid_at'],
  ] as const,
  widths: { status: 130, buyer_name: 150, total: 100, seats: 100, letters: 125, created_at: 140, number: 120, source: 110 },
  fields: [
    sent('number', ['Номер', 'Number']),
    orderLinks,
    ...buyerColumns,
    choice('method', ['Спосіб оплати', 'Method'], METHODS, { readonly: true }),
    whole('total', ['Сума', 'Total'], { readonly: true }),
    sent('currency', ['Валюта', 'Currency']),
    ...boughtColumns,
    ticketsOfOrder,
    YEAR,
    LANG,
    recorded('buyer', ['Покупець', 'Buyer']),
    recorded('items', ['Квитки', 'Items']),
    recorded('payment', ['Оплата', 'Payment']),
    recorded('consent', ['Згода', 'Consent']),
    instant('paid_at', ['Оплачено', 'Paid at']),
  ],
})

const accreditations = submission({
  collection: 'accreditations',
  label: ['Акредитація медіа', 'Media accreditation'],
  icon: 'badge',
  template: '{{firstname}} {{lastname}}, {{media}}',
  statuses: ACCREDITED,
  note: [
    'Відповідають у кабінеті організаторів: лист і квиток надсилає сайт. Зміна тут нікому нічого не надсилає.',
    'Answered at the organisers’ desk: the site sends the letter and the ticket. A change here sends nothing to anybody.',
  ],
  submission: { required: ['email'] },
  columns: ['firstname', 'lastname', 'media', 'email'],
  fields: [
    deskActions('/requests/{{id}}'),
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
})

const bookings = submission({
  collection: 'bookings',
  label: ['Бронювання', 'Bookings'],
  icon: 'bookmark',
  template: '{{name}} {{email}}',
  statuses: HANDLED,
  submission: { required: ['email'] },
  columns: ['name', 'email', 'phone'],
  fields: [NAME, EMAIL, PHONE, LANG, YEAR],
})

const subscriptions = submission({
  collection: 'subscriptions',
  label: ['Підписка на новини', 'Subscriptions'],
  icon: 'mail',
  template: '{{email}}',
  statuses: SUBSCRIBED,
  submission: { required: ['email'] },
  columns: ['email', 'name', 'lang'],
  fields: [EMAIL, NAME, LANG, yesNo('consent', ['Згода', 'Consent'], false, { readonly: true })],
})

const groupOrders = submission({
  collection: 'group_orders',
  label: ['Заявки від груп', 'Group requests'],
  icon: 'group_add',
  template: '{{company}} · {{name}}',
  statuses: HANDLED,
  submission: { required: ['email'] },
  columns: ['company', 'name', 'participants_count', 'email'],
  fields: [
    deskActions('/requests/{{id}}'),
    NAME,
    sent('company', ['Компанія', 'Company']),
    sent('position', ['Посада', 'Position']),
    PHONE,
    EMAIL,
    whole('participants_count', ['Учасників', 'Participants'], { readonly: true }),
    LANG,
    YEAR,
  ],
})

export const submissionCollections = [
  callbacks,
  ticketOrders,
  orderTickets,
  accreditations,
  bookings,
  subscriptions,
  groupOrders,
] as const
