// Pictures from disk, or drawn once for concurrent requests.

import type { AssetSource } from '@forum/content/port.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { Away } from './away.ts'
import type { CachedFile, DiskCache } from './disk-cache.ts'
import { type Findings, missingReason } from './findings.ts'
import { countedFailures, createOriginals, type Held, type Originals, originalName } from './originals.ts'
import type { Rendition } from './render.ts'
import { type RenderPool, Unfit } from './render-pool.ts'
import type { RenderJob } from './render-process.ts'
import { endOf } from './rendition.ts'

export type Renditions = ReturnType<typeof createRenditions>

type RenditionsOptions = {
  source: AssetSource
  disk: DiskCache
  findings: Findings
  pool: RenderPool
  log: Log
  now: () => number
}

export function createRenditions({ source, disk, findings, pool, log, now }: RenditionsOptions) {
  const originals = createOriginals({ source, disk, log, now, onNew: findings.forget })
  const drawing = createDrawing(originals, disk, findings, pool)
  const flights = new Map<string, Promise<CachedFile | undefined>>()
  const unkept = countedFailures(log, now)

  async function make(name: string, file: FileId, rendition: Rendition, isUrgent: boolean): Promise<CachedFile | undefined> {
    const isStateKnown = file.length > 36
    const held = isStateKnown ? undefined : await drawing.present(file, isUrgent)
    if (!isStateKnown && !held) return undefined
    const stored = await disk.read(name)
    // A power cut may have left an empty file.
    if (stored && stored.body.byteLength > 0) return stored
    const drawn = await drawing.draw(file, rendition, isUrgent, held)
    if (drawn?.result.kind !== 'picture') return undefined
    findings.fit(file)
    return keep(name, new Uint8Array(drawn.result.body), file, drawn.held)
  }

  /** Stored unless the original was replaced meanwhile. */
  async function keep(name: string, body: Uint8Array<ArrayBuffer>, file: FileId, made: Held): Promise<CachedFile> {
    try {
      const isCurrent = made.body === undefined && (await disk.writtenAt(originalName(file))) === made.writtenAt
      return { body, writtenAt: isCurrent ? await disk.write(name, body) : now() }
    } catch (error) {
      unkept.note((error as Error).message)
      return { body, writtenAt: now() }
    }
  }

  return {
    /** The picture; undefined: broken. `isUrgent`: a visitor waits. Throws Away. */
    get(file: FileId, rendition: Rendition, isUrgent: boolean): Promise<CachedFile | undefined> {
      const name = file + endOf(rendition)
      if (isUrgent && flights.has(name)) pool.hurry(file)
      const pending = flights.get(name) ?? make(name, file, rendition, isUrgent).finally(() => flights.delete(name))
      flights.set(name, pending)
      return pending
    },
    /** Analyses a logo. Throws Away. */
    async look(file: FileId) {
      const drawn = await drawing.draw(file, { kind: 'look' }, false)
      if (drawn?.result.kind === 'look') findings.look(file, drawn.result.look)
    },
    /** Throws Away. */
    original: originals.read,
    recheck: originals.recheck,
  }
}

type Drawn = { held: Held; result: Awaited<ReturnType<RenderPool['run']>> }

/** Draws originals in the pool and records broken ones. */
function createDrawing(originals: Originals, disk: DiskCache, findings: Findings, pool: RenderPool) {
  /** The original, unless it is known to be broken. */
  async function present(file: FileId, isUrgent: boolean): Promise<Held | undefined> {
    if (findings.faultOf(file) !== undefined) return undefined
    const held = await originals.ensure(file, isUrgent)
    if (!held) findings.fault(file, 'missing', missingReason)
    return held
  }

  async function draw(file: FileId, make: RenderJob['make'], isUrgent: boolean, known?: Held): Promise<Drawn | undefined> {
    const held = known ?? (await present(file, isUrgent))
    if (!held) return undefined
    const name = originalName(file)
    try {
      return { held, result: await pool.run(file, { original: held.body ?? disk.path(name), make }, isUrgent) }
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      const isReplaced = !held.body && (await disk.read(name))?.writtenAt !== held.writtenAt
      // Found at another width meanwhile, and dropped. Nothing is awaited between this question and the finding, which counts once.
      if (findings.faultOf(file) !== undefined) return undefined
      if (isReplaced) throw new Away('the original has been replaced')
      // A file of an earlier process may be damaged; only verified ones are trusted.
      const isVerified = held.body || originals.hasCome(file)
      if (isVerified) findings.fault(file, 'unfit', error.message)
      // A page of maintenance in the place of the picture must not be kept for good.
      await disk.drop((other) => other === name)
      if (!isVerified) return draw(file, make, isUrgent)
      return undefined
    }
  }

  return { present, draw }
}
