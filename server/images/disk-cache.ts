// Files in a folder of bounded size: written whole or not at all; the oldest go first.
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type CachedFile = { body: Uint8Array<ArrayBuffer>; writtenAt: number }

export type DiskCache = {
  read(name: string): Promise<CachedFile | undefined>
  /** Keeps `body`; gives when it was written. */
  write(name: string, body: Uint8Array): Promise<number>
  /** When the file was written; undefined: there is none. */
  writtenAt(name: string): Promise<number | undefined>
  /** The newest file whose name is meant. */
  newest(isMeant: (name: string) => boolean): Promise<CachedFile | undefined>
  /** Takes away every file whose name is meant. */
  drop(isMeant: (name: string) => boolean): Promise<void>
}

/** `name`s are plain file names. Files of an earlier process are found again. */
export function createDiskCache(directory: string, maxBytes: number): DiskCache {
  let index: Promise<Map<string, { size: number; writtenAt: number }>> | undefined
  let drafts = 0
  const files = () => {
    index ??= readIndex(directory)
    return index
  }

  async function makeRoom(): Promise<void> {
    const known = await files()
    let total = [...known.values()].reduce((sum, { size }) => sum + size, 0)
    if (total <= maxBytes) return
    for (const [name, { size }] of [...known].sort(([, a], [, b]) => a.writtenAt - b.writtenAt)) {
      if (total <= maxBytes * 0.9) break
      known.delete(name)
      total -= size
      await rm(join(directory, name), { force: true })
    }
  }

  async function read(name: string): Promise<CachedFile | undefined> {
    const entry = (await files()).get(name)
    if (!entry) return undefined
    try {
      return { body: new Uint8Array(await readFile(join(directory, name))), writtenAt: entry.writtenAt }
    } catch {
      ;(await files()).delete(name)
      return undefined
    }
  }

  return {
    read,
    async writtenAt(name) {
      return (await files()).get(name)?.writtenAt
    },
    async newest(isMeant) {
      const meant = [...(await files())].filter(([name]) => isMeant(name))
      const [first] = meant.toSorted(([, a], [, b]) => b.writtenAt - a.writtenAt)
      return first && read(first[0])
    },
    async drop(isMeant) {
      const known = await files()
      for (const name of [...known.keys()].filter(isMeant)) {
        known.delete(name)
        await rm(join(directory, name), { force: true })
      }
    },
    async write(name, body) {
      const known = await files()
      await mkdir(directory, { recursive: true })
      const draft = join(directory, `.${process.pid}-${drafts++}.tmp`)
      try {
        const file = await open(draft, 'w')
        await file.writeFile(body).finally(() => file.close())
        await rename(draft, join(directory, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      const writtenAt = Math.floor((await stat(join(directory, name))).mtimeMs)
      known.set(name, { size: body.byteLength, writtenAt })
      await makeRoom()
      return writtenAt
    },
  }
}

async function readIndex(directory: string): Promise<Map<string, { size: number; writtenAt: number }>> {
  const index = new Map<string, { size: number; writtenAt: number }>()
  for (const name of await readdir(directory).catch(() => [])) {
    if (name.endsWith('.tmp')) await rm(join(directory, name), { force: true })
    else {
      const { size, mtimeMs } = await stat(join(directory, name))
      index.set(name, { size, writtenAt: Math.floor(mtimeMs) })
    }
  }
  return index
}
