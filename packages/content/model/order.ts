// Readable copies of orders: columns to search, sort and export, links to pages, a record per ticket. The site writes them from its own database
// (docs/decisions/0029-mirror-orders-into-the-content-service.md).

import { SERVICE } from './address.ts'
import { type Choices, choice } from './choice.ts'
import type { Submission } from './collection.ts'
import { alias, column, type Field, line, lines, ownKey, whole } from './field.ts'
import { type Label, phrase } from './label.ts'
import { belongsTo, hasMany } from './relation.ts'
import { instant } from './time.ts'

const written = <Name extends string>(field: Name, label: Label) => line(field, label, { readonly: true })

/** Hryvnias with kopiykas. */
const money = <Name extends string>(field: Name, label: Label) =>
  column(
    field,
    'decimal',
    label,
    { interface: 'input', readonly: true, width: 'half' },
    { numeric_precision: 12, numeric_scale: 2 },
  )

/** Buyer, at the top of an order. */
export const buyerColumns = [
  written('buyer_name', ['Імʼя покупця', 'Name of the buyer']),
  written('buyer_company', ['Компанія покупця', 'Company of the buyer']),
  written('buyer_code', ['Код ЄДРПОУ', 'EDRPOU code']),
  written('buyer_email', ['Пошта покупця', 'E-mail of the buyer']),
  written('buyer_phone', ['Телефон покупця', 'Telephone of the buyer']),
]

/** Link to the record's page at the organisers' desk (extensions/site-pass). */
const actions = (page: string) => ({
  label: ['Дії', 'Actions'] as const,
  icon: 'bolt',
  url: `${SERVICE}/site/desk?to=${page}`,
})

const links = [
  { label: ['Сторінка замовлення', 'Page of the order'], icon: 'open_in_new', url: '{{order_page}}' },
  { label: ['Рахунок (PDF)', 'Invoice (PDF)'], icon: 'receipt_long', url: '{{invoice_page}}' },
  actions('/orders/{{number}}'),
] as const

const linksTo = (shown: readonly { label: Label; icon: string; url: string }[]) => ({
  links: shown.map(({ label, ...link }) => ({ ...link, label: phrase(label), type: 'normal', actionType: 'url' })),
})

/** Link to possible actions; stores nothing. */
export const deskActions = (page: string): Field<never> =>
  alias('desk_actions' as never, ['У кабінеті організаторів', 'At the organisers’ desk'], {
    interface: 'presentation-links',
    special: ['alias', 'no-data'],
    width: 'full',
    options: linksTo([actions(page)]),
  })

const SOURCES: Choices = {
  site: ['Сайт', 'Website', '#A2B5CD'],
  invitation: ['Запрошення', 'Invitation', '#2ECDA7'],
  press: ['Преса', 'Press', '#2ECDA7'],
  group: ['Група', 'Group', '#FFC23B'],
}

const LETTERS: Choices = {
  sent: ['Надіслано', 'Sent', '#2ECDA7'],
  waiting: ['У дорозі', 'On the way', '#FFC23B'],
  failed: ['Не дійшов', 'Not delivered', '#E35169'],
}

const source = choice('source', ['Звідки', 'Source'], SOURCES, { readonly: true })
const letters = (note: Label) => choice('letters', ['Листи', 'Letters'], LETTERS, { readonly: true, note })

/** Items, origin and payment state. */
export const boughtColumns = [
  source,
  letters([
    'Чи взяв поштовий сервер усі листи покупцеві й учасникам; що саме не дійшло, видно в кабінеті організаторів («Дії»)',
    'Whether the mail server took all letters to buyer and attendees; which one it refused is seen at the desk (“Actions”)',
  ]),
  written('allocation', ['Чиї місця', 'Allocation']),
  written('giver', ['Хто запрошує', 'Who invites']),
  whole('seats', ['Місць', 'Seats'], { readonly: true }),
  lines('ticket_kinds', ['Які квитки', 'Which tickets'], { readonly: true }),
  money('vat', ['ПДВ у сумі', 'VAT in the total']),
  money('paid_sum', ['Сплачено, грн', 'Paid, UAH']),
  money('refunded_sum', ['Повернено, грн', 'Refunded, UAH']),
  line('order_page', ['Адреса сторінки замовлення', 'Address of the order’s page'], { readonly: true, width: 'full' }),
  line('invoice_page', ['Адреса рахунку', 'Address of the invoice'], { readonly: true, width: 'full' }),
]

/** Stores nothing, so it has no readable name. */
export const orderLinks: Field<never> = alias('order_links' as never, ['На сайті', 'On the site'], {
  interface: 'presentation-links',
  special: ['alias', 'no-data'],
  width: 'full',
  conditions: [{ name: 'Not there yet', rule: { _and: [{ order_page: { _null: true } }] }, hidden: true }],
  options: linksTo(links),
})

export const ticketsOfOrder = hasMany(
  'tickets',
  ['Видані квитки', 'Issued tickets'],
  '{{number}} · {{attendee_name}} · {{state}}',
  {
    readonly: true,
    options: {
      layout: 'table',
      fields: ['number', 'kind', 'attendee_name', 'company', 'state', 'checked_in_at'],
      enableCreate: false,
      enableSelect: false,
    },
  },
)

const TICKETS: Choices = {
  valid: ['Дійсний', 'Valid', '#2ECDA7'],
  cancelled: ['Недійсний', 'Void', '#A2B5CD'],
}

const ticketFields = [
  ownKey(),
  written('number', ['Номер квитка', 'Number of the ticket']),
  deskActions('/orders/{{ticket_order.number}}'),
  choice('state', ['Стан квитка', 'State of the ticket'], TICKETS, { readonly: true }),
  {
    ...belongsTo('ticket_order', ['Замовлення', 'Order'], 'ticket_orders', {
      many: 'tickets',
      template: '{{number}} · {{buyer_name}}',
      cascade: true,
    }),
    type: 'uuid',
  },
  written('kind', ['Вид квитка', 'Kind of ticket']),
  written('attendee_name', ['Учасник', 'Attendee']),
  written('company', ['Компанія', 'Company']),
  written('position', ['Посада', 'Position']),
  written('email', ['Пошта', 'E-mail']),
  source,
  letters([
    'Чи взяв поштовий сервер лист учасникові; порожньо: квиток пішов покупцеві',
    'Whether the mail server took the letter to the attendee; empty: the ticket went to the buyer',
  ]),
  whole('forum_year', ['Рік форуму', 'Year of the forum'], { readonly: true }),
  instant('issued_at', ['Видано', 'Issued']),
  instant('checked_in_at', ['Прийшов на форум', 'Checked in']),
]

/** A seat of a paid order: attendee list and attendance. */
export const orderTickets: Submission<'order_tickets', (typeof ticketFields)[number]> = {
  collection: 'order_tickets',
  label: ['Видані квитки', 'Issued tickets'],
  icon: 'confirmation_number',
  folder: 'folder_submissions',
  template: '{{number}} · {{attendee_name}}',
  list: {
    fields: ['state', 'attendee_name', 'kind', 'letters', 'checked_in_at', 'company', 'number', 'source', 'position'],
    sort: ['attendee_name'],
    widths: { state: 100, attendee_name: 180, kind: 130, letters: 110, checked_in_at: 170, company: 200, number: 140 },
  },
  submission: { required: ['number'] },
  fields: ticketFields,
}
