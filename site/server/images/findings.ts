// Findings about files, kept across restarts: broken pictures, and backgrounds on which a logo is invisible.
import { readFile } from 'node:fs/promises'
import type { Ground, PictureFindings } from '@forum/domain/content/picture-findings.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import { replaceFile } from '@forum/ground/base/whole-file.ts'
import * as v from 'valibot'
import type { LogoLook } from './render.ts'

const findingSchema = v.object({
  /** Reason, time of the next try (milliseconds), number of tries. */
  fault: v.optional(v.object({ reason: v.string(), until: v.number(), tries: v.number() })),
  /** Result for a logo. */
  logo: v.optional(v.picklist(['seen', 'white', 'ink'])),
})
type Finding = v.InferOutput<typeof findingSchema>
const keptSchema = v.record(v.string(), findingSchema)

/** `missing`: not at the source, or not public; may change. */
type FaultKind = 'missing' | 'unfit'

export type Findings = ReturnType<typeof createFindings>

/** Doubled with each try. */
const firstRetry = 60_000
const lastRetry: Readonly<Record<FaultKind, number>> = { missing: 600_000, unfit: 6 * 3_600_000 }
/** Minimum visible share of a logo. */
const seenShare = 0.25

type FindingsOptions = {
  path: string
  now: () => number
  /** Findings that change pages, collected for `tellAfter` milliseconds. */
  onChange(findings: PictureFindings): void
  /** A broken file was found. */
  onFault(file: FileId, reason: string): void
  tellAfter: number
}

export function createFindings({ path, now, onChange, onFault, tellAfter }: FindingsOptions) {
  const found = new Map<FileId, Finding>()
  const { save, close } = createSaving(path, found)
  let isTelling = false

  function all(): PictureFindings {
    const entries = [...found]
    return {
      broken: new Set(entries.filter(([, { fault }]) => fault).map(([file]) => file)),
      vanishing: new Map(
        entries.flatMap(([file, { logo }]): [FileId, Ground][] => (logo === 'white' || logo === 'ink' ? [[file, logo]] : [])),
      ),
    }
  }

  function tell(): void {
    isTelling = false
    onChange(all())
  }

  function change(file: FileId, next: Finding): void {
    const before = found.get(file)
    if (next.fault || next.logo) found.set(file, next)
    else found.delete(file)
    save()
    if (next.fault && !before?.fault) onFault(file, next.fault.reason)
    const isSame = Boolean(before?.fault) === Boolean(next.fault) && seen(before) === seen(next)
    if (isSame || isTelling) return
    isTelling = true
    setTimeout(tell, tellAfter).unref()
  }

  return {
    /** Loads findings of an earlier process. */
    async load() {
      const kept = v.safeParse(keptSchema, await readFile(path, 'utf8').then(JSON.parse, () => ({})))
      if (!kept.success || Object.keys(kept.output).length === 0) return
      for (const [file, finding] of Object.entries(kept.output)) if (!found.has(file)) found.set(file, finding)
      onChange(all())
    },
    /** Why the file is broken; undefined: it is fine, or may be tried. */
    faultOf(file: FileId): string | undefined {
      const fault = found.get(file)?.fault
      // A later time was set by a clock that was ahead.
      return fault && now() < fault.until && fault.until <= now() + lastRetry.unfit ? fault.reason : undefined
    },
    fault(file: FileId, kind: FaultKind, reason: string) {
      const before = found.get(file)
      const tries = (before?.fault?.tries ?? 0) + 1
      const pause = Math.min(lastRetry[kind], firstRetry * 2 ** (tries - 1))
      change(file, { ...before, fault: { reason, until: now() + pause, tries } })
    },
    /** The file was drawn. */
    fit(file: FileId) {
      const before = found.get(file)
      if (before?.fault) change(file, { ...(before.logo && { logo: before.logo }) })
    },
    hasLook: (file: FileId) => found.get(file)?.logo !== undefined,
    look(file: FileId, look: LogoLook) {
      change(file, { ...found.get(file), logo: verdict(look) })
    },
    /** The file has changed. */
    forget(file: FileId) {
      if (found.has(file)) change(file, {})
    },
    /** Forgets files that the content no longer uses. */
    keepOnly(files: ReadonlySet<FileId>) {
      for (const file of found.keys()) if (!files.has(file)) found.delete(file)
    },
    /** Missing files may exist now. */
    recheck() {
      for (const { fault } of found.values()) if (fault && fault.reason === missingReason) fault.until = 0
    },
    /** Saves pending findings; nothing is written afterwards. */
    close,
    /** Reasons by broken file. */
    faults: (): ReadonlyMap<FileId, string> =>
      new Map([...found].flatMap(([file, { fault }]) => (fault ? [[file, fault.reason]] : []))),
  }
}

/** Findings of one second are saved together; without a folder they are not saved. */
function createSaving(path: string, found: ReadonlyMap<FileId, Finding>) {
  let due: NodeJS.Timeout | undefined
  let written = Promise.resolve()
  let isClosed = false
  let drafts = 0

  function write(): void {
    due = undefined
    const draft = `${path}.${process.pid}-${drafts++}.tmp`
    written = replaceFile(path, JSON.stringify(Object.fromEntries(found)), { isLasting: false, draft }).catch(() => {})
  }

  return {
    save() {
      if (!isClosed) due ??= setTimeout(write, 1000).unref()
    },
    async close() {
      isClosed = true
      clearTimeout(due)
      if (due) write()
      await written
    },
  }
}

function seen(finding: Finding | undefined): string {
  return finding?.logo ?? 'seen'
}

export const missingReason = 'the content service has no such file, or does not show it'

function verdict(look: LogoLook): Finding['logo'] {
  if (!look) return 'seen'
  if (look.onWhite < seenShare && look.onInk > look.onWhite) return 'white'
  return look.onInk < seenShare && look.onWhite > look.onInk ? 'ink' : 'seen'
}
