// Rows of statements: files that were read, lines that are known, and named columns.
import { hash } from 'node:crypto'
import type { StatementLine } from '@forum/domain/transfer/statement-line.ts'
import * as v from 'valibot'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { foundFor, insertAll } from '../storage/many.ts'
import { json, namedRow } from '../storage/row.ts'
import { type Mapping, mappingSchema } from './mapping.ts'
import type { Layout, Statement } from './statement.ts'

/** `content`: null after some days. */
export type KeptStatement = {
  id: string
  layout: Layout
  content: Statement | null
  readAt: number
  readBy: string
  /** null: it is only looked at. */
  acceptedAt: number | null
  acceptedBy: string
  /** Ids of the last delivery before the acceptance, and of its own last one. */
  deliveryBefore: number
  deliveryLast: number
}

const row = namedRow({
  id: v.string(),
  // Only this file writes it.
  layout: v.custom<Layout>(() => true),
  content: v.string(),
  read_at: v.number(),
  read_by: v.string(),
  accepted_at: v.nullable(v.number()),
  accepted_by: v.string(),
  delivery_before: v.number(),
  delivery_last: v.number(),
})

export async function keepStatement(
  tx: Transaction,
  { id, layout, content, readAt, readBy }: Omit<KeptStatement, 'acceptedAt' | 'acceptedBy' | 'deliveryBefore' | 'deliveryLast'>,
) {
  await insert(tx, 'statement', { id, layout, content: JSON.stringify(content), read_at: readAt, read_by: readBy })
}

export async function statementBy(tx: Transaction, id: string): Promise<KeptStatement | null> {
  const found = await tx.one(row, 'SELECT * FROM statement WHERE id = ?', id)
  return found ? { ...found, content: found.content === '' ? null : (JSON.parse(found.content) as Statement) } : null
}

/** What a list says of it. */
export type SeenStatement = Omit<KeptStatement, 'content' | 'deliveryBefore' | 'deliveryLast'>

/** The latest ones, without what they tell. */
export async function latestStatements(tx: Transaction, most: number): Promise<SeenStatement[]> {
  const all = await tx.all(
    row,
    "SELECT id, layout, '' AS content, read_at, read_by, accepted_at, accepted_by, delivery_before, delivery_last FROM statement ORDER BY read_at DESC, id LIMIT ?",
    most,
  )
  return all.map(({ content: _, deliveryBefore: __, deliveryLast: ___, ...seen }) => seen)
}

/** Forgets what statements tell that were read before `time`: it names people. Their lines stay known by their keys. */
export async function forgetStatements(tx: Pick<Transaction, 'run'>, time: number): Promise<number> {
  return (await tx.run("UPDATE statement SET content = '' WHERE read_at < ? AND content <> ''", time)).changes
}

/** The same for a transfer in another layout; its account is compared apart, because a layout may not tell it. */
export const likenessOf = ({ day, sum, number }: StatementLine): string => digest([day, sum, number.replace(/^0+(?=\d)/, '')])

/** The same for a line whose number or text was changed by hand, or by a spreadsheet program; '' where it tells no payer. */
export const payerLikenessOf = ({ day, sum, payer }: StatementLine): string =>
  payer.iban || payer.code ? digest([day, sum, payer.iban || payer.code]) : ''

const digest = (parts: readonly (string | number)[]) => hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)

const knownRow = v.pipe(
  namedRow({
    key: v.string(),
    statement_id: v.string(),
    account: v.string(),
    likeness: v.string(),
    payer_likeness: v.string(),
    layout: v.string(),
    transfer_id: v.nullable(v.string()),
    is_new: v.number(),
  }),
  v.transform(({ isNew, ...same }) => ({ ...same, isNew: isNew === 1 })),
)

export type KnownLine = v.InferOutput<typeof knownRow>

/** Known lines of which a key or a likeness is among those of `lines`. */
export async function knownAmong(tx: Transaction, lines: readonly StatementLine[]): Promise<KnownLine[]> {
  const byKey = await foundFor(
    lines.map(({ key }) => key),
    (keys, places) => knownWhere(tx, `WHERE key IN (${places})`, ...keys),
  )
  const alike = await foundFor(lines.map(likenessOf), (digests, places) =>
    knownWhere(tx, `WHERE likeness IN (${places})`, ...digests),
  )
  const ofPayers = await foundFor(lines.map(payerLikenessOf).filter(Boolean), (digests, places) =>
    knownWhere(tx, `WHERE payer_likeness IN (${places})`, ...digests),
  )
  return [...new Map([...byKey, ...alike, ...ofPayers].map((each) => [each.key, each])).values()]
}

/** Those of `keys` whose lines are known. */
export async function knownKeys(tx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const row = v.object({ key: v.string() })
  const found = await foundFor(keys, (part, places) =>
    tx.all(row, `SELECT key FROM statement_line WHERE key IN (${places})`, ...part),
  )
  return new Set(found.map(({ key }) => key))
}

export function knownWhere(tx: Transaction, which: string, ...values: string[]): Promise<KnownLine[]> {
  return tx.all(
    knownRow,
    `SELECT statement_line.*, layout FROM statement_line JOIN statement ON statement.id = statement_id ${which}`,
    ...values,
  )
}

/** A line that is known from now on. `isNew`: its transfer was made by its statement. */
export type NewKnownLine = { line: StatementLine; transferId: string | null; isNew: boolean }

/** None of the lines was known before. */
export async function rememberLines(tx: Transaction, statementId: string, lines: readonly NewKnownLine[]): Promise<void> {
  const rows = lines.map(({ line, transferId, isNew }) => ({
    ...{ key: line.key, statement_id: statementId, account: line.account },
    ...{ likeness: likenessOf(line), payer_likeness: payerLikenessOf(line) },
    ...{ transfer_id: transferId, is_new: isNew ? 1 : 0 },
  }))
  await insertAll(tx, 'statement_line', rows)
}

const mappingRow = v.object({ mapping: json(mappingSchema) })

export async function mappingFor(tx: Transaction, fingerprint: string): Promise<Mapping | undefined> {
  return (await tx.one(mappingRow, 'SELECT mapping FROM statement_mapping WHERE fingerprint = ?', fingerprint))?.mapping
}

export async function rememberMapping(tx: Transaction, mapping: Mapping): Promise<void> {
  await insert(
    tx,
    'statement_mapping',
    { fingerprint: mapping.fingerprint, mapping: JSON.stringify(mapping) },
    'ON CONFLICT (fingerprint) DO UPDATE SET mapping = excluded.mapping',
  )
}
