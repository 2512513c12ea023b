// A table to download: its columns have kinds, and each writer (table-csv.ts, table-xlsx.ts) formats them in its own way.

/** `sum`: kopiykas; `moment`: milliseconds since 1970, shown in Kyiv time; `day`: a moment of that day; `number`: a whole number. */
export type ColumnKind = 'text' | 'number' | 'sum' | 'moment' | 'day'

export type Column = { title: string; kind: ColumnKind /** Signs that are seen at once. */; width: number }

export type Cell = string | number | null

export type Table = { name: string; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }

/** Rows that are written at once: a large table leaves in pieces, between which the site answers others. */
const rowsOfPiece = 100

/** The rows of a table in pieces, with the place of the first of each. */
export function* piecesOf({ rows }: Table): Generator<{ from: number; rows: Table['rows'] }> {
  for (let from = 0; from < rows.length; from += rowsOfPiece) yield { from, rows: rows.slice(from, from + rowsOfPiece) }
}

/** How one column is filled. `title`: the name of its heading among the words. */
export type ColumnOf<Row, Title extends string> = {
  [Kind in ColumnKind]: {
    title: Title
    kind: Kind
    width: number
    of(row: Row): (Kind extends 'text' ? string : number) | null
  }
}[ColumnKind]

/** A table of `rows`, headed by `words`. */
export function tableOf<Row, Title extends string>(
  name: string,
  columns: readonly ColumnOf<Row, Title>[],
  words: Readonly<Record<Title, string>>,
  rows: readonly Row[],
): Table {
  return {
    name,
    columns: columns.map(({ title, kind, width }) => ({ title: words[title], kind, width })),
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
  }
}
