// LRU cache of files in a folder, written atomically. Files are available at once after a start; their total size is computed in the background.
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '@forum/ground/base/whole-file.ts'

export type CachedFile = { body: Uint8Array<ArrayBuffer>; writtenAt: number }

export type DiskCache = ReturnType<typeof createDiskCache>

/** `usedAt`: last written or read by this process, milliseconds. */
type Known = { size: number; usedAt: number }

/** Files examined concurrently while the size is computed. */
const lookedAtOnce = 16
/** Age of temporary files of a killed process, ms; younger ones may belong to a running process. */
const draftLives = 60_000

/** `name`s are plain file names. Files of earlier processes are found. */
export function createDiskCache(directory: string, maxBytes: number) {
  const ledger = createLedger(directory, maxBytes)
  let drafts = 0

  async function read(name: string): Promise<CachedFile | undefined> {
    const file = await open(join(directory, name)).catch(() => undefined)
    try {
      if (!file) return undefined
      const [body, { mtimeMs }] = await Promise.all([file.readFile(), file.stat()])
      ledger.use(name)
      return { body: new Uint8Array(body), writtenAt: Math.floor(mtimeMs) }
    } catch {
      return undefined
    } finally {
      await file?.close()
    }
  }

  async function writtenAt(name: string): Promise<number | undefined> {
    const found = await stat(join(directory, name)).catch(() => undefined)
    return found && Math.floor(found.mtimeMs)
  }

  return {
    read,
    writtenAt,
    /** Path of the file, existing or not. */
    path: (name: string) => join(directory, name),
    /** The newest matching file. */
    async newest(isMeant: (name: string) => boolean) {
      const meant = [...(await ledger.names())].filter(isMeant)
      const found = await Promise.all(meant.map(async (name) => ({ name, at: (await writtenAt(name)) ?? 0 })))
      const [first] = found.toSorted((a, b) => b.at - a.at)
      return first && read(first.name)
    },
    async drop(isMeant: (name: string) => boolean) {
      for (const name of [...(await ledger.names())].filter(isMeant)) await ledger.remove(name)
    },
    names: ledger.names as () => Promise<ReadonlySet<string>>,
    fullness: ledger.fullness,
    /** Stores `body`; returns the time. */
    async write(name: string, body: Uint8Array) {
      await mkdir(directory, { recursive: true })
      const draft = join(directory, `.${process.pid}-${drafts++}.tmp`)
      await replaceFile(join(directory, name), body, { isLasting: false, draft })
      await ledger.add(name, body.byteLength)
      return (await writtenAt(name)) ?? Date.now()
    },
  }
}

/** Sizes and last use of the files. */
function createLedger(directory: string, maxBytes: number) {
  const known = new Map<string, Known>()
  let total = 0
  let listing: Promise<Set<string>> | undefined
  let counting: Promise<void> | undefined
  const names = () => (listing ??= list(directory))
  const counted = () => (counting ??= count())

  function note(name: string, size: number, usedAt: number): void {
    total += size - (known.get(name)?.size ?? 0)
    known.set(name, { size, usedAt })
  }

  async function count(): Promise<void> {
    const all = [...(await names())]
    for (let from = 0; from < all.length; from += lookedAtOnce) {
      const some = all.slice(from, from + lookedAtOnce)
      const found = await Promise.all(some.map((name) => stat(join(directory, name)).catch(() => undefined)))
      some.forEach((name, index) => {
        const file = found[index]
        if (file && !known.has(name)) note(name, file.size, file.mtimeMs)
      })
    }
  }

  async function remove(name: string): Promise<void> {
    total -= known.get(name)?.size ?? 0
    known.delete(name)
    ;(await names()).delete(name)
    await rm(join(directory, name), { force: true })
  }

  async function makeRoom(): Promise<void> {
    await counted()
    if (total <= maxBytes) return
    for (const [name] of [...known].sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes * 0.9) break
      await remove(name)
    }
  }

  return {
    names,
    remove,
    use(name: string) {
      const entry = known.get(name)
      if (entry) entry.usedAt = Date.now()
    },
    async add(name: string, size: number) {
      ;(await names()).add(name)
      note(name, size, Date.now())
      // Callers do not wait for the eviction.
      void makeRoom().catch(() => {})
    },
    /** Used share of the limit, 0 to 1. */
    async fullness() {
      await counted()
      return total / maxBytes
    },
  }
}

/** File names in a folder; deletes abandoned temporary files. */
async function list(directory: string): Promise<Set<string>> {
  const names = await readdir(directory).catch(() => [])
  const drafts = names.filter((name) => name.endsWith('.tmp'))
  for (const name of drafts) {
    const path = join(directory, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > draftLives) await rm(path, { force: true })
  }
  return new Set(names.filter((name) => !name.endsWith('.tmp')))
}
