// Programme changes, stored in DATA_DIR, so that a restart or outage does not announce false changes
// (docs/decisions/0022-detect-programme-changes-by-comparison.md).
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '@forum/domain/content/content.ts'
import { currentYearOf, phaseOf } from '@forum/domain/forum/edition.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import {
  type Change,
  type ChangedId,
  type ChangeLog,
  changeKinds,
  emptyLog,
  updateChangeLog,
} from '@forum/domain/programme/changes.ts'
import { sideEventsOf } from '@forum/domain/programme/side-event.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { replaceFile } from '@forum/ground/base/whole-file.ts'
import { changesName } from '@forum/ground/settings/data-directory.ts'
import * as v from 'valibot'

export type Changes = {
  /** Announced changes of an edition, newest first. */
  of(year: number): readonly Change[]
  /** Announced changes of one session or side event, newest first. */
  ofSession(year: number, id: ChangedId): readonly Change[]
  /** When the event was last seen to change, announced or not; null: unchanged since the first comparison. */
  alteredAt(year: number, id: ChangedId): Instant | null
  /** When the edition's days were last seen to get other hours; null: never since the first comparison. */
  hoursAlteredAt(year: number): Instant | null
  /** Compares new content with the announced programme. Never throws. */
  compare(content: Content, now: Instant): void
  /** Waits until changes are on disk. */
  [Symbol.asyncDispose](): Promise<void>
}

type Log = Record<'info' | 'warn' | 'error', (details: object, text: string) => void>

const localised = v.object(Object.fromEntries(locales.map((locale) => [locale, v.nullable(v.string())])))
const facts = v.object({
  title: localised,
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
  roomId: v.nullable(v.string()),
  room: v.nullable(localised),
  people: v.array(v.string()),
  isCancelled: v.boolean(),
  text: v.string(),
  // In the order of `factsOf`, because JSON is compared as text; only side events have it.
  place: v.optional(localised),
})
const changeLog = v.object({
  told: v.record(v.string(), facts),
  pending: v.record(v.string(), v.object({ facts, since: v.number() })),
  changes: v.array(
    v.object({
      eventId: v.string(),
      at: v.number(),
      kinds: v.array(v.picklist(changeKinds)),
      before: v.nullable(facts),
      after: facts,
    }),
  ),
  altered: v.record(v.string(), v.number()),
  hours: v.object({ text: v.string(), altered: v.nullable(v.number()) }),
})
const kept = v.object({ format: v.literal(1), source: v.string(), editions: v.record(v.string(), changeLog) })

/** Folder and content service of the changes, and the operator's current year; `directory` null: in memory only. */
export type ChangesPlace = { directory: string | null; source: string; currentForumYear: number | null; log: Log }

export function createChanges({ directory, source, currentForumYear, log }: ChangesPlace): Changes {
  const path = directory === null ? null : join(directory, changesName)
  const logs = new Map<number, ChangeLog>()
  /** State last written by another process on this folder. */
  let peers: ReadonlyMap<number, ChangeLog> = new Map()
  /** The file's state when this process last read or wrote it. */
  let known = ''
  let writing: Promise<void> = Promise.resolve()
  let failure = ''
  const of = (year: number) => (logs.get(year)?.changes ?? []).toReversed()

  async function write(): Promise<void> {
    if (path === null) return
    try {
      await replaceFile(path, JSON.stringify({ format: 1, source, editions: Object.fromEntries(logs) }))
      known = stateOf(path)
      failure = ''
    } catch (error) {
      const { message } = error as Error
      if (message !== failure)
        log.error({ reason: message }, 'the changes of the programme cannot be stored: a restart will lose them')
      failure = message
    }
  }

  /** Merges changes of another process; true: the file lacks later changes of this one. */
  function takeOver(): boolean {
    if (path === null || stateOf(path) === known) return false
    known = stateOf(path)
    const found = new Map(read(path, source, log))
    peers = found
    for (const [year, one] of found) if (isLater(one, logs.get(year))) logs.set(year, one)
    return [...logs].some(([year, one]) => isLater(one, found.get(year)))
  }

  takeOver()
  return {
    of,
    ofSession: (year, id) => of(year).filter(({ eventId }) => eventId === id),
    alteredAt: (year, id) => logs.get(year)?.altered[id] ?? null,
    hoursAlteredAt: (year) => logs.get(year)?.hours.altered ?? null,
    compare(content, now) {
      let isOther = takeOver() || failure !== ''
      const currentYear = currentYearOf(currentForumYear, content.forums)
      for (const forum of content.forums) {
        // While the next edition is prepared every session would be new.
        const isAhead = forum.year > currentYear
        const before = logs.get(forum.year) ?? emptyLog
        const events = [...forum.events, ...sideEventsOf(content.sideEvents, forum.year)]
        const after = updateChangeLog(
          before,
          events,
          now,
          isAhead || forum.isCancelled || phaseOf(forum, now) === 'over',
          peers.get(forum.year),
        )
        if (JSON.stringify(before) === JSON.stringify(after)) continue
        logs.set(forum.year, after)
        isOther = true
        for (const { kinds, after: session } of after.changes.slice(before.changes.length))
          log.info(
            { year: forum.year, kinds, title: session.title.uk ?? session.title.en },
            'a change of the programme is announced',
          )
      }
      if (isOther) writing = writing.then(write)
    },
    [Symbol.asyncDispose]: () => writing,
  }
}

/** Identifies the file's version at `path`; empty: none. */
function stateOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : ''
}

/** Whether the last announcement of `one` is later than that of `other`. */
function isLater(one: ChangeLog, other: ChangeLog | undefined): boolean {
  const last = ({ changes }: ChangeLog) => changes.at(-1)?.at ?? Number.NEGATIVE_INFINITY
  return !other || last(one) > last(other) || (last(one) === last(other) && one.changes.length > other.changes.length)
}

function read(path: string, source: string, log: Log): [number, ChangeLog][] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  try {
    const { source: of, editions } = v.parse(kept, JSON.parse(text))
    if (of === source) return Object.entries(editions).map(([year, one]) => [Number(year), one as unknown as ChangeLog])
    // Another content service uses the same ids for other records: everything would look changed.
    log.info({ of }, 'the stored changes of the programme are of another content service: they are ignored')
  } catch {
    log.warn({ path }, 'the stored changes of the programme cannot be read: they are ignored')
  }
  return []
}
