// Pictures from disk, or drawn of their originals: at most once for all who wait.
import type { FileId } from '#domain/picture/picture.ts'
import type { AssetSource } from '../content-service/asset-source.ts'
import type { Log } from '../log.ts'
import { Away } from './away.ts'
import type { CachedFile, DiskCache } from './disk-cache.ts'
import { type Findings, missingReason } from './findings.ts'
import { countedFailures, createOriginals, type Held, type Originals, originalName } from './originals.ts'
import type { Rendition } from './render.ts'
import { type RenderPool, Unfit } from './render-pool.ts'
import type { RenderJob } from './render-process.ts'
import { endOf } from './rendition.ts'

export type Renditions = {
  /** The picture; undefined: it cannot be drawn. `isUrgent`: a visitor waits. Throws Away. */
  get(file: FileId, rendition: Rendition, isUrgent: boolean): Promise<CachedFile | undefined>
  /** Looks at a logo and notes what was found. Throws Away. */
  look(file: FileId): Promise<void>
  /** The file as it is. Throws Away. */
  original(file: FileId): Promise<CachedFile | undefined>
  recheck(): void
}

type Options = {
  source: AssetSource
  disk: DiskCache
  findings: Findings
  pool: RenderPool
  log: Log
  now: () => number
}

export function createRenditions({ source, disk, findings, pool, log, now }: Options): Renditions {
  const originals = createOriginals({ source, disk, log, now, onNew: findings.forget })
  const drawing = createDrawing(originals, disk, findings, pool)
  const flights = new Map<string, Promise<CachedFile | undefined>>()
  const unkept = countedFailures(log, now)

  async function make(name: string, file: FileId, rendition: Rendition, isUrgent: boolean): Promise<CachedFile | undefined> {
    const isStateKnown = file.length > 36
    const held = isStateKnown ? undefined : await drawing.present(file, isUrgent)
    if (!isStateKnown && !held) return undefined
    const stored = await disk.read(name)
    // A machine that lost its power may have left an empty file.
    if (stored && stored.body.byteLength > 0) return stored
    const drawn = await drawing.draw(file, rendition, isUrgent, held)
    if (drawn?.result.kind !== 'picture') return undefined
    findings.fit(file)
    return keep(name, new Uint8Array(drawn.result.body), file, drawn.held)
  }

  /** On disk, unless what it was made of has been replaced meanwhile. */
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
    get(file, rendition, isUrgent) {
      const name = file + endOf(rendition)
      if (isUrgent && flights.has(name)) pool.hurry(file)
      const pending = flights.get(name) ?? make(name, file, rendition, isUrgent).finally(() => flights.delete(name))
      flights.set(name, pending)
      return pending
    },
    async look(file) {
      const drawn = await drawing.draw(file, { kind: 'look' }, false)
      if (drawn?.result.kind === 'look') findings.look(file, drawn.result.look)
    },
    original: originals.read,
    recheck: originals.recheck,
  }
}

type Drawn = { held: Held; result: Awaited<ReturnType<RenderPool['run']>> }

/** Originals through the pool, with a note of those that cannot be drawn. */
function createDrawing(originals: Originals, disk: DiskCache, findings: Findings, pool: RenderPool) {
  /** What is there of the original, unless it is known not to be drawn. */
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
      if (!held.body && (await disk.read(name))?.writtenAt !== held.writtenAt) throw new Away('the original has been replaced')
      // What an earlier process left may be damaged where it lies: only what has come to this one is taken at its word.
      if (!held.body && !originals.hasCome(file)) {
        await disk.drop((other) => other === name)
        return draw(file, make, isUrgent)
      }
      findings.fault(file, 'unfit', error.message)
      return undefined
    }
  }

  return { present, draw }
}
