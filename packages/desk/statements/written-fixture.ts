// How banks write letters, sums and days, for tests.
import type { Transfer } from './transfers-fixture.ts'

export const letters = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1251').decode(Uint8Array.of(byte)), byte]),
)
export const dosLetters = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('ibm866').decode(Uint8Array.of(byte)), byte]),
)

export const encoded = (text: string, table: ReadonlyMap<string, number>) =>
  Uint8Array.from([...text].map((letter) => table.get(letter) ?? 0x3f))

/** In Windows-1251; what it lacks becomes "?". */
export const in1251 = (text: string) => encoded(text, letters)

export const sumText = (kopiykas: number) =>
  `${kopiykas < 0 ? '-' : ''}${Math.floor(Math.abs(kopiykas) / 100)}.${String(Math.abs(kopiykas) % 100).padStart(2, '0')}`
export const spaced = (kopiykas: number) => sumText(kopiykas).replace(/\B(?=(?:\d{3})+\.)/g, ' ')
export const dotted = (day: string) => day.split('-').toReversed().join('.')
export const latinI = (text: string) => text.replaceAll('і', 'i').replaceAll('І', 'I')
export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
export const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The same key for the same transfer in any order. */
export const bankNumber = ({ iban, sum, day }: Transfer) => `${day.replaceAll('-', '')}${iban.slice(-5)}${Math.abs(sum)}`
