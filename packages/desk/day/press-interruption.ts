// "Interrupt", "go on" and "undo".
import { undoTime } from '@forum/domain/door/day-wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import type { Person } from '../audit/audit.ts'
import { type DayVersion, isPressedSince, undoneBy, versionWithBefore } from './day-version.ts'
import { covering, ended, type InterruptionWish, lasts, newInterruption, withInterruption } from './interruptions.ts'
import { hallTitle, type PressContext, type Pressed, press, refused } from './press.ts'
import { takeBack } from './take-back.ts'

const day = 24 * 3_600_000

const pressed = { alert: 'alertPressed', pause: 'pausePressed' } as const

/**
 * `since`: when it was pressed on a phone without network, and is refused as `changed` if somebody else went on or undid since; missing: now. An
 * interruption that was to end later goes on without an end.
 */
export function interrupt(context: PressContext, by: Person, wish: InterruptionWish, since?: Instant): Promise<Pressed> {
  return press(context, by, async (last, at, tx) => {
    const titles = wish.roomIds?.map((id) => hallTitle(context, id)) ?? []
    if (wish.roomIds?.length === 0 || titles.includes(undefined)) return refused('noHall')
    const all = last?.interruptions ?? []
    const known = covering(all, wish, at)
    if (known && known.resumesAt === null) return { outcome: 'already', by: known.by, at: known.since, interruption: known }
    if (since !== undefined && (await isPressedSince(tx, since, by, ['wentOn', 'undone']))) return refused('changed')
    const interruptions = known
      ? all.map((one) => (one === known ? { ...known, resumesAt: null, endedBy: null } : one))
      : withInterruption(all, newInterruption(wish, Math.min(since ?? at, at), by), at)
    const action = wish.drill ? 'drillPressed' : pressed[wish.kind]
    return { why: 'interrupted', deed: { action, reason: titles.join(', ') }, interruptions }
  })
}

/**
 * `at`: when it goes on; missing: now. `id`: which interruption; missing: all that are on. `pressedAt`: on a phone without network; it is refused as
 * `changed` if somebody else interrupted or undid since.
 */
export type GoOnWish = { id?: string; at?: Instant | null; pressedAt?: Instant }

export function goOn(context: PressContext, by: Person, { id, at: when, pressedAt }: GoOnWish = {}): Promise<Pressed> {
  return press(context, by, async (last, at, tx) => {
    const all = (last?.interruptions ?? []).filter((one) => id === undefined || one.id === id)
    const resumesAt = when ?? at
    if (resumesAt < at || resumesAt > at + day) return refused('past')
    const on = all.filter((one) => lasts(one, at))
    if (on.every((one) => one.resumesAt === resumesAt)) {
      const latest = all.findLast((one) => one.resumesAt !== null)
      return { outcome: 'already', by: latest?.endedBy ?? null, at: latest?.resumesAt ?? at }
    }
    const isOvertaken = pressedAt !== undefined && (await isPressedSince(tx, pressedAt, by, ['interrupted', 'undone']))
    if (isOvertaken) return refused('changed')
    const interruptions = last?.interruptions.map((one) => (on.includes(one) ? ended(one, resumesAt, by) : one))
    return { why: 'wentOn', deed: { action: 'wentOn', reason: clockAt(resumesAt) }, ...(interruptions && { interruptions }) }
  })
}

const nothing: Pick<DayVersion, 'interruptions' | 'moves'> = { interruptions: [], moves: [] }

/** Takes a press back within a minute, whoever pressed it; what was pressed about the same since stays. */
export function undo(context: PressContext, by: Person, revision: number): Promise<Pressed> {
  return press(context, by, async (last, at, tx) => {
    const [undone, before = nothing] = await versionWithBefore(tx, revision)
    if (!last || !undone || undone.why === 'undone') return refused('tooLate')
    if ((await undoneBy(tx, revision)) !== undefined) return { outcome: 'already', by: null, at }
    if (at - undone.at > undoTime) return refused('tooLate')
    const back = takeBack(last, before, undone, at)
    return back ? { why: 'undone', undoes: revision, deed: { action: 'dayUndone' }, ...back } : refused('changed')
  })
}
