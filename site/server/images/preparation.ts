// Generates pictures in advance in the plan's order, after visitors' requests. Existing ones are skipped, so that a restart continues.
import type { Content } from '@forum/domain/content/content.ts'
import { namedFiles } from '@forum/domain/content/named-files.ts'
import { type PlannedPicture, picturePlan } from '@forum/domain/content/picture-plan.ts'
import type { FileId } from '@forum/domain/picture/picture.ts'
import type { Log } from '@forum/ground/base/log.ts'
import { Away } from './away.ts'
import type { DiskCache } from './disk-cache.ts'
import type { Findings } from './findings.ts'
import { endOf, pictureOf } from './rendition.ts'
import type { Renditions } from './renditions.ts'

/** For /readyz: wanted and existing pictures; broken files with their record. */
export type PreparationStatus = {
  wanted: number
  ready: number
  isWorking: boolean
  broken: readonly { record: string; file: FileId; reason: string }[]
}

export type Preparation = {
  /** Starts with `content`; a running pass is aborted. */
  prepare(content: Content): void
  status(): PreparationStatus
  stop(): void
  /** Resolves when nothing runs. */
  settled(): Promise<void>
}

type PreparationOptions = { disk: DiskCache; findings: Findings; renditions: Renditions; log: Log; currentYear: () => number }

/** Concurrent lanes: two are drawn at once, and one more fetches its file. */
const lanes = 3
/** Above this share of the limit nothing is generated in advance, so that nothing is evicted for it. */
const fullEnough = 0.8
/** After so many unavailable pictures in a row the rest waits for the next reading. */
const maxFailures = 5
const progressEvery = 60_000

export function createPreparation({ disk, findings, renditions, log, currentYear }: PreparationOptions): Preparation {
  let content: Content | undefined
  let owners = new Map<FileId, string>()
  let plan: readonly PlannedPicture[] = []
  let pass: Pass | undefined
  let isStopped = false
  const progress: Progress = { wanted: 0, ready: 0 }

  function planFor(next: Content): void {
    content = next
    owners = new Map(
      namedFiles(next)
        .toReversed()
        .map(({ file, owner }) => [file, owner]),
    )
    plan = picturePlan(next, currentYear())
    progress.wanted = plan.length
    findings.keepOnly(new Set(owners.keys()))
  }

  return {
    prepare(next) {
      if (isStopped || (pass && next === content)) return
      if (next !== content) planFor(next)
      if (pass) pass.isStopped = true
      const own: Pass = { isStopped: false, done: Promise.resolve() }
      own.done = (pass?.done ?? Promise.resolve())
        .then(() => work({ plan, pass: own, progress, disk, findings, renditions, log }))
        .catch((error: Error) => log.error({ reason: error.message }, 'pictures cannot be made in advance'))
        .finally(() => {
          if (pass === own) pass = undefined
        })
      pass = own
    },
    status() {
      const broken = [...findings.faults()].map(([file, reason]) => ({ record: owners.get(file) ?? '', file, reason }))
      return { ...progress, isWorking: pass !== undefined, broken }
    },
    stop() {
      isStopped = true
      if (pass) pass.isStopped = true
    },
    settled: () => pass?.done ?? Promise.resolve(),
  }
}

type Pass = { isStopped: boolean; done: Promise<void> }
type Progress = { wanted: number; ready: number }
type Work = Pick<PreparationOptions, 'disk' | 'findings' | 'renditions' | 'log'> & {
  plan: readonly PlannedPicture[]
  pass: Pass
  progress: Progress
}

/** One pass through the plan. */
async function work(task: Work): Promise<void> {
  const { plan, pass, progress, disk, findings, log } = task
  const names = await disk.names()
  const absent = plan.filter((picture) => !names.has(nameOf(picture)))
  progress.ready = plan.length - absent.length
  const left = absent.filter(({ file }) => findings.faultOf(file) === undefined)
  if (left.length === 0 || pass.isStopped) return
  log.info({ toMake: left.length, ...progress }, 'pictures are made in the background')
  const begun = Date.now()
  const count = { made: 0, failures: 0, saidAt: begun }
  const goesOn = async () => !pass.isStopped && count.failures < maxFailures && (await disk.fullness()) <= fullEnough
  const lane = async () => {
    while (left.length > 0 && (await goesOn())) {
      const next = left.shift()
      if (next && (await tryToMake(next, task, count))) progress.ready++
      if (Date.now() - count.saidAt < progressEvery) continue
      count.saidAt = Date.now()
      log.info({ made: count.made, left: left.length }, 'pictures are made in the background')
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  const seconds = Math.round((Date.now() - begun) / 1000)
  if (count.made > 0)
    log.info({ made: count.made, seconds, left: left.length, ...progress }, 'pictures: the background work is done')
}

/** Returns whether the picture exists afterwards. */
async function tryToMake(picture: PlannedPicture, task: Work, count: { made: number; failures: number }): Promise<boolean> {
  const { disk, findings, renditions } = task
  const { file, width, format, isLogo } = picture
  if (findings.faultOf(file) !== undefined) return false
  const names = await disk.names()
  const wasThere = names.has(nameOf(picture))
  try {
    if (!wasThere && !(await renditions.get(file, pictureOf(width, format), false))) return false
    if (isLogo && !findings.hasLook(file)) await renditions.look(file)
  } catch (error) {
    if (!(error instanceof Away)) throw error
    count.failures++
    return false
  }
  // Generated but not stored: the disk is full.
  count.failures = names.has(nameOf(picture)) ? 0 : count.failures + 1
  if (!wasThere) count.made++
  return names.has(nameOf(picture))
}

function nameOf({ file, width, format }: PlannedPicture): string {
  return file + endOf(pictureOf(width, format))
}
