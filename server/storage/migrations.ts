import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('./migrations/', import.meta.url)

/** What brings a database to its present shape, in the order of their numbers. Each runs once in a database and is never changed afterwards. */
export function migrations(): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => readFileSync(new URL(name, folder), 'utf8'))
}
