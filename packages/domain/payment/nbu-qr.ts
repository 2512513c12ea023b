// The National Bank's payment QR code, format 003 (resolution 97 of 19.08.2025, in force since 01.11.2025).

export type CreditTransfer = {
  /** At most 140 characters. */
  recipient: string
  /** Valid and without spaces. */
  iban: string
  /** Minor currency units (kopiykas). */
  amount: number
  /** EDRPOU or RNOKPP. */
  recipientCode: string
  /** ISO 20022 category and purpose, such as OTHR/GDDS. */
  category: string
  /** At most 35 bytes. */
  reference: string
  /** Payment purpose, at most 420 characters. */
  purpose: string
  /** At most 140 characters; may be empty. */
  display: string
  /** `UCT` credit transfer, `ICT` instant one, `XCT` either. */
  kind: 'UCT' | 'ICT' | 'XCT'
  /** Kyiv time `YYMMDDHHMMSS`. */
  validUntil: string
  createdAt: string
}

export type PaymentQr = {
  /** Content of the QR code. */
  address: string
  /** The part after the bank's address; banking apps accept it in their own links. */
  payload: string
}

const base = 'https://qr.bank.gov.ua/'
/** No field is editable: the payment must match the invoice. */
const nothingEditable = 'FFFF'
/** Bytes of the address: the rules allow 507 (annex 1), but the largest code at level M holds 504. */
const maxBytes = 504
const maxStructureBytes = 475

/** Throws a RangeError with the name of a field that does not fit. */
export function paymentQr(transfer: CreditTransfer): PaymentQr {
  const { recipient, iban, recipientCode, category, reference, purpose, display, kind, validUntil, createdAt } = transfer
  const within = (name: string, text: string, max: number) => {
    if (text.length > max || /\p{Cc}/u.test(text)) throw new RangeError(`${name} does not fit into the payment QR`)
    return text
  }
  const fields = [
    kind,
    '',
    within('recipient', recipient, 140),
    within('iban', iban, 29),
    within('amount', qrAmount(transfer.amount), 15),
    within('recipientCode', recipientCode, 10),
    within('category', category, 9),
    within('reference', reference, 35),
    within('purpose', purpose, 420),
    within('display', display, 140),
    nothingEditable,
    validUntil,
    createdAt,
    '',
  ]
  const bytes = encoded(fields.join('\n'))
  const payload = base64Url(bytes)
  if (bytes.length > maxStructureBytes || base.length + payload.length > maxBytes)
    throw new RangeError('purpose does not fit into the payment QR')
  return { address: base + payload, payload }
}

/** Without leading zeros, and with no fraction or two digits. */
function qrAmount(kopiykas: number): string {
  if (!Number.isSafeInteger(kopiykas) || kopiykas <= 0 || kopiykas > 99_999_999_999)
    throw new RangeError('amount does not fit into the payment QR')
  const [whole, part] = [Math.floor(kopiykas / 100), kopiykas % 100]
  return part === 0 ? `UAH${whole}` : `UAH${whole}.${String(part).padStart(2, '0')}`
}

const codes = new Map(
  Array.from({ length: 256 }, (_, code) => [new TextDecoder('windows-1251').decode(Uint8Array.of(code)), code]),
)

/**
 * The structure with its head. Windows-1251 (2) needs half the bytes of UTF-8 (1) for Cyrillic text; UTF-8 is taken where a letter is not in it, because
 * the receiver's name must be that of the account.
 */
function encoded(fields: string): Uint8Array {
  const text = fields
    .normalize('NFC')
    .replace(/[\u02bc\u2032]/g, '\u2019')
    .replace(/[\u202f\u2009]/g, '\u00a0')
  return windows1251(`BCD\n003\n2\n${text}`) ?? new TextEncoder().encode(`BCD\n003\n1\n${text}`)
}

/** null: a character is not in the code page. */
function windows1251(text: string): Uint8Array | null {
  const bytes = Array.from(text, (character) => codes.get(character))
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : null
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
