/** Ukrainian IBAN: UA, two check digits, six of the bank, nineteen of the account (National Bank's resolution 162 of 28.12.2018). */
const shape = /^UA\d{27}$/

/** The IBAN without spaces if it is Ukrainian and its check digits are right (ISO 7064, MOD 97-10); otherwise null. */
export function ukrainianIban(text: string): string | null {
  const iban = text.replace(/\s+/g, '').toUpperCase()
  return shape.test(iban) && remainder97(iban) === 1 ? iban : null
}

/** The IBAN of any country without spaces if its check digits are right; otherwise null. */
export function anyIban(text: string): string | null {
  const iban = text.replace(/\s+/g, '').toUpperCase()
  if (iban.startsWith('UA')) return ukrainianIban(iban)
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && remainder97(iban) === 1 ? iban : null
}

/** In groups of four. */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
}

function remainder97(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4)
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest
}
