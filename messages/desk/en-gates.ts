// Words of the door at the organisers' desk.
import type { ukGates } from './uk-gates.ts'

export const enGates: typeof ukGates = {
  title: 'The door of the forum',
  today: 'Today',
  arrived: 'have come of',
  inside: 'are inside now',
  byGate: 'By gates',
  byQuarter: 'By quarters of an hour',
  entered: 'came in',
  left: 'went out',
  conflicts: 'What does not fit',
  noConflicts: 'All fits.',
  list: 'Gates',
  none: 'There is no gate yet. Add the first: phones open its address and work even without a network.',
  name: 'Name of the gate, such as “Gate 1”',
  supervisor: 'Supervisors: they may take back a wrong entry',
  add: 'Add a gate',
  roles: { steward: 'stewards', supervisor: 'supervisors' },
  revoked: 'closed',
  revoke: 'Close',
  made: 'Open this address on the phones of the gate: point their camera at the code. The address is shown only now.',
  noName: 'Give the gate a name of at most 60 signs.',
  nameTaken: 'There is such a gate already. Choose another name, or close that one first.',
  own: {
    title: 'Choose your gate',
    text: 'It opens on this phone and works even without a network. For another gate come back here and choose it.',
    none: 'No gate is open yet. Organisers open them: ask them, then load this page again.',
    closed: 'This gate has just been closed. Choose another one, or ask the organisers.',
  },
}
