// Days of statements, as banks write them and as spreadsheet programs change them.

/** `2026-11-29` of `29.11.2026 12:30`, `29.11.26`, `2026-11-29T12:30:00`, `20261129`, `29/11/2026`, or a date cell; '' if it is no day. */
export function dayOf(cell: string | number | Date): string {
  // A workbook's date has no zone: libraries give its wall time as UTC.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  const text = String(cell).trim()
  const [, day, separator, month, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\s,Tр])/.exec(text) ?? []
  // "05/06/2026" is May in a file that was saved with American settings.
  if (separator === '/' && Number(day) <= 12 && Number(month) <= 12 && day !== month) return ''
  if (year !== undefined) return checked(year.length === 2 ? `20${year}` : year, month, day)
  const iso =
    /^(\d{4})-(\d{2})-(\d{2})(?=$|[\sT])/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    /^(\d{4})\.(\d{2})\.(\d{2})$/.exec(text)
  return iso ? checked(iso[1], iso[2], iso[3]) : ''
}

/** 31 June is no day. Years from 2000 on. */
function checked(year = '', month = '', day = ''): string {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && year >= '2000' && year < '2100' ? iso : ''
}
