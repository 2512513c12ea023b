// Sums of statements. A sum that can be read in two ways is refused: none may ever be off by a hundred.

/** Kopiykas of a sum; `unclear`: it can be read in two ways, or is no sum; `none`: nothing is written. */
export type ReadSum = number | 'unclear' | 'none'

/** 100 billion hryvnias in kopiykas: more is no transfer to us. */
const largest = 1e13

const currencies = /(?:UAH|грн\.?|₴)$/iu
/** Between thousands: spaces of all kinds and apostrophes. */
const gaps = /(?<=\d)[\s\u00a0\u2007\u2009\u202f'’ʼ](?=\d{3}(?!\d))/gu

/**
 * Hryvnias as people and banks write them: `-70 000.00`, `750,00`, `1'018.23`, `12 500`, `1.234,56`. One separator with three digits behind it,
 * "1,234" or "1.234", may be thousands or a fraction: unclear.
 */
export function sumOfText(text: string): ReadSum {
  const bare = text
    .replace(/^[\s\u00a0\ufeff]+|[\s\u00a0]+$/gu, '')
    .replace(currencies, '')
    .trim()
  if (bare === '' || bare === '—' || bare === '-') return 'none'
  const [, sign = '', written = ''] = /^([-+−–]?)\s?(.+)$/u.exec(bare) ?? []
  const digits = written.replace(gaps, '')
  const hryvnias = wholeAndRest(digits)
  if (!hryvnias) return 'unclear'
  const [whole, rest] = hryvnias
  return limited((sign === '' || sign === '+' ? 1 : -1) * (Number(whole) * 100 + Number(rest.padEnd(2, '0'))))
}

/** The digits before and behind the decimal sign; null: it is unclear which sign that is. */
function wholeAndRest(digits: string): [string, string] | null {
  const plain = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(digits)
  if (plain) return [plain[1] ?? '', plain[2] ?? '']
  const grouped = /^(\d{1,3}(?:,\d{3})+)\.(\d{2})$/.exec(digits) ?? /^(\d{1,3}(?:\.\d{3})+),(\d{2})$/.exec(digits)
  return grouped ? [(grouped[1] ?? '').replace(/\D/g, ''), grouped[2] ?? ''] : null
}

/** A number cell of a workbook in hryvnias. Fractions of a kopiyka are unclear; what binary numbers add (750.1200000000001) is not. */
export function sumOfNumber(hryvnias: number): ReadSum {
  const kopiykas = Math.round(hryvnias * 100)
  return Math.abs(hryvnias * 100 - kopiykas) > 1e-4 ? 'unclear' : limited(kopiykas)
}

/** A sum that the layout writes in kopiykas: a whole number without any separator. */
export function kopiykasOfText(text: string): ReadSum {
  const bare = text.trim()
  if (bare === '') return 'none'
  return /^[-+]?\d+$/.test(bare) ? limited(Number(bare)) : 'unclear'
}

/** A decimal of XML (ISO 20022): a point is always the decimal sign, more than two digits behind it must be zeros. */
export function sumOfDecimal(text: string): ReadSum {
  const bare = text.trim()
  if (bare === '') return 'none'
  const [, whole, rest = ''] = /^\+?(\d+)(?:\.(\d{0,2})0*)?$/.exec(bare) ?? []
  return whole === undefined ? 'unclear' : limited(Number(whole) * 100 + Number(rest.padEnd(2, '0')))
}

function limited(kopiykas: number): ReadSum {
  return Number.isSafeInteger(kopiykas) && Math.abs(kopiykas) <= largest ? kopiykas + 0 : 'unclear'
}

/** One of two columns is filled: what went out is negative. A zero is as good as nothing. */
export function sumOfSides(debit: ReadSum, credit: ReadSum): ReadSum | 'both' {
  if (debit === 'unclear' || credit === 'unclear') return 'unclear'
  const out = debit === 'none' ? 0 : debit
  const came = credit === 'none' ? 0 : credit
  if (out !== 0 && came !== 0) return 'both'
  // A negative debit would be a correction; no bank's example shows what it means.
  if (out < 0 || came < 0) return 'unclear'
  return out === 0 && came === 0 ? 'none' : came - out
}
