// Presses of phones at the door. A phone sends a press again until it has an answer: each is carried out once, and a late one not at all.
import { type DoorPress, type PressFault, type PressOutcome, pressLasts } from '@forum/domain/door/day-wire.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import * as v from 'valibot'
import type { Person } from '../audit/audit.ts'
import type { Transaction } from '../storage/database.ts'
import { insert } from '../storage/insert.ts'
import { json } from '../storage/row.ts'
import type { PressContext, Pressed } from './press.ts'
import { goOn, interrupt, undo } from './press-interruption.ts'

/** The gate of a phone, as it stands in the journal. */
export type PressingGate = { id: string; name: string }

/** `decline` is no press about the day itself: the answer to the alert service has its own place. */
export type DayPress = DoorPress & { deed: Exclude<DoorPress['deed'], 'decline'> }

const row = v.object({ revision: v.nullable(v.number()), answer: json(v.custom<PressOutcome>(() => true)) })

/** Clocks of phones follow the server's by some seconds, milliseconds. */
const clockError = 60_000

export const phoneAt = (gate: PressingGate, phone: string): Person => ({
  id: `gate:${gate.id}/${phone}`,
  name: `${gate.name} · ${phone}`,
})

/** One transaction: the press, its row in the journal, and that it arrived. */
export function pressAtDoor(context: PressContext, gate: PressingGate, press: DayPress): Promise<PressOutcome> {
  return context.database.transaction(async (tx) => {
    const known = await found(tx, press.id)
    if (known) return known.answer
    const by = phoneAt(gate, press.by)
    const within = { ...context, database: { ...context.database, transaction: <Result>(work: Work<Result>) => work(tx) } }
    const now = context.now()
    const { answer, revision } = await carryOut(within, tx, { gate, by, press, now })
    await note(tx, press.id, { gate, press, now, answer, revision })
    return answer
  })
}

type Work<Result> = (tx: Transaction) => Promise<Result>

const found = (tx: Transaction, id: string) => tx.one(row, 'SELECT revision, answer FROM door_press WHERE id = ?', id)

type Carried = { answer: PressOutcome; revision: number | null }
type Sent = { gate: PressingGate; by: Person; press: DayPress; now: Instant }

async function carryOut(context: PressContext, tx: Transaction, { gate, by, press, now }: Sent): Promise<Carried> {
  const { deed, hall, about, at } = press
  if (deed === 'undo') {
    const target = about === null ? undefined : await found(tx, about)
    if (target?.revision) return carried(await undo(context, by, target.revision), false)
    // It has not arrived, and will do nothing when it does.
    if (!target && about !== null) await note(tx, about, { gate, press, now, answer: { outcome: 'withdrawn' }, revision: null })
    return { answer: { outcome: 'done' }, revision: null }
  }
  const isLate = now - at > pressLasts || at - now > clockError
  if (isLate) return { answer: { outcome: 'asks', why: 'old' }, revision: null }
  if (deed === 'goOn') return carried(await goOn(context, by, { id: about ?? '', pressedAt: at }), true)
  return carried(await interrupt(context, by, { kind: deed, roomIds: hall === null ? null : [hall], drill: null }, at), true)
}

const refusedAs = (fault: PressFault): Carried => ({ answer: { outcome: 'refused', fault }, revision: null })

/** `isAskedAgain`: a press that somebody overtook may be pressed again. */
function carried(pressed: Pressed, isAskedAgain: boolean): Carried {
  if (pressed.outcome === 'done') return { answer: { outcome: 'done' }, revision: pressed.revision }
  if (pressed.outcome === 'already')
    return { answer: { outcome: 'already', by: pressed.by?.name ?? '', at: pressed.at }, revision: null }
  if (isAskedAgain && pressed.fault === 'changed') return { answer: { outcome: 'asks', why: 'overtaken' }, revision: null }
  return refusedAs(pressed.fault as PressFault)
}

type Noted = Pick<Sent, 'gate' | 'press' | 'now'> & Carried

const note = (tx: Transaction, id: string, { gate, press, now, answer, revision }: Noted) =>
  insert(tx, 'door_press', {
    ...{ id, gate_id: gate.id, made_by: press.by, deed: press.deed, at: press.at, received_at: now },
    ...{ revision, answer: JSON.stringify(answer) },
  })
