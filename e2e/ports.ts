// The ports of one run of the browser tests: a row of free ones, which playwright.config.ts finds and hands to every worker.

/**
 * Who listens, each on a port of its own in each worker: specs run side by side, and so do the tests of one. At most 33: three workers have 99 ports,
 * behind which the live tests have theirs (scripts/test.mjs).
 */
const listeners = [
  'worker',
  'hallScreen',
  'hallScreenSizes',
  'hallScreenContent',
  'consent',
  'seeTickets',
  'seeTicketsContent',
  'formTrouble',
  'formSoon',
  'formContent',
  'orderScarce',
  'orderContent',
  'liqpay',
  'monobank',
  'firstScreen',
  'broadcastDay',
  'broadcast',
  'broadcastContent',
  'gallery',
  'closedDesk',
  'photographs',
  'photographsContent',
  'door',
  'failingIslands',
  'translate',
  'oldEngines',
  'formerName',
  'asked',
  'askedDesk',
  'day',
  'dayOffice',
  'dayDesk',
  'dayDeskSite',
] as const

type Listener = (typeof listeners)[number]

export function port(listener: Listener): number {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
  return sitePort() + 1 + worker * listeners.length + listeners.indexOf(listener)
}

/** That of the site which all specs share. */
export function sitePort(): number {
  const first = Number(process.env.E2E_PORTS)
  if (!first) throw new Error('E2E_PORTS is not set: the tests are started with a configuration of Playwright')
  return first
}

/** That of the site of forms (form-site.ts), the last but one of the row. */
export const formPort = () => sitePort() + 118

export const formOrigin = () => `http://localhost:${formPort()}`

/** Where the site of all specs has the organisers' desk: the last port of the row. */
export const deskPort = () => sitePort() + 119

export const deskOrigin = () => `http://localhost:${deskPort()}`

export const siteOrigin = () => `http://localhost:${sitePort()}`
