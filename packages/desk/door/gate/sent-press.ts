// Reads a press of a phone about the running day.
import { type DoorPress, doorDeeds } from '@forum/domain/door/day-wire.ts'
import * as v from 'valibot'

/** The latest time of a Date. */
const latestDate = 8.64e15
const name = v.pipe(v.string(), v.maxLength(100))

const sent: v.GenericSchema<unknown, DoorPress> = v.object({
  id: v.pipe(v.string(), v.uuid()),
  deed: v.picklist(doorDeeds),
  hall: v.nullable(name),
  about: v.nullable(name),
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latestDate)),
  by: v.pipe(v.string(), v.maxLength(40)),
})

/** null: `text` is no press. */
export function readSentPress(text: string): DoorPress | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), sent), text, { abortEarly: true })
  return success ? output : null
}
