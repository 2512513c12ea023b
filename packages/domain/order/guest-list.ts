// Parses and checks a guest list before anybody is invited.
import { fold } from '../search/fold.ts'
import { type FieldFault, readForm } from '../submission/fields.ts'
import type { Attendee } from './order.ts'
import { attendeeRules } from './order-request.ts'
import { readPastedLines } from './pasted-list.ts'

const guestRules = { ...attendeeRules, email: { kind: 'email', isRequired: true } } as const

export type GuestField = keyof typeof guestRules

/** A line, counted from 1. `twin`: an earlier line with the same person; null: none. */
export type GuestLine = {
  line: number
  guest: Attendee
  faults: Partial<Record<GuestField, FieldFault>>
  twin: number | null
}

/** Maximum people per list: all are invited in one transaction with one mail each. */
export const mostGuests = 500

/** Lines and addresses of a list that is read at most: tables have empty rows, and cells with several lines. */
const mostRead = 4 * mostGuests

/** Whether `text` holds so many lines or addresses that it is not read: 250 000 take seconds. Counts no further than that. Pure. */
export const isEndless = (text: string) => [/\r\n?|\n/, '@'].some((mark) => text.split(mark, mostRead + 1).length > mostRead)

/** Identifies a person: folded name and mailbox. `email`: normalised. */
export const guestKey = (name: string, email: string) => `${fold(name).split(' ').toSorted().join(' ')} ${email}`

/** Parses a pasted list. `mailboxOf`: normalises an address. */
export function readGuestList(text: string, mailboxOf: (email: string) => string): GuestLine[] {
  const known = new Map<string, number>()
  return readPastedLines(text).map(({ line, person }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(person)) form.set(name, value)
    const reading = readForm<typeof guestRules>(guestRules, form)
    if (!reading.isValid) return { line, guest: person, faults: reading.faults, twin: null }
    const key = guestKey(reading.value.name, mailboxOf(reading.value.email))
    const twin = known.get(key) ?? null
    if (twin === null) known.set(key, line)
    return { line, guest: reading.value, faults: {}, twin }
  })
}

/** Whether the line has no fault of its own. */
export const isFit = ({ faults, twin }: Pick<GuestLine, 'faults' | 'twin'>) => twin === null && Object.keys(faults).length === 0
