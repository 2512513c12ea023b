// Tables that organisers take away: sums as numbers, moments as Kyiv's clock shows them, texts as texts.
import { tableOf } from '../sold.mjs'

const placed = '2025-09-09 09'
/** A number with a plus, zeros or a stroke in front of others stays a text. `paid` is the sum of its column. */
const order = {
  rows: 12,
  number: '2025-00002',
  placed,
  buyer: 'Єва Їжакевич-Ґудзь',
  company: 'ТОВ «Льон і Лад»',
  seats: 1,
  total: 6900,
  paid: 41_400,
}
const attendee = { rows: 6, number: '2025-00002/1', attendee: 'Марʼян О’Коннор', company: 'Łódź & Søn', kind: 'Учасник' }

const [workbook, text] = ['xlsx', 'csv']

export const artefacts = [
  {
    name: 'accounts, XLSX',
    make: async (site) => ({ bytes: await tableOf(site, 'accounts', 'xlsx'), format: workbook }),
    right: {
      sheets: ['Замовлення', 'Надходження', 'Повернення', 'Перекази'],
      filters: 4,
      ...order,
      phone: '+380441234567',
      edrpou: '14360570',
    },
  },
  {
    name: 'attendees, XLSX',
    make: async (site) => ({ bytes: await tableOf(site, 'attendees', 'xlsx'), format: workbook }),
    right: { sheets: ['Учасники'], filters: 1, ...attendee },
  },
  {
    name: 'orders, CSV',
    make: async (site) => ({ bytes: await tableOf(site, 'accounts', 'orders'), format: text }),
    // The apostrophe keeps a spreadsheet from making a number of it (packages/desk/forms/csv.ts).
    right: { ...order, phone: "'+380441234567", edrpou: '14360570' },
  },
  {
    name: 'attendees, CSV',
    make: async (site) => ({ bytes: await tableOf(site, 'attendees', 'csv'), format: text }),
    right: attendee,
  },
]

/** `rows`: of the first table, its headings first. A moment is a text or a Date at Kyiv's hour of UTC, as spreadsheets keep it. */
export function reading([headings, ...rows], more = {}) {
  const at = (row, heading) => row[headings.indexOf(heading)]
  if (headings[0] === 'Замовлення') {
    const [invoice, second] = rows
    const sums = rows.map((row) => at(row, 'Надійшло, грн'))
    return {
      ...more,
      rows: rows.length,
      number: at(second, 'Замовлення'),
      placed: hourOf(at(second, 'Створено')),
      buyer: at(second, 'Покупець'),
      company: at(second, 'Компанія'),
      seats: at(second, 'Місць'),
      phone: at(second, 'Телефон'),
      edrpou: at(invoice, 'ЄДРПОУ / РНОКПП'),
      total: at(second, 'Сума замовлення, грн'),
      paid: sums.every(Number.isFinite) ? sums.reduce((one, other) => one + other) : 'no numbers',
    }
  }
  const [first] = rows
  const named = { attendee: at(first, 'Учасник'), company: at(first, 'Компанія'), kind: at(first, 'Вид квитка') }
  return { ...more, rows: rows.length, number: at(first, 'Квиток №'), ...named }
}

/** Minutes go on while the demo runs. */
function hourOf(moment) {
  if (moment instanceof Date) return moment.toISOString().slice(0, 13).replace('T', ' ')
  const [, day, month, year, hour] = /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d):\d\d$/.exec(moment) ?? []
  return day ? `${year}-${month}-${day} ${hour}` : String(moment)
}
