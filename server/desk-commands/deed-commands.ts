// Commands for actions of the organisers' desk. They fill in its forms.
import type { OrderDeed } from '../audit/audit.ts'
import { latestDeeds } from '../audit/audit.ts'
import type { DeskParts } from '../desk/desk.ts'
import { doOrderDeed } from '../organisers/order-deeds.ts'
import { signOut } from '../organisers/sign-out.ts'
import { type Command, countOf, orderNumberOf } from './command.ts'
import { asOperator } from './operator.ts'

const faults: Partial<Record<string, string>> = {
  stale: 'There is no such order, or it has just changed: see "order".',
  notEmail: 'This is not an e-mail address.',
  noName: 'Give the name of the attendee: --name "…".',
  notDay: 'Give the last day of payment such as 2025-10-01.',
  past: 'Give a later day than the present last day.',
  soldOut: 'These seats are sold to others.',
  noSuchSeat: 'There is no such seat, or its ticket is cancelled: see "order".',
  nothingNew: 'Nothing would change.',
  erased: 'The personal data of this order were erased.',
  over: 'The order was cancelled or refunded.',
  noInvoice: 'This is not an invoice that can be paid.',
  noReason: 'Give the text of the note.',
}

async function deed(desk: DeskParts, number: string, name: OrderDeed, fields: Record<string, string>): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  const outcome = await doOrderDeed(number, name, form, { ...asOperator(desk), freshUntil: 0, realNow: 0 })
  if (!outcome.isDone) throw new Error(`${faults[outcome.fault] ?? outcome.fault} Nothing was done.`)
}

export const deedCommands: Record<string, Command> = {
  readdress: async (desk, words) => {
    const [number, email = ''] = [orderNumberOf(words), words[1]]
    await deed(desk, number, 'readdress', { email })
    return `The address of the buyer of order ${number} is ${email} now. Their last mail goes there within a minute.`
  },
  attendee: async (desk, words, { ticket = '', name = '', company = '', position = '', email = '', same: isSame = false }) => {
    const number = orderNumberOf(words)
    await deed(desk, number, 'attendee', { seat: ticket, name, company, position, email, who: isSame ? 'same' : 'other' })
    return `Ticket ${number}/${ticket} belongs to ${name}${isSame ? '; its code stays' : '; the old one is void'}. Mails go out within a minute.`
  },
  extend: async (desk, words) => {
    const [number, day = ''] = [orderNumberOf(words), words[1]]
    await deed(desk, number, 'extend', { day })
    return `The invoice of order ${number} can be paid until ${day}; it is sent again within a minute.`
  },
  note: async (desk, words) => {
    const number = orderNumberOf(words)
    await deed(desk, number, 'note', { reason: words.slice(1).join(' ') })
    return `The note is in the journal of order ${number}.`
  },
  deeds: async ({ database, orders }, _, { most }) => {
    const lines = (await latestDeeds(database, countOf(most))).map(async ({ at, by, action, orderId, reason }) => {
      const order = orderId === null ? undefined : await orders.byId(orderId)
      return [new Date(at).toISOString(), by.name, action, order?.number ?? '', reason].join('  ')
    })
    return (await Promise.all(lines)).join('\n')
  },
  'sign-out': async ({ database, now }, [person]) => {
    const { sessions, phones } = await signOut(database, now(), person)
    return `Ended: ${sessions} sessions at the organisers' desk, ${phones} phones that stewards opened with their accounts.`
  },
}
