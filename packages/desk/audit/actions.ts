// What the journal knows that people do.

/** Actions about the running day. */
export const dayActions = [
  'alertPressed',
  'pausePressed',
  'drillPressed',
  'wentOn',
  'hallMoved',
  'hallLate',
  'dayPlanned',
  'dayUndone',
  'alertDeclined',
  'clearDeclined',
] as const

const actions = [
  'paid',
  'resent',
  'invoiceResent',
  'retried',
  'readdressed',
  'attendeeCorrected',
  'attendeeReplaced',
  'extended',
  'cancelled',
  'refunded',
  'noted',
  'exported',
  'gateAdded',
  'gateOpened',
  'gateRevoked',
  'phonesEnded',
  'invited',
  'withdrawn',
  'accredited',
  'invoiced',
  'asked',
  'declined',
  'codeMade',
  'codeStopped',
  'waitingRemoved',
  'senderRemoved',
  'lettersSent',
  'lettersStopped',
  'linkMade',
  'linkClosed',
  'claimed',
  'contentAccepted',
  'personErased',
  ...dayActions,
] as const

export type Action = (typeof actions)[number]
