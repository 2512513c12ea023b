// Words of the door at the organisers' desk.
import type { ukGates } from './uk-gates.ts'

export const enGates: typeof ukGates = {
  title: 'Entrance to the forum',
  today: 'Today',
  arrived: 'arrived of',
  inside: 'inside now',
  byGate: 'By gate',
  byQuarter: 'By quarter of an hour',
  entered: 'entered',
  left: 'left',
  conflicts: 'Conflicts',
  noConflicts: 'No conflicts.',
  list: 'Gates',
  none: 'No gates yet. Add the first one: phones open its link and work even offline.',
  name: 'Name of the gate, such as “Gate 1”',
  supervisor: 'Supervisors: may undo a wrong entry',
  add: 'Add a gate',
  roles: { steward: 'stewards', supervisor: 'supervisors' },
  revoked: 'closed',
  revoke: 'Close',
  stewards: 'Phones of stewards with accounts',
  noGate: 'signed in, no gate chosen yet',
  end: 'End',
  ended: 'The phones of this person have been ended. All others go on.',
  endHint:
    'A phone was lost: end the phones of this person. If the content service is still open on it, they should change their password there, otherwise the phone can sign in again.',
  made: 'Open this link on the phones at the gate: point the camera at the code. The link is shown only once.',
  noName: 'Enter a name of at most 60 characters.',
  nameTaken: 'A gate with this name already exists. Choose another name, or close that gate first.',
  own: {
    title: 'Choose your gate',
    text: 'It opens on this phone and works even offline. To change the gate, come back here and choose another one.',
    none: 'No gate is open yet. Ask the organisers to open one, then reload this page.',
    closed: 'This gate has just been closed. Choose another one or ask the organisers.',
  },
}
