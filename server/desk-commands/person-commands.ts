// Commands for all data of one person.
import type { Order } from '#domain/order/order.ts'
import type { DeskParts } from '../desk/desk.ts'
import { everybodyWaiting } from '../waiting/forget-waiting.ts'
import type { Command } from './command.ts'
import { confirmAction } from './confirm.ts'

export const personCommands: Record<string, Command> = {
  find: async (desk, [text = '']) => {
    const { submissions, orders, waiting } = await personIn(desk, text)
    const shown = await Promise.all(submissions.map(({ id }) => desk.journal.show(id)))
    return JSON.stringify({ submissions: shown, orders, waiting }, null, 2)
  },
  erase: async ({ erasure, database, ...desk }, [text = ''], { yes: isYes = false }) => {
    const { submissions, orders: found, waiting } = await personIn({ ...desk, database }, text)
    const isMeant = meaning(text)
    const own = found.filter(({ buyer }) => isMeant(buyer))
    const ofOthers = found.filter(({ buyer }) => !isMeant(buyer))
    const warning = colleaguesIn(own, isMeant)
    if (warning) await confirmAction(warning, isYes)
    const ids = (each: readonly { id: string }[]) => each.map(({ id }) => id)
    const ownMails = await erasure.erase([...ids(submissions), ...ids(own), ...ids(waiting)])
    const mails = ownMails + (await erasure.eraseAttendees(ids(ofOthers), isMeant))
    await erasure.tidy()
    return [
      ...(waiting.length > 0 ? [`${waiting.length} places on the waiting list: erased here.`] : []),
      `${submissions.length} submissions, ${own.length} orders, one attendee each in ${ofOthers.length} orders of others, ${mails} mails kept as files: erased here.`,
      ...(submissions.length + found.length > 0 ? ['Erase them in the content service too. Its records have these keys:'] : []),
      ...ids([...submissions, ...found]),
    ].join('\n')
  },
}

/** Warning before a buyer is erased: other attendees of a paid order lose their names, too. null: there are none. */
function colleaguesIn(own: readonly Order[], isMeant: (value: unknown) => boolean): string | null {
  const hit = own
    .filter(({ status }) => status === 'paid')
    .flatMap((order) => {
      const others = order.lines
        .flatMap(({ attendees }) => attendees)
        .filter((attendee) => attendee.name !== '' && !isMeant(attendee))
      return others.length > 0 ? [`${order.number} (${others.length})`] : []
    })
  if (hit.length === 0) return null
  return `This buyer's paid orders hold tickets of other people, whose names and addresses will be erased too: ${hit.join(', ')}. The tickets stay valid.`
}

/** Compares texts without case, and phone numbers by digits. */
function meaning(text: string): (value: unknown) => boolean {
  const wanted = text.trim().toLowerCase()
  const digits = text.replace(/\D/g, '')
  if (wanted.length < 5) throw new Error('Give an e-mail address or a phone number.')
  const isMeant = (value: unknown): boolean => {
    if (typeof value === 'string')
      return value.trim().toLowerCase() === wanted || (digits.length >= 7 && value.replace(/\D/g, '') === digits)
    return value !== null && typeof value === 'object' && Object.values(value).some(isMeant)
  }
  return isMeant
}

async function personIn(
  { submissionStore, orders, database }: Pick<DeskParts, 'submissionStore' | 'orders' | 'database'>,
  text: string,
) {
  const isMeant = meaning(text)
  return {
    submissions: (await submissionStore.list({ max: 1_000_000 })).filter(({ fields }) => isMeant(fields)),
    waiting: (await everybodyWaiting(database)).filter(({ name, email }) => isMeant([name, email])),
    orders: (await orders.list(1_000_000)).filter(({ buyer, lines }) => isMeant(buyer) || isMeant(lines)),
  }
}
