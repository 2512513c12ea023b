// Commands for mailings to all ticket holders.
import { isLetterName } from '#domain/order/forum-letter.ts'
import { forumLetter, letterFigures } from '../orders/forum-letters.ts'
import { type LetterSending, recallLetter, sendLetter } from '../organisers/letter-deeds.ts'
import type { Command } from './command.ts'
import { asOperator } from './operator.ts'

const refusals: Readonly<Record<Exclude<LetterSending, 'started'>, string>> = {
  notTried: 'Nobody has tried it: send it to yourself at the organisers’ desk first.',
  nobody: 'Everybody with a valid ticket has got it.',
  early: 'The forum has not ended.',
  late: 'The forum is over.',
}

/** The shell does not know the forum's days; the operator must choose the right time. */
const anyDay = { start: null, end: null }

export const letterCommands: Record<string, Command> = {
  letter: async (desk, [kind = '', year = ''], { send: isSent = false, stop: isStopped = false }) => {
    const name = `${kind}-${year}`
    if (!isLetterName(name)) throw new Error('Which letter? "letter before 2025", or "letter after 2025".')
    const { by } = asOperator(desk)
    if (isStopped) {
      const back = await recallLetter(desk, by, name)
      if (back === null) throw new Error('It is not being sent.')
    } else if (isSent) {
      const outcome = await sendLetter(desk, by, name, anyDay)
      if (outcome !== 'started') throw new Error(`${refusals[outcome]} Nothing was sent.`)
    }
    const { state } = await forumLetter(desk.database, name)
    const { people, delivered, waiting, dead } = await letterFigures(desk.database, name)
    return `${name}: ${state}; to get it ${people}, sent ${delivered}, waiting ${waiting}, failed ${dead}`
  },
}
