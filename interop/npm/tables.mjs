import { reading } from '../artefacts/tables.mjs'

const ofOrders = ['orders, CSV']
const commas =
  'knows no comma before kopiykas and leaves a text; organisers are told that CSV is for Excel and LibreOffice (docs/organisers.md)'
/** Of those that make a number of what looks like one, if they are asked to. */
const wrong = [
  { what: 'total', of: ofOrders, why: commas },
  { what: 'vat', of: ofOrders, why: commas },
  { what: 'paid', of: ofOrders, why: commas },
  {
    what: 'edrpou',
    of: ofOrders,
    why: 'makes a number of a code, as it was asked to do with numbers; XLSX says which cells are texts',
  },
]
const hundredfold =
  'takes the comma before kopiykas for one between thousands: a hundred times too large; organisers are told (docs/organisers.md)'

export const programs = [
  {
    name: 'exceljs',
    async read({ bytes, format }) {
      if (format !== 'xlsx') return {}
      const { default: ExcelJS } = await import('exceljs')
      const book = await new ExcelJS.Workbook().xlsx.load(bytes)
      const rows = book.worksheets[0].getSheetValues().slice(1)
      return reading(
        rows.map((row) => row.slice(1)),
        {
          sheets: book.worksheets.map(({ name }) => name),
          filters: book.worksheets.filter(({ autoFilter }) => autoFilter).length,
        },
      )
    },
  },
  {
    name: 'read-excel-file',
    async read({ bytes, format }) {
      if (format !== 'xlsx') return {}
      const { default: readWorkbook } = await import('read-excel-file/node')
      const sheets = await readWorkbook(bytes)
      return reading(sheets[0].data, { sheets: sheets.map(({ sheet }) => sheet) })
    },
  },
  {
    name: 'xlsx',
    wrong: [
      { what: 'total', of: ofOrders, why: hundredfold },
      { what: 'vat', of: ofOrders, why: hundredfold },
      { what: 'paid', of: ofOrders, why: hundredfold },
      { what: 'number', of: ['orders, CSV', 'attendees, CSV'], why: 'takes the number of an order for a month' },
      { what: 'edrpou', of: ofOrders, why: 'makes a number of a code; XLSX says which cells are texts' },
      { what: 'placed', of: ['accounts, XLSX', 'orders, CSV'], why: 'takes the clock of the table for that of the machine' },
    ],
    async read({ bytes, format }) {
      const { default: XLSX } = await import('xlsx')
      const book = XLSX.read(bytes, { cellDates: true, UTC: true })
      const rows = XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, raw: true, UTC: true })
      const filters = book.SheetNames.filter((name) => book.Sheets[name]['!autofilter']).length
      return reading(rows, format === 'xlsx' ? { sheets: book.SheetNames, filters } : {})
    },
  },
  {
    name: 'papaparse',
    wrong,
    async read({ bytes, format }) {
      if (format !== 'csv') return {}
      const { default: Papa } = await import('papaparse')
      return reading(Papa.parse(bytes.toString('utf8'), { dynamicTyping: true, skipEmptyLines: true }).data)
    },
  },
  {
    name: 'csv-parse',
    wrong,
    async read({ bytes, format }) {
      if (format !== 'csv') return {}
      const { parse } = await import('csv-parse/sync')
      return reading(parse(bytes, { bom: true, delimiter: ';', cast: true }))
    },
  },
]
