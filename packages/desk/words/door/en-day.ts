// Words about the running day on the phones at the entrance in English.
import type { ukDay } from './uk-day.ts'

const names = { alert: 'Alert', pause: 'Pause', goOn: 'Go on', undo: 'Undo' }
const asked = { alert: 'Interrupt now?', pause: 'Pause now?', goOn: 'Go on now?' }

export const enDay: typeof ukDay = {
  open: 'Alert, pause, go on',
  title: 'The forum today',
  alert: 'Alert: interrupt everything',
  pause: 'Pause in all halls',
  oneHall: 'One hall only',
  hallAlert: 'Alert',
  hallPause: 'Pause',
  goOn: 'Go on now',
  isOn: (kind, clock, halls) => `${names[kind]} since ${clock}, ${halls || 'all halls'}`,
  drill: 'This is a drill, no real alert.',
  pressedBy: (name) => `Pressed by ${name}.`,
  resumes: (clock) => `We go on at ${clock}.`,
  asOf: (clock) => `So it was at ${clock}. There is no network: it may be different now.`,
  calmAsOf: (clock) => `At ${clock} nothing was interrupted. There is no network: it may be different now.`,
  what: (name, hall) => (hall === '' ? `“${names[name]}”` : `“${names[name]}” (${hall})`),
  sending: (what) => `${what}: being sent…`,
  notOut: (what, clock) => `${what}, pressed at ${clock}: NOT OUT YET. Nobody sees it: phone the organisers.`,
  willGo: 'If there is a network within two minutes, the phone sends it by itself; after that it asks you again.',
  willAsk: 'More than two minutes have passed: it does not go out by itself any more. With a network the phone will ask you.',
  askOld: (what, clock, minutes, name) =>
    `You pressed ${what} at ${clock}, ${minutes} min ago, and it is not out. ${asked[name]}`,
  askOvertaken: (what, clock, name) =>
    `You pressed ${what} at ${clock}, and somebody pressed the opposite after you. ${asked[name]}`,
  yes: { alert: 'Yes, interrupt', pause: 'Yes, pause', goOn: 'Yes, go on' },
  no: 'No',
  out: (what) => `${what}: it is out, the site and the screens show it.`,
  undo: 'Undo',
  takeBack: 'Do not send it',
  undone: 'Undone.',
  already: (name, clock) => (name === '' ? 'It is so already.' : `It is so already: ${name}, ${clock}.`),
  faults: {
    noHall: 'Not done: the programme has no such hall.',
    tooLate: 'The minute is over: it cannot be undone any more. Press what should be now.',
    changed: 'Not undone: somebody has changed it after you.',
  },
  asks: {
    alert: (clock, source) => `Alert in Kyiv since ${clock} (${source}). Interrupt the forum?`,
    clear: (clock, source) => `All-clear in Kyiv at ${clock} (${source}). Go on?`,
  },
  decline: { alert: 'No, do not interrupt', clear: 'No, not yet' },
  lost: (what, clock) => `${what}, pressed at ${clock}, is NOT out, and will not go out from this phone. Phone the organisers.`,
}
