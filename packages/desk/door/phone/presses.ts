// What a supervisor pressed about the running day on this phone: kept until the server has answered, so that neither a reload nor an empty battery nor a
// dead network loses a press, and none goes out that nobody wants any more.
import {
  type DoorDeed,
  type DoorPress,
  type PressAnswer,
  type PressOutcome,
  pressLasts,
  undoTime,
} from '@forum/domain/door/day-wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'

/** Deeds that change the day, and may be taken back. */
export type DayDeed = Exclude<DoorDeed, 'undo' | 'decline'>

/**
 * `waiting`: the server has not answered. `asks`: it did nothing, because the press was late (`old`) or somebody pressed the opposite since; a person
 * decides. `done`: it is out, and can be taken back for a minute. `key`: of the gate at which it was pressed.
 */
export type KeptPress = DoorPress & { key: string; state: 'waiting' | 'asks' | 'done'; why: 'old' | 'overtaken' | null }

/** What came of the last press that is over. */
export type PressNews = Exclude<PressOutcome, { outcome: 'asks' | 'withdrawn' }> & { deed: DoorDeed }

export type Presses = {
  /** Keeps a press; on disk when the promise resolves. */
  press(deed: DayDeed | 'decline', own?: { hall?: string | null; about?: string | null }): Promise<void>
  /** Takes one back that waits or is out. */
  takeBack(id: string): Promise<void>
  /** The answer to "interrupt now?": yes is a new press of this moment. */
  decide(id: string, isWanted: boolean): Promise<void>
  /** Those that a screen shows: waiting, asked about, or done less than a minute ago. */
  shown(): KeptPress[]
  /** What is to be sent, oldest first. */
  waiting(): KeptPress[]
  answered(id: string, answer: PressAnswer): Promise<void>
  /** null: a minute ago, or nothing. */
  news(): PressNews | null
}

type Parts = {
  gate: { key: string; by: string }
  kept: readonly KeptPress[]
  /** Keeps all of them. */
  keep(all: readonly KeptPress[]): Promise<void>
  /** Server time, as far as it is known. */
  now(): Instant
}

export function createPresses({ gate, kept, keep, now }: Parts): Presses {
  // What was pressed at another gate is asked about: this one may not send it.
  let all: KeptPress[] = kept.map((one) => (one.key === gate.key || one.state === 'done' ? one : { ...one, state: 'asks' }))
  let news: PressNews | null = null
  let newsAt = 0
  const change = (next: readonly KeptPress[]) => {
    all = next.filter(({ state, at }) => state !== 'done' || now() - at <= undoTime)
    return keep(all)
  }
  const newPress = (
    deed: DoorDeed,
    { hall = null, about = null }: { hall?: string | null; about?: string | null },
  ): KeptPress => ({
    ...{ id: crypto.randomUUID(), deed, hall, about, at: now(), by: gate.by },
    ...{ key: gate.key, state: 'waiting', why: null },
  })
  const without = (id: string) => all.filter((one) => one.id !== id)
  const add = (rest: readonly KeptPress[], press: KeptPress) => {
    news = null
    return change([...rest, press])
  }
  const isSame = (one: KeptPress, press: KeptPress) =>
    one.deed === press.deed && one.hall === press.hall && one.about === press.about && one.state !== 'done'
  return {
    async press(deed, own = {}) {
      const press = newPress(deed, own)
      // Pressed once more while it waits, or while it is asked about: that is a "yes".
      if (all.some((one) => isSame(one, press) && one.state === 'waiting' && press.at - one.at <= pressLasts)) return
      await add(
        all.filter((one) => !isSame(one, press)),
        press,
      )
    },
    takeBack: (id) => add(without(id), newPress('undo', { about: id })),
    async decide(id, isWanted) {
      const asked = all.find((one) => one.id === id)
      if (!asked) return
      await (isWanted ? add(without(id), newPress(asked.deed, asked)) : change(without(id)))
    },
    shown: () => all.filter(({ state, at }) => state !== 'done' || now() - at <= undoTime),
    waiting: () => all.filter(({ state }) => state === 'waiting'),
    async answered(id, answer) {
      const press = all.find((one) => one.id === id)
      // Taken back meanwhile: the answer to that says what became of it.
      if (!press) return
      if (answer.outcome === 'asks') {
        const isOver = press.deed === 'decline'
        return change(isOver ? without(id) : all.map((one) => (one === press ? { ...one, state: 'asks', why: answer.why } : one)))
      }
      if (answer.outcome === 'withdrawn') return change(without(id))
      const { day: _, ...outcome } = answer
      news = { ...outcome, deed: press.deed }
      newsAt = now()
      const isUndoable = answer.outcome === 'done' && press.deed !== 'undo' && press.deed !== 'decline'
      // Only the last one is offered to be taken back.
      const rest = without(id).filter(({ state }) => state !== 'done')
      return change(isUndoable ? [...rest, { ...press, state: 'done', at: now() }] : without(id))
    },
    news: () => (now() - newsAt <= undoTime ? news : null),
  }
}

/** What the server gets of it. */
export function sentPressOf({ key: _, state: __, why: ___, ...press }: KeptPress): DoorPress {
  return press
}
