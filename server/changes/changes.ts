// What changed in the programmes, kept in a file of DATA_DIR: a restart or an outage invents nothing (docs/decisions/0068-changes-of-the-programme.md).
import { readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Content } from '#domain/content.ts'
import { phaseOf } from '#domain/forum/edition.ts'
import { locales } from '#domain/localisation/locale.ts'
import { type Change, type ChangedId, type ChangeLog, changeKinds, emptyLog, looked } from '#domain/programme/changes.ts'
import { sideEventsOf } from '#domain/programme/side-event.ts'
import type { Instant } from '#domain/record.ts'

export type Changes = {
  /** What was told of an edition, the newest first. */
  of(year: number): readonly Change[]
  /** What was told of one session or event around the forum, the newest first. */
  ofSession(year: number, id: ChangedId): readonly Change[]
  /** Compares the content with what was told before. Never throws. */
  look(content: Content, now: Instant): void
  /** Waits until what was found is on the disk. */
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
  place: v.optional(localised),
  people: v.array(v.string()),
  isCancelled: v.boolean(),
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
})
const kept = v.object({ format: v.literal(1), editions: v.record(v.string(), changeLog) })

/** `directory` null: nothing is kept beyond the process. */
export function createChanges(directory: string | null, log: Log): Changes {
  const path = directory === null ? null : join(directory, 'programme-changes.json')
  const logs = new Map<number, ChangeLog>(path === null ? [] : read(path, log))
  let writing: Promise<void> = Promise.resolve()
  let failure = ''
  const of = (year: number) => (logs.get(year)?.changes ?? []).toReversed()

  async function write(): Promise<void> {
    if (path === null) return
    try {
      await replaceFile(path, JSON.stringify({ format: 1, editions: Object.fromEntries(logs) }))
      failure = ''
    } catch (error) {
      const { message } = error as Error
      if (message !== failure)
        log.error({ reason: message }, 'the changes of the programme cannot be kept: a restart will not know them')
      failure = message
    }
  }

  return {
    of,
    ofSession: (year, id) => of(year).filter(({ eventId }) => eventId === id),
    look(content, now) {
      let isOther = failure !== ''
      for (const forum of content.forums) {
        const before = logs.get(forum.year) ?? emptyLog
        const events = [...forum.events, ...sideEventsOf(content.sideEvents, forum.year)]
        const after = looked(before, events, now, forum.isCancelled || phaseOf(forum, now) === 'over')
        if (JSON.stringify(before) === JSON.stringify(after)) continue
        logs.set(forum.year, after)
        isOther = true
        for (const { kinds, after: session } of after.changes.slice(before.changes.length))
          log.info({ year: forum.year, kinds, title: session.title.uk ?? session.title.en }, 'a change of the programme is told')
      }
      if (isOther) writing = writing.then(write)
    },
    [Symbol.asyncDispose]: () => writing,
  }
}

function read(path: string, log: Log): [number, ChangeLog][] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  try {
    const { editions } = v.parse(kept, JSON.parse(text))
    return Object.entries(editions).map(([year, one]) => [Number(year), one as unknown as ChangeLog])
  } catch {
    log.warn({ path }, 'the changes of the programme cannot be read: the programme is taken as it is now')
    return []
  }
}

/** The whole file or the one before it, whatever happens meanwhile. */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.tmp`
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}
