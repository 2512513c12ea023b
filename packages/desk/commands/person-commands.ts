// Commands for one person: their data, and their sessions.
import { colleaguesIn, erasePerson, type PersonData, personIn } from '../keeping/erasure/erase-person.ts'
import { signOut as endAll } from '../office/staff/sign-out.ts'
import type { CommandDesk, DeskCommand } from './command.ts'
import { confirmAction } from './confirm.ts'

/** In the audit. */
const operator = { id: 'operator', name: 'npm run desk' }

export const find: DeskCommand = async (desk, [text = '']) => {
  const { submissions, own, ofOthers, waiting } = await meantBy(desk, text)
  const shown = await Promise.all(submissions.map(({ id }) => desk.received.show(id)))
  return JSON.stringify({ submissions: shown, orders: [...own, ...ofOthers], waiting }, null, 2)
}

export const erase: DeskCommand = async (desk, [text = ''], { yes: isYes = false }) => {
  const person = await meantBy(desk, text)
  const { submissions, own, ofOthers, waiting } = person
  const warning = warningOf(person)
  if (warning) await confirmAction(warning, isYes)
  const mails = await erasePerson(desk, person, operator)
  await desk.erasure.tidy()
  return [
    ...(waiting.length > 0 ? [`${waiting.length} places on the waiting list: erased here.`] : []),
    `${submissions.length} submissions, ${own.length} orders, one attendee each in ${ofOthers.length} orders of others, ${mails} mails kept as files: erased here.`,
    ...(submissions.length > 0 ? ['Erase the submissions in the content service too. Its records have these keys:'] : []),
    ...submissions.map(({ id }) => id),
    ...copiesIn(desk),
  ].join('\n')
}

/** What erasing does not reach on this machine. */
function copiesIn({ otherCopies }: Pick<CommandDesk, 'otherCopies'>): string[] {
  const { earlier, backups } = otherCopies()
  const days = backups?.oldest ? Math.ceil((Date.now() - backups.oldest) / 86_400_000) : null
  const age = days === null ? '' : `, the oldest ${days === 1 ? 'a day' : `${days} days`} old`
  return [
    ...(earlier.length > 0
      ? [`Not reached: ${earlier.join(', ')} in DATA_DIR. Earlier desks hold this person, too: delete them.`]
      : []),
    ...(backups
      ? [
          `Not reached: the backups in ${backups.folder}${age}, and copies of them elsewhere. They hold this person until newer ones take their place.`,
        ]
      : []),
  ]
}

export const signOut: DeskCommand = async ({ database, now }, [person]) => {
  const { sessions, phones } = await endAll(database, now(), person)
  return `Ended: ${sessions} sessions at the organisers' desk, ${phones} phones that stewards opened with their accounts.`
}

async function meantBy(desk: CommandDesk, text: string): Promise<PersonData> {
  const person = await personIn(desk, text)
  if (person === null) throw new Error('Give an e-mail address or a phone number.')
  return person
}

/** Before a buyer is erased: other attendees of a paid order lose their names, too. null: there are none. */
function warningOf({ own, isMeant }: PersonData): string | null {
  const hit = own
    .filter(({ status }) => status === 'paid')
    .map((order) => ({ number: order.number, others: colleaguesIn(order, isMeant).length }))
    .filter(({ others }) => others > 0)
  if (hit.length === 0) return null
  const list = hit.map(({ number, others }) => `${number} (${others})`).join(', ')
  return `This buyer's paid orders hold tickets of other people, whose names and addresses will be erased too: ${list}. The tickets stay valid.`
}
