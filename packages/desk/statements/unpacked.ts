// ZIP files (XLSX is one, too), without letting a small file fill the memory.
import { unzipSync, zipSync } from 'fflate'
import { Refused } from './statement.ts'

/** Bytes of all entries together. */
const mostUnpacked = 80 * 1024 * 1024
const mostEntries = 2000

/** The entries that `wanted` names. fflate gives each no more room than the archive declares. Throws Refused. */
function entriesOf(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let total = 0
  let count = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize, size }) {
        count++
        if (!wanted(name)) return false
        total += Math.max(originalSize, size)
        if (total > mostUnpacked || count > mostEntries) throw new Refused('unpacked')
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('brokenZip')
  }
}

/** Whether the ZIP is a workbook. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return Object.keys(entriesOf(bytes, (name) => name === '[Content_Types].xml')).length > 0
}

/** The same workbook without compression and pictures: what reads it meets only sizes that were checked. */
export function checkedWorkbook(bytes: Uint8Array): Uint8Array {
  return zipSync(
    entriesOf(bytes, (name) => /\.(?:xml|rels)$/i.test(name)),
    { level: 0 },
  )
}

/** The one statement in a ZIP. Throws Refused. */
export function onlyFile(bytes: Uint8Array): { name: string; bytes: Uint8Array } {
  const files = Object.entries(
    entriesOf(bytes, (name) => /\.(?:xml|csv|txt|dbf|xlsx)$/i.test(name) && !name.startsWith('__MACOSX/')),
  )
  const [file] = files
  if (!file) throw new Refused('notStatement')
  if (files.length > 1) throw new Refused('severalFiles')
  return { name: file[0], bytes: file[1] }
}
