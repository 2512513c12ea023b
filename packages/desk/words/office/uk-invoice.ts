// Words of an invoice that is corrected, on the page of an order.
import { requests } from './uk-guests.ts'

const { notEdrpou, edrpouDigits, edrpouCheck, vatDigits, notForeign } = requests.faults

export const ukInvoice = {
  title: 'Рахунок',
  version: (version: number) => `версія ${version}`,
  valid: 'дійсна',
  replaced: 'замінена, не дійсна',
  madeBy: { buyer: 'від покупця', organiser: 'від організаторів' },
  forgotten: 'дані платника стерто',
  abroad: 'платить із-за кордону',
}

export const correctionForm = {
  title: 'Виправити рахунок',
  text: 'Номер, сума, ПДВ, курс і строк лишаться. Покупець отримає нову версію поштою, попередня лишиться тут із позначкою, що вона не дійсна.',
  company: 'Компанія-платник',
  edrpou: 'Код ЄДРПОУ або РНОКПП',
  address: 'Адреса платника (юридична або поштова)',
  name: 'Імʼя покупця (у рахунку, якщо немає компанії)',
  abroad: 'Платить із банку за кордоном: код буде будь-яким податковим номером',
  submit: 'Зберегти нову версію',
  done: 'Рахунок виправлено. Нова версія піде покупцеві протягом хвилини.',
}

export const correctionAction = { invoiceCorrected: 'виправляє рахунок' }

export const correctionFaults = {
  fixedInvoice:
    'Цей рахунок не виправити: замовлення скасовано, прострочено або повернено. Прострочений рахунок можна подовжити.',
  actedInvoice: 'Цей рахунок не виправити: за ним уже видано акт.',
  notPrintable: 'Цього не надрукувати в рахунку: приберіть незвичні знаки. Назва має до 200 знаків, адреса до 300.',
  ...{ notEdrpou, edrpouDigits, edrpouCheck, vatDigits, notForeign },
}
