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
        if (!(await takeOffList(id, asOperator(desk))))
          throw new Error(`Nobody on the list has the id "${id}": see "waiting list".`)
        return 'Removed from the list. Offered seats go to the next person.'
      default:
        throw new Error('Which action? waiting list, waiting remove <id>.')
    }
  },
}
