/** Only between thousands: "6900 00" has kopiykas behind its space. */
const gaps = /(?<=\d)[\s\u00a0\u202f'’ʼ](?=\d{3}(?!\d))/gu

/**
 * Kopiykas of a sum as people type it: "1500", "1 500,50", "12 500.5 ₴"; at most a billion hryvnias. null: it is no sum. Never floating point.
 */
export function typedSum(text: string): number | null {
  const plain = text
    .replaceAll(/₴|грн\.?|uah/giu, '')
    .trim()
    .replaceAll(gaps, '')
  const [, whole = '', part = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  return whole === '' ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** As it is typed: "1500", "1500,50". */
export function sumToType(kopiykas: number): string {
  const part = kopiykas % 100
  return `${Math.floor(kopiykas / 100)}${part === 0 ? '' : `,${String(part).padStart(2, '0')}`}`
}
