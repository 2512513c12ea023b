// A list of people who are to get a ticket without an order of their own, checked line by line before anybody is written to.
import { fold } from '../search/fold.ts'
import { type FieldFault, readForm } from '../submission/fields.ts'
import type { Attendee } from './order.ts'
import { attendeeRules } from './order-request.ts'
import { readPastedLines } from './pasted-list.ts'

const guestRules = { ...attendeeRules, email: { kind: 'email', isRequired: true } } as const

export type GuestField = keyof typeof guestRules

/** A line of the list, counted from 1. `twin`: an earlier line that names the same person; null: none does. */
export type GuestLine = {
  line: number
  guest: Attendee
  faults: Partial<Record<GuestField, FieldFault>>
  twin: number | null
}

/** People in one list at most: it is one transaction, and one letter each. */
export const mostGuests = 500

/** What makes two lines one person: the name as it is heard, at the same address. `email`: as its mailbox is told. */
export const guestKey = (name: string, email: string) => `${fold(name).split(' ').toSorted().join(' ')} ${email}`

/** Reads a pasted list. `mailboxOf`: the mailbox in which an address arrives. */
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

/** Whether the line by itself can be invited. */
export const isFit = ({ faults, twin }: Pick<GuestLine, 'faults' | 'twin'>) => twin === null && Object.keys(faults).length === 0
