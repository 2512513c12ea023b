// Finds the invoices that a payment's purpose names, as people write them: 2025-00042, № 2025 – 42, рах. 00042, 2O25-OOO42.

/**
 * `full`: with the year and all digits. `marked`: without the year, behind a word for an invoice. `padded`: without the year, with its zeros.
 * `short`: a number that may as well be something else, such as 2025-42 or № 42.
 */
export type NumberForm = 'full' | 'marked' | 'padded' | 'short'

/** `year`: null if it is not written. */
export type NamedInvoice = { readonly year: number | null; readonly sequence: number; readonly form: NumberForm }

/** Longer purposes do not exist: 420 characters by the National Bank's format. */
const longest = 1000

/** What has digits and is no invoice. */
const others = [
  // Days: 16.10.2025, 2025-10-16, 16 жовтня 2025.
  /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:20\d{2}|\d{2})(?!\d)/gu,
  /(?<!\d)20\d{2}[.-]\d{2}[.-]\d{2}(?!\d)/gu,
  /(?<!\d)\d{1,2}\s+(?:січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру|янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\s+20\d{2}/giu,
  // Sums and rates of tax.
  /(?<!\d)\d+(?:[.,]\d+)?\s*%/gu,
  /(?<![\d-])\d{1,3}(?:[\s\u00a0'’]?\d{3})*[.,]\d{2}(?![\d-])/gu,
  /(?<![\d-])\d[\d\s\u00a0]*(?:грн|uah|₴|коп)/giu,
  // Our credit notes and acts (paper.ts), however they are called. A whole number of an order behind them stays.
  /(?<!\p{L})(?:акт\p{L}*(?:\s+(?:прий|зда|над|вик|посл|роб|ока|усл|та(?!\p{L})|і(?!\p{L}))[\p{L}-]*){1,5}|act\s+of\s+services|(?:кредит|credit)\p{L}*[\s-]+(?:нот|note)\p{L}*)[\s:.]*(?:cn|act)?[\s-]*(?:#|n|no)?[\s.]*(?:cn|act)?[\s-]*(?!20\d{2}\D{0,3}\d{5})\d[\d/-]*/giu,
  /(?<!\p{L})(?:cn|act|аст)[\s-]*#?[\s]*(?!20\d{2}\D{0,3}\d{5})\d[\d/-]*/giu,
  // Contracts, acts, accounts, codes.
  /(?<!\p{L})(?:договор|договір|догов|дог\.|угод|контракт|contract|акт|довір|доруч|єдрпоу|едрпоу|іпн|инн|код|тел)[\p{L}.]*[\s:]*(?:#|n|no)?[.\s]*[\p{L}\d/-]*\d[\p{L}\d/-]*/giu,
]

const gap = '[\\s\\u00a0]*'
const dash = '[-‐‑‒–—―−/_.]'
const patterns: readonly (readonly [NumberForm, RegExp])[] = [
  ['full', new RegExp(`(?<![\\d-])(20\\d{2})${gap}(?:${dash}|#)?${gap}(\\d{5,6})(?!\\d)`, 'gu')],
  ['full', new RegExp(`(?<![\\d-])(\\d{2})${gap}${dash}${gap}(\\d{5})(?!\\d)`, 'gu')],
  ['short', new RegExp(`(?<![\\d-])(20\\d{2})${gap}${dash}${gap}(\\d{1,4})(?![\\d-])`, 'gu')],
]

const word = '(?:рахун|рахфакт|рах|фактур|invoice|inv|сч[её]т|сч|bill|замовл|order|заказ|р\\/ф|с\\/ф)[\\p{L}.-]*'
const sign = '(?:#|(?<!\\p{L})(?:no|n|nr|номер)(?!\\p{L}))'
const marked = new RegExp(`(?<!\\p{L})${word}[\\s\\u00a0:.,-]*${sign}?[\\s\\u00a0:.-]*(\\d{1,6})(?![\\d-])`, 'giu')
const padded = /(?<![\d-])0\d{4}(?![\d-])/gu
const numbered = new RegExp(`${sign}[\\s\\u00a0:.]*(\\d{1,6})(?![\\d-])`, 'giu')
/** What goes on behind a number: ", 43", "/43", "та № 43". */
const further = new RegExp(`^${gap}(?:[,;/&+]|та|і|й|и|and)${gap}${sign}?${gap}(\\d{1,6})(?![\\d.,-]*\\d)`, 'iu')

const strength: readonly NumberForm[] = ['full', 'marked', 'padded', 'short']

/** The invoices that `purpose` names, each once, the surest form first. */
export function invoiceNumbersIn(purpose: string): NamedInvoice[] {
  const text = others.reduce((rest, pattern) => rest.replace(pattern, ' \u2502 '), withDigits(purpose.slice(0, longest)))
  const found: NamedInvoice[] = []
  let rest = text
  const take = (pattern: RegExp, named: (match: RegExpExecArray) => NamedInvoice) => {
    const matches = [...rest.matchAll(pattern)]
    for (const match of matches) found.push(named(match), ...furtherOnes(rest.slice(match.index + match[0].length), named(match)))
    for (const { 0: whole, index } of matches)
      rest = rest.slice(0, index) + '\u2502'.repeat(whole.length) + rest.slice(index + whole.length)
  }
  for (const [form, pattern] of patterns) {
    take(pattern, ([, year = '', sequence]) => ({
      year: Number(year.length === 2 ? `20${year}` : year),
      sequence: Number(sequence),
      form,
    }))
  }
  take(marked, ([, sequence]) => ({ year: null, sequence: Number(sequence), form: isYear(sequence) ? 'short' : 'marked' }))
  take(padded, ([sequence]) => ({ year: null, sequence: Number(sequence), form: 'padded' }))
  take(numbered, ([, sequence]) => ({ year: null, sequence: Number(sequence), form: 'short' }))
  return onceEach(found.filter(({ sequence }) => sequence > 0))
}

const isYear = (digits = '') => /^20\d{2}$/.test(digits)

/** Letters that look like digits become digits where digits stand beside them: 2O25-ООО42, І2. */
function withDigits(text: string): string {
  return text
    .replaceAll('№', ' #')
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/(?<![\p{L}\d])[\dOoОоIІіlЗз]+(?![\p{L}\d])/gu, (token) =>
      /\d/.test(token)
        ? token
            .replace(/[OoОо]/gu, '0')
            .replace(/[IІіl]/gu, '1')
            .replace(/[Зз]/gu, '3')
        : token,
    )
}

/** Numbers in a list behind the first one; they have its year. */
function furtherOnes(behind: string, first: NamedInvoice): NamedInvoice[] {
  const match = further.exec(behind)
  const digits = match?.[1]
  if (!match || digits === undefined || isYear(digits)) return []
  const form: NumberForm = first.form === 'short' || digits.length < 5 ? 'short' : first.form
  const next = {
    year: first.year,
    sequence: Number(digits),
    form: first.form === 'marked' ? 'marked' : form,
  } satisfies NamedInvoice
  return [next, ...furtherOnes(behind.slice(match[0].length), first)]
}

/** A number that is written twice counts in its surest form; one without a year is that of the same sequence with one. */
function onceEach(found: readonly NamedInvoice[]): NamedInvoice[] {
  const sorted = found.toSorted((a, b) => strength.indexOf(a.form) - strength.indexOf(b.form))
  return sorted.filter(
    ({ year, sequence }, place) =>
      sorted.findIndex((each) => each.sequence === sequence && (each.year === year || each.year === null || year === null)) ===
      place,
  )
}
