// Reads the code of a payer as people write and paste it: EDRPOU, RNOKPP, IPN or a foreign VAT number.
import { isEdrpou } from './edrpou.ts'

/** `edrpouDigits`, `vatDigits`: too few or too many digits; `edrpouCheck`: the check digit does not fit. */
export type CompanyCodeFault = 'notEdrpou' | 'edrpouDigits' | 'edrpouCheck' | 'vatDigits'

/** Longest text that is read, characters. */
const longest = 100

/** What each country's VAT number has behind the country's letters (VIES; Britain, Norway, Switzerland). */
const vatShapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^\d{10}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(?:MWST|TVA|IVA|VAT)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}

/** Words around a code. A Cyrillic word is never a part of one. */
const words =
  /\p{Script=Cyrillic}+|\b(?:vat|tax|tva|company|registration)(?:[\s.-]*(?:id|no|nr|number|code|reg))*(?![a-z\d])|\b(?:edrpou|usreou|rnokpp|ipn|itn|tin|code|number)\b/giu

/**
 * The code in `given`: EDRPOU of 8 digits and RNOKPP of 10, both with their check digit, IPN of 12, or a VAT number with its country's letters.
 * Spaces, dashes, dots and words around it do not count.
 */
export function readCompanyCode(given: string): { value: string } | { fault: CompanyCodeFault } {
  if (given.length > longest) return { fault: 'notEdrpou' }
  const text = given
    .replace(/[№#]/g, ' ')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(words, ' ')
    .replace(/[\s\p{P}\p{S}]+/gu, '')
    .toUpperCase()
    .replace(/^UA(?=\d+$)/, '')
  if (/^\d+$/.test(text)) return readDigits(text)
  const [, country = '', rest = ''] = /^(CHE|[A-Z]{2})([A-Z\d]+)$/.exec(text) ?? []
  if (!/\d{3}/.test(rest)) return { fault: 'notEdrpou' }
  const shape = vatShapes[country === 'GR' ? 'EL' : country] ?? /^[A-Z\d]{5,13}$/
  return shape.test(rest) ? { value: text } : { fault: 'vatDigits' }
}

/** The code of a payer, or of one abroad their tax number; empty: none was given, or a dash instead of one. */
export function readPayerCode(given: string, isAbroad: boolean): { value: string } | { fault: CompanyCodeFault | 'notForeign' } {
  if (/^[\s\p{Pd}.]*$/u.test(given)) return { value: '' }
  if (!isAbroad) return readCompanyCode(given)
  const value = readForeignCode(given)
  return value === null ? { fault: 'notForeign' } : { value }
}

/** A tax number as a country abroad writes it: Latin letters, digits and signs between them; null: it is none. */
function readForeignCode(given: string): string | null {
  const text = given.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
  return /^(?=.*\d)[A-Z\d][A-Z\d ./-]{1,29}$/.test(text) ? text : null
}

/** What a code is called on papers. `foreign`: the tax number of a payer abroad. */
export type CompanyCodeKind = 'edrpou' | 'rnokpp' | 'ipn' | 'vat' | 'foreign'

/** The kind of a code that was read. */
export function companyCodeKind(code: string, isAbroad = false): CompanyCodeKind {
  if (isAbroad) return 'foreign'
  if (/\D/.test(code)) return 'vat'
  return code.length === 10 ? 'rnokpp' : code.length === 12 ? 'ipn' : 'edrpou'
}

function readDigits(code: string): { value: string } | { fault: CompanyCodeFault } {
  if (code.length === 12) return { value: code }
  if (code.length !== 8 && code.length !== 10) return { fault: 'edrpouDigits' }
  return isEdrpou(code) || isRnokpp(code) ? { value: code } : { fault: 'edrpouCheck' }
}

/** Whether `code` is a valid RNOKPP, the tax number of a person: ten digits, the last one a check digit. */
export function isRnokpp(code: string): boolean {
  if (!/^\d{10}$/.test(code)) return false
  const sum = [-1, 5, 7, 9, 4, 6, 10, 5, 7].reduce((total, weight, index) => total + weight * Number(code[index]), 0)
  return (((sum % 11) + 11) % 11) % 10 === Number(code[9])
}
