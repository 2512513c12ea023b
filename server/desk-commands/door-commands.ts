// Commands for gates at the door.
import { renderUnicodeCompact } from 'uqr'
import { addGate, gateAddress, listGates, revokeGate } from '../door/gates.ts'
import type { Command } from './command.ts'

export const doorCommands: Record<string, Command> = {
  gate: async ({ database, now }, [deed, ...name], { supervisor }, { desk: { site: deskSite } }) => {
    const called = name.join(' ')
    switch (deed) {
      case 'add': {
        if (!deskSite) throw new Error('The door needs the desk for organisers: set DESK_PORT and DESK_URL.')
        const { gate, key } = await addGate(database, called, supervisor ? 'supervisor' : 'steward', now())
        const address = gateAddress(deskSite.url, key)
        return `${renderUnicodeCompact(address, { border: 2 })}\n${address}\n\n${gate.name} (${gate.role}): open this address on the phones of the gate. It is shown only now.`
      }
      case 'list': {
        const gates = await listGates(database)
        return gates
          .map(({ name, role, createdAt, revokedAt }) =>
            [name, role, new Date(createdAt).toISOString(), revokedAt === null ? '' : 'revoked'].filter(Boolean).join('  '),
          )
          .join('\n')
      }
      case 'revoke':
        if (!(await revokeGate(database, called, now())))
          throw new Error(`There is no gate "${called}", or it is revoked already.`)
        return `The phones of ${called} can let nobody in any more. Entries before this stay.`
      default:
        throw new Error('Which action? gate add <name>, gate list, gate revoke <name>.')
    }
  },
}
