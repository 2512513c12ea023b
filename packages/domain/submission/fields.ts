// Validates form fields by rules that all forms share.
import { type EmailFault, readEmail } from './email.ts'
import { isName } from './person-name.ts'
import { type PhoneFault, readPhone } from './phone.ts'
import { isPrinted } from './printed-letters.ts'

/** Why a field is invalid; its text is in the visitor's catalogue. */
export type FieldFault =
  | 'empty'
  | 'tooLong'
  | 'notText'
  | 'notPrinted'
  | 'notName'
  | EmailFault
  | PhoneFault
  | 'notWebsite'
  | 'notNumber'
  | 'notAccepted'

export type FieldRule =
  /** `isPrinted`: appears on tickets and invoices. `isName`: of a person; it may be sent on to others. */
  | { kind: 'line' | 'lines'; isRequired: boolean; max: number; isPrinted?: true; isName?: true }
  | { kind: 'email' | 'phone' | 'website'; isRequired: boolean }
  | { kind: 'number'; min: number; max: number }
  /** A checkbox, initially empty. */
  | { kind: 'consent'; isRequired: boolean }

export type FormRules = Readonly<Record<string, FieldRule>>

type ValueOf<Rule extends FieldRule> = Rule extends { kind: 'number' }
  ? number
  : Rule extends { kind: 'consent' }
    ? boolean
    : string

export type FormValue<Rules extends FormRules> = { readonly [Name in keyof Rules]: ValueOf<Rules[Name]> }

/** The typed values, shown again beside the errors. */
export type Typed = Readonly<Record<string, string>>

export type FieldFaults<Rules extends FormRules> = { readonly [Name in keyof Rules]?: FieldFault }

export type Reading<Rules extends FormRules> =
  | { isValid: true; value: FormValue<Rules> }
  | { isValid: false; faults: FieldFaults<Rules>; typed: Typed }

const maxWebsite = 500

/** What people type into a field that they leave empty. */
const nothing = /^[\p{Pd}.]+$/u

/** Control characters except tab and line break. */
const forbidden = /(?![\t\n])\p{Cc}/u

/** Invisible characters that are copied along with a number or address. */
const unseen = /\p{Bidi_Control}|[\u00ad\u200b\u2060\ufeff]/gu

/**
 * Marks beyond the thirtieth on one letter, more than any language has (UAX #15, Stream-Safe Text Format). `normalize` sorts the marks of a letter one
 * by one, and needs a second for 32 000.
 */
const surplusMarks = /(\p{M}{30})\p{M}+/gu

/** Normalises a text: line ends, NFC, no invisible characters, at most thirty marks on a letter, trimmed. */
export function normaliseText(given: string): string {
  return given.replace(/\r\n?/g, '\n').replace(unseen, '').replace(surplusMarks, '$1').normalize('NFC').trim()
}

/** Reads the fields of `rules` from `form` and ignores others. A repeated field or a file is invalid. Texts are trimmed and normalised to NFC. */
export function readForm<const Rules extends FormRules>(rules: Rules, form: FormData): Reading<Rules> {
  const faults: Record<string, FieldFault> = {}
  const typed: Record<string, string> = {}
  const value: Record<string, string | number | boolean> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const given = form.getAll(name)
    const [first = ''] = given
    if (given.length > 1 || typeof first !== 'string') {
      faults[name] = 'notText'
      continue
    }
    typed[name] = first.slice(0, 5000)
    const read = readField(rule, first)
    if ('fault' in read) faults[name] = read.fault
    else value[name] = read.value
  }
  if (Object.keys(faults).length > 0) return { isValid: false, faults: faults as FieldFaults<Rules>, typed }
  return { isValid: true, value: value as FormValue<Rules> }
}

type FieldReading = { value: string | number | boolean } | { fault: FieldFault }

function readField(rule: FieldRule, given: string): FieldReading {
  if (rule.kind === 'consent') return readConsent(rule.isRequired, given)
  const text = normaliseText(given)
  if (forbidden.test(text) || (rule.kind !== 'lines' && /[\n\t]/.test(text))) return { fault: 'notText' }
  if (rule.kind === 'number') return readNumber(rule, text)
  if (text === '' || (!rule.isRequired && nothing.test(text))) return rule.isRequired ? { fault: 'empty' } : { value: '' }
  switch (rule.kind) {
    case 'email':
      return readEmail(text)
    case 'phone':
      return readPhone(text)
    case 'website':
      return readWebsite(text)
    case 'line':
    case 'lines':
      if (rule.isPrinted && !isPrinted(text)) return { fault: 'notPrinted' }
      if ([...text].length > rule.max) return { fault: 'tooLong' }
      return rule.isName && !isName(text) ? { fault: 'notName' } : { value: text }
    default:
      // A new kind of field stops here.
      return rule satisfies never
  }
}

function readConsent(isRequired: boolean, given: string): FieldReading {
  const isTicked = given === 'yes'
  return isRequired && !isTicked ? { fault: 'notAccepted' } : { value: isTicked }
}

function readNumber({ min, max }: { min: number; max: number }, text: string): FieldReading {
  if (text === '') return { fault: 'empty' }
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? { value: number } : { fault: 'notNumber' }
}

/** People omit `https://`. */
function readWebsite(text: string): FieldReading {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  if (address.length > maxWebsite || /\s/.test(address)) return { fault: 'notWebsite' }
  return /^https?:\/\/[^/?#@]+\.[^/?#@]{2,}/i.test(address) ? { value: address } : { fault: 'notWebsite' }
}
