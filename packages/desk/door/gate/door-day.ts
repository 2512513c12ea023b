// The running day at the door: what phones show of it, and what phones of supervisors press.
import { may } from '@forum/desk/audit/rights.ts'
import type { AlertQuestion } from '@forum/desk/day/alerts/alert-question.ts'
import type { Day } from '@forum/desk/day/day.ts'
import { type DayPress, type PressingGate, phoneAt } from '@forum/desk/day/door-press.ts'
import { lasts, type StoredInterruption } from '@forum/desk/day/interruptions.ts'
import type { DoorDay, DoorPress, PressAnswer, PressOutcome } from '@forum/domain/door/day-wire.ts'
import type { GateRole } from '@forum/domain/door/wire.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import type { Room } from '@forum/domain/programme/programme.ts'
import type { Person } from '../../audit/audit.ts'

export type DoorAlerts = {
  source: string
  read(interruptions: readonly StoredInterruption[]): Promise<{ question: AlertQuestion | null }>
  decline(by: Person, question: AlertQuestion): Promise<void>
}

export type DoorDayParts = {
  day: Pick<Day, 'interruptions' | 'programme' | 'pressAtDoor' | 'look'> & { alerts: DoorAlerts | null }
  now(): number
}

export type DoorDayOfDesk = ReturnType<typeof createDoorDay>

/** Whether phones of such a gate may interrupt the forum. */
export const mayPress = (role: GateRole): boolean => may(role === 'supervisor' ? 'supervisorGate' : 'steward', 'interrupt')

export function createDoorDay({ day, now }: DoorDayParts) {
  const { alerts } = day
  const question = async (): Promise<AlertQuestion | null> =>
    (await alerts?.read(day.interruptions()).catch(() => null))?.question ?? null

  async function shown(role: GateRole): Promise<DoorDay> {
    await day.look()
    const isPressing = mayPress(role)
    const { rooms } = day.programme()
    const asked = isPressing ? await question() : null
    return {
      interruptions: day
        .interruptions()
        .filter((one) => one.isShown && lasts(one, now()))
        .map(({ isShown, endedBy, roomIds, by, ...one }) => ({
          ...one,
          halls: roomIds && titlesOf(rooms.filter(({ id }) => roomIds.includes(id))),
          by: isPressing ? by.name : '',
        })),
      halls: isPressing ? rooms.map((room) => ({ id: room.id, title: titlesOf([room]) })) : [],
      question: asked && { kind: asked.kind, since: asked.since, source: alerts?.source ?? '' },
    }
  }

  async function outcomeOf(gate: PressingGate, press: DoorPress): Promise<PressOutcome> {
    if (isOfDay(press)) return day.pressAtDoor(gate, press)
    const asked = await question()
    if (!alerts || !asked || String(asked.since) !== press.about) return { outcome: 'already', by: '', at: now() }
    await alerts.decline(phoneAt(gate, press.by), asked)
    return { outcome: 'done' }
  }

  return {
    shown,
    /** The caller has checked `mayPress`. */
    async press(gate: PressingGate & { role: GateRole }, press: DoorPress): Promise<PressAnswer> {
      const outcome = await outcomeOf(gate, press)
      return { ...outcome, day: await shown(gate.role) }
    },
  }
}

const isOfDay = (press: DoorPress): press is DayPress => press.deed !== 'decline'

const titlesOf = (rooms: readonly Room[]) => {
  const titles = (locale: 'uk' | 'en') => rooms.map(({ title, slug }) => textIn(title, locale) || slug).join(', ')
  return { uk: titles('uk'), en: titles('en') }
}
