import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./migrations/', import.meta.url)

/** Migrations in the order of their numbers. Each runs once per database and is never changed afterwards. */
export function migrations(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'))
}
