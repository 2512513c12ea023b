// Style sheets and island scripts of the build, read once from the client folder beside this bundle.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const client = join(dirname(fileURLToPath(import.meta.url)), '../client')

/** Address of site/app/loader/load.ts; in development of its loader. */
export const loader = import.meta.env.DEV ? '/site/app/entry.client.ts' : builtLoader()

function builtLoader(): string {
  const manifest = JSON.parse(readFileSync(join(client, 'islands.json'), 'utf8')) as Record<string, { file: string }>
  const file = manifest['site/app/loader/load.ts']?.file
  if (!file) throw new Error('the build has no site/app/loader/load.ts')
  return `/${file}`
}

const sheets = new Map<string, string>()

/** The text of these sheets, concatenated. */
export function sheetsAt(addresses: readonly string[]): string {
  return addresses.map(sheetAt).join('')
}

function sheetAt(address: string): string {
  const known = sheets.get(address)
  if (known !== undefined) return known
  // The framework adds a fragment to sheets shared by several routes.
  const text = readFileSync(join(client, address.replace(/#.*/, '')), 'utf8').trim()
  sheets.set(address, text)
  return text
}
