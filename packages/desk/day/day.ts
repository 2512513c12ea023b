// The running day: what organisers pressed, and what pages show of it.
import type { DayState } from '@forum/domain/day-state/day-state.ts'
import type { Database } from '../storage/database.ts'
import { createDayMemory } from './day-memory.ts'
import { pressAtDoor } from './door-press.ts'
import type { PressContext } from './press.ts'
import { moveHall, runLate } from './press-hall.ts'
import { goOn, interrupt, undo } from './press-interruption.ts'
import { acceptPlan } from './press-plan.ts'

type Options = PressContext & {
  database: Pick<Database, 'notify'>
  /** Called after each change, also when an interruption is over by the clock. */
  onChanged?: ((state: DayState) => void) | undefined
}

export type Day = ReturnType<typeof createDay>

export function createDay(options: Options) {
  const { database, now, programme, onChanged } = options
  const { state, version, look, start, stop } = createDayMemory({ database, now, onChanged })
  /** Shows what was pressed in this process at once, and tells the others. */
  const told =
    <Wishes extends unknown[], Result extends { outcome: string }>(
      press: (context: PressContext, ...wishes: Wishes) => Promise<Result>,
    ) =>
    async (...wishes: Wishes): Promise<Result> => {
      const pressed = await press(options, ...wishes)
      await look()
      if (pressed.outcome === 'done') await database.notify('day').catch(() => {})
      return pressed
    }
  return {
    state,
    version,
    /** All that were not undone, drills too. */
    interruptions: () => version()?.interruptions ?? [],
    /** The edition that is held, as its editors wrote it. */
    programme,
    /** Reads what other processes stored. Never throws. */
    look,
    start,
    stop,
    interrupt: told(interrupt),
    goOn: told(goOn),
    moveHall: told(moveHall),
    runLate: told(runLate),
    acceptPlan: told(acceptPlan),
    undo: told(undo),
    pressAtDoor: told(pressAtDoor),
  }
}
