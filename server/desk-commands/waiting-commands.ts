// Commands for the waiting list.
import { takeOffList } from '../organisers/waiting-deeds.ts'
import { everybodyWaiting } from '../waiting/forget-waiting.ts'
import type { Command } from './command.ts'
import { asOperator } from './operator.ts'

export const waitingCommands: Record<string, Command> = {
  waiting: async (desk, [deed, id = '']) => {
    switch (deed) {
      case 'list':
        return (await everybodyWaiting(desk.database))
          .map(({ id, title, name, seats, state, askedAt, offeredUntil }) =>
            [
              ...[id, state, `${seats} × ${title}`, name, new Date(askedAt).toISOString()],
              ...(state === 'offered' && offeredUntil !== null ? [`until ${new Date(offeredUntil).toISOString()}`] : []),
            ].join('  '),
          )
          .join('\n')
      case 'remove':
        if (!(await takeOffList(id, asOperator(desk)))) throw new Error(`Nobody waits by "${id}": see "waiting list".`)
        return 'Taken off the list; seats that were offered go to the next ones.'
      default:
        throw new Error('Which? waiting list, waiting remove <id>.')
    }
  },
}
