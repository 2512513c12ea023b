// What the build has made of the styles and of the islands: read once, from the folder of the built client beside this bundle.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const client = join(dirname(fileURLToPath(import.meta.url)), '../client')

/** Address of app/islands/load.ts; in development of what loads it. */
export const loader = import.meta.env.DEV ? '/app/entry.client.ts' : builtLoader()

function builtLoader(): string {
  const manifest = JSON.parse(readFileSync(join(client, 'islands.json'), 'utf8')) as Record<string, { file: string }>
  const file = manifest['app/islands/load.ts']?.file
  if (!file) throw new Error('the build has no app/islands/load.ts')
  return `/${file}`
}

const sheets = new Map<string, string>()

/** The text of the sheets at these addresses, one after the other. */
export function sheetsAt(addresses: readonly string[]): string {
  return addresses.map(sheetAt).join('')
}

function sheetAt(address: string): string {
  const known = sheets.get(address)
  if (known !== undefined) return known
  // The framework marks a sheet that several routes share by a fragment.
  const text = readFileSync(join(client, address.replace(/#.*/, '')), 'utf8').trim()
  sheets.set(address, text)
  return text
}
