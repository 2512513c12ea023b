// Moves a desk from an SQLite file to PostgreSQL or back, and compares every row before switching.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SharedDesk } from '@forum/desk/settings/shared-desk.ts'
import { compareRows, copyRows, tablesOf } from '@forum/desk/storage/copy-rows.ts'
import { refuseNewer } from '@forum/desk/storage/look-at-database.ts'
import { openDatabase } from '@forum/desk/storage/open-database.ts'
import { fillPostgres, withFileRows, withPostgresRows } from '@forum/desk/storage/row-stores.ts'
import { databaseName, freeName } from '../files/file-names.ts'
import { nameAt } from './manifest.ts'
import { refuseWhileInUse } from './restore.ts'
import { refuseForeignKeys, writeKeys } from './shared-keys.ts'

export type MoveOptions = {
  dataDirectory: string
  shared: SharedDesk
  /** Milliseconds since 1970. */
  now: number
}

/** `keptAt`: path of the old file, which is not used any more. */
export type MoveReport = { rows: number; keptAt: string }

/** Commits in PostgreSQL only if every row is equal. Throws an Error with one sentence. */
export async function moveToPostgres({ dataDirectory, shared, now }: MoveOptions): Promise<MoveReport> {
  const home = resolve(dataDirectory)
  const path = join(home, databaseName)
  if (!existsSync(path)) throw new Error(`There is no desk in ${home}: set DATA_DIR to the site's.`)
  refuseForeignKeys(home, shared)
  refuseWhileInUse(path)
  const rows = await fillPostgres(path, shared.databaseUrl.reveal())
  const keptAt = freeName(join(home, nameAt(now)), '-moved.sqlite')
  renameSync(path, keptAt)
  return { rows, keptAt }
}

/** Puts the file in place only if every row is equal. Throws an Error with one sentence. */
export async function moveToFile({ dataDirectory, shared }: MoveOptions): Promise<MoveReport> {
  const home = resolve(dataDirectory)
  const path = join(home, databaseName)
  const draft = `${path}.part`
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (existsSync(path)) throw new Error(`${path} exists already: move it away first.`)
  writeKeys(home, shared)
  rmSync(draft, { force: true })
  const url = shared.databaseUrl.reveal()
  await (await openDatabase(url)).close()
  await refuseNewer(url)
  await (await openDatabase(draft)).close()
  try {
    const rows = await withPostgresRows(url, 'writing', (from) =>
      withFileRows(draft, async (to) => {
        const tables = await tablesOf(to)
        const copied = await copyRows(tables, from, to)
        await compareRows(tables, from, to)
        return copied
      }),
    )
    renameSync(draft, path)
    return { rows, keptAt: path }
  } finally {
    rmSync(draft, { force: true })
  }
}
