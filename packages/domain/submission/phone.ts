// Reads a telephone number as people write and paste it.

/** `shortPhone`, `longPhone`: a digit or more is missing or too much. */
export type PhoneFault = 'notPhone' | 'shortPhone' | 'longPhone'

/** Digits of a number without its country code, in countries where every fixed and mobile number has so many (libphonenumber's metadata of 2026). */
const lengthRows = `1:10 7:10 30:10 31:9 32:8-9 33:9 34:9 36:8-9 40:9 41:9 44:9-10 45:8 46:7-9 47:8 48:9 52:10 55:10-11 60:8-10 61:9 65:8 66:8-9
  81:9-10 90:10 91:10 351:9 353:7-9 354:7-9 355:8-9 356:8 357:8 359:7-9 370:8 371:8 372:7-8 373:8 374:8 375:9 380:9 382:8 385:8-9 386:8 387:8-9
  389:8 420:9 421:9 852:8 961:7-8 962:8-9 965:8 966:9 971:8-9 972:8-9 974:8 992:9 993:8 994:9 995:9 996:9 998:9`

/** Any number: ITU-T E.164 has at most 15 digits; a local one has at least 7. */
const anyLength = { least: 7, most: 15 }

/** Longest text that is read, characters. */
const longest = 100

/** What stands before a number. */
const label =
  /^(?:(?:tel|telephone|phone|mobile|mob|cell|fax|viber|whats ?app|telegram|тел|телефон|моб|мобільний|мобильный|факс|вайбер|ватсап|телеграм|[tмтmp])(?![\p{L}])[.:]*\s*|[☎☏✆📞📱]\ufe0f?\s*)+/iu
/** An extension at the end, also that of an address (RFC 3966) and after pauses. */
const extension =
  /[\s,;(]*(?<word>;ext=|дод(?:атковий)?|доб(?:авочный)?|вн(?:утр(?:ішній|енний)?)?|ext(?:ension|n)?|[xх#]|,{1,2}(?=\d{1,6}$))[.:\s]*(?<digits>\d{1,6})\)?$/iu
/** Signs between digits; a comma or semicolon can only be between two numbers. */
const shape = /^\+?[ ().,;/-]*\d[\d ().,;/-]*$/

/**
 * The number in plain signs, grouped as typed, with its extension as `ext. 12` or `дод. 12`. Every dash, slash and space counts, `tel:`, a word before
 * the number, `(0)` behind a country code, 8 for 0 as of old. A number without a country code that begins with 0 is Ukrainian: 10 digits.
 */
export function readPhone(given: string): { value: string } | { fault: PhoneFault } {
  if (given.length > longest) return { fault: 'notPhone' }
  const text = plainSigns(given)
  const inside = extension.exec(text)?.groups
  const number = dialled(inside ? text.replace(extension, '') : text)
  if (!shape.test(number)) return { fault: 'notPhone' }
  const digits = number.replace(/\D/g, '')
  const { least, most } = lengthOf(number.startsWith('+'), digits)
  if (digits.length < least) return { fault: 'shortPhone' }
  if (digits.length > most) return { fault: 'longPhone' }
  const word = /\p{Script=Cyrillic}{2}/u.test(inside?.word ?? '') ? 'дод.' : 'ext.'
  return { value: inside ? `${number} ${word} ${inside.digits}` : number }
}

/** ASCII signs instead of typographic ones, no invisible ones, no label, no parameters of an address but its extension. */
function plainSigns(given: string): string {
  return given
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\u00ad]/gu, '')
    .replace(/[\p{Pd}\u2212\u02d7]/gu, '-')
    .replace(/[⁄∕\\|]/g, '/')
    .replace(/[·•∙]/g, '.')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;(?!ext=)[a-z-]+=[^;]*/gi, '')
    .replace(label, '')
    .replace(/(?<=\d[\s()-]*)[OoОо](?!\p{L})|(?<!\p{L})[OoОо](?=[\s()-]*\d)/gu, '0')
    .replace(/[\s.,;]+$/, '')
}

/** The number as it can be dialled: `00` → `+`, no trunk 0 behind a country code, no 8 before 0, brackets only in pairs. */
function dialled(written: string): string {
  const number = written
    .replace(/^\(\s*\+/, '+(')
    .replace(/^(\+?\(?)\s+/, '$1')
    .replace(/^\(?00[\s-]*(?=[1-9])/, '+')
    .replace(/^(\+?\d{1,3}[\s-]*)\(0\)[\s-]*/, '$1 ')
    .replace(/^(\+?380[\s-]*\(?)0(?=\d{2}(?:\D*\d){7}$)/, '$1')
    .replace(/^8[\s-]*(?=\(?0\d{2}(?:\D*\d){7}$)/, '')
  const isPaired = /^(?!\+\()[^()]*(?:\([^()]*\)[^()]*)*$/.test(number)
  return (isPaired ? number : number.replace(/^\+\(/, '+').replace(/[()]/g, ' ')).replace(/\s+/g, ' ').trim()
}

function lengthOf(hasCode: boolean, digits: string): { least: number; most: number } {
  if (!hasCode && digits.startsWith('0')) return { least: 10, most: 10 }
  if (!hasCode && !digits.startsWith('380')) return anyLength
  // No code is the beginning of another one.
  const row = lengthRows.split(/\s+/).find((each) => digits.startsWith(each.slice(0, each.indexOf(':'))))
  const [code = '', least = 0, most = least] = row?.split(/[:-]/) ?? []
  return row ? { least: code.length + Number(least), most: code.length + Number(most) } : anyLength
}
