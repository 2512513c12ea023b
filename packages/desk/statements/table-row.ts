// A row of a table, from a text or a workbook, and how its words are compared.

export type Cell = string | number | Date

/** `row`: counted from 1. Empty cells are ''. */
export type Row = { readonly row: number; readonly cells: readonly Cell[] }

/** The text of a cell; '' if there is none. */
export function textOf(cell: Cell | undefined): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  return cell === undefined ? '' : String(cell)
}

/** For comparison: banks write a Latin i in Ukrainian words, № in several ways, and dots, dashes and quotes as they like. */
export function folded(cell: Cell | undefined): string {
  return textOf(cell)
    .replaceAll('№', '#')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i', 'і')
    .replace(/[^\p{L}\d#]/gu, '')
}

/** What of a row an organiser is shown: the sum and the beginning of the purpose stand behind names and accounts. */
export const shownRow = ({ cells }: Row): string =>
  cells
    .map(textOf)
    .filter((text) => text.trim() !== '')
    .join(' · ')
    .slice(0, 320)
