// The running day from the machine, for when the desk's page is out of reach.
import type { Pressed } from '@forum/desk/day/press.ts'
import { clockAt, clockToday } from '@forum/domain/time/kyiv-time.ts'
import type { DeskCommand } from './command.ts'

/** In the journal. */
const operator = { id: 'operator', name: 'npm run desk' }

export const interrupt: DeskCommand = async ({ day, now }, [kind = 'alert'], { drill = false }) => {
  if (kind !== 'alert' && kind !== 'pause') throw new Error('Which kind? alert or pause.')
  const pressed = await day.interrupt(operator, { kind, roomIds: null, drill: drill ? 'hidden' : null })
  const what = drill ? `a drill (${kind})` : kind
  if (pressed.outcome === 'already')
    return `Nothing changed: interrupted since ${clockAt(pressed.at)} already, by ${pressed.by?.name ?? 'somebody'}.`
  return said(pressed, `Interrupted since ${clockAt(now())}: ${what}, all halls. "go-on" ends it.`)
}

export const goOn: DeskCommand = async ({ day, now }, [typed]) => {
  const at = typed === undefined ? now() : clockToday(typed, now())
  if (at === null) throw new Error('When? A time of today such as 12:25, or nothing for now.')
  const pressed = await day.goOn(operator, { at: typed === undefined ? null : at })
  if (pressed.outcome === 'already') return 'Nothing changed: nothing is interrupted, or it goes on then already.'
  return said(pressed, `The forum goes on at ${clockAt(at)}.`)
}

/** Throws an Error with one sentence where the press was refused. */
function said(pressed: Pressed, done: string): string {
  if (pressed.outcome === 'refused')
    throw new Error(pressed.fault === 'past' ? 'This time has passed.' : `Not done: ${pressed.fault}.`)
  return done
}
