// Files of Oschadbank for tests.
import { strToU8 } from 'fflate'
import { ownCode, ownIban, type Transfer } from './transfers-fixture.ts'
import { bankNumber, dosLetters, encoded, latinI, letters } from './written-fixture.ts'

/** `isOld`: cp866, without the columns of December 2023. */
export function oschad(all: readonly Transfer[], isOld = false): Uint8Array {
  const table = isOld ? dosLetters : letters
  const shape: (readonly [string, string, number])[] = [
    ['NDOC', 'C', 10],
    ['DT', 'D', 8],
    ['MFOCLI', 'C', 6],
    ['OKPOCLI', 'C', 14],
    ['ACCCLI', 'C', 29],
    ['NAMECLI', 'C', isOld ? 38 : 140],
    ['BANKCLI', 'C', 38],
    ['MFOCOR', 'C', 6],
    ['ACCCOR', 'C', 29],
    ['OKPOCOR', 'C', 14],
    ['NAMECOR', 'C', isOld ? 38 : 140],
    ['BANKCOR', 'C', 38],
    ['DK', 'N', 1],
    ['SUMMA', 'N', 16],
    ['NAZN', 'C', isOld ? 160 : 420],
    ['VAL', 'C', 3],
    ...(isOld
      ? []
      : ([
          ['DATP', 'D', 8],
          ['SALDOVH', 'N', 16],
          ['SALDOISH', 'N', 16],
          ['UETR', 'C', 36],
        ] as const)),
  ]
  const closing = all.reduce((total, { sum }) => total + sum, 1_200_000)
  const rows = all.map((each) => {
    const day = each.day.replaceAll('-', '')
    const cells = [
      each.number,
      day,
      '300465',
      ownCode,
      ownIban,
      'ТОВ "Форум"',
      'Ощадбанк',
      '305299',
      each.iban,
      each.code,
      each.name,
      'Банк',
      each.sum < 0 ? '1' : '0',
      String(Math.abs(each.sum)),
      each.purpose,
      '980',
      day,
      '1200000',
      String(closing),
      `u-${bankNumber(each)}`,
    ]
    return shape.map(([, kind, width], column) => {
      // cp866 has no Ukrainian і.
      const text = (
        isOld
          ? latinI(cells[column] ?? '')
              .replaceAll('ґ', 'г')
              .replaceAll('Ґ', 'Г')
              .replace(/[«»]/g, '"')
              .replaceAll('–', '-')
          : (cells[column] ?? '')
      ).slice(0, width)
      return encoded(kind === 'N' ? text.padStart(width) : text.padEnd(width), table)
    })
  })
  return dbf(shape, rows, isOld ? 0x65 : 0xc9)
}

function dbf(shape: readonly (readonly [string, string, number])[], rows: readonly Uint8Array[][], driver: number): Uint8Array {
  const head = 32 + shape.length * 32 + 1
  const width = 1 + shape.reduce((sum, [, , each]) => sum + each, 0)
  const bytes = new Uint8Array(head + rows.length * width + 1)
  const view = new DataView(bytes.buffer)
  bytes.set([0x03, 125, 10, 26])
  view.setUint32(4, rows.length, true)
  view.setUint16(8, head, true)
  view.setUint16(10, width, true)
  bytes[29] = driver
  for (const [column, [name, kind, size]] of shape.entries()) {
    const at = 32 + column * 32
    bytes.set(strToU8(name), at)
    bytes[at + 11] = kind.charCodeAt(0)
    // Wider than 255: the high byte stands where decimals do.
    bytes[at + 16] = size % 256
    bytes[at + 17] = Math.floor(size / 256)
  }
  bytes[head - 1] = 0x0d
  let at = head
  for (const cells of rows) {
    bytes[at++] = 0x20
    for (const cell of cells) {
      bytes.set(cell, at)
      at += cell.length
    }
  }
  bytes[at] = 0x1a
  return bytes
}
