// The ports of one run of the browser tests: a row of free ones, which playwright.config.ts finds and hands to every worker.

/** Who listens, each on a port of its own: specs run side by side. */
const listeners = [
  'site',
  'outage',
  'outageContent',
  'worker',
  'busy',
  'unwritable',
  'hallScreen',
  'hallScreenSizes',
  'hallScreenContent',
  'consent',
  'seeTickets',
  'seeTicketsContent',
  'development',
  'form',
  'formTrouble',
  'formSoon',
  'formContent',
  'callback',
  'order',
  'orderScarce',
  'orderContent',
  'liqpay',
  'monobank',
  'firstScreen',
  'broadcastDay',
  'broadcast',
  'broadcastContent',
  'gallery',
  'subscription',
  'closedDesk',
] as const

export type Listener = (typeof listeners)[number]

export function port(listener: Listener): number {
  const first = Number(process.env.E2E_PORTS)
  if (!first) throw new Error('E2E_PORTS is not set: the tests are started with a configuration of Playwright')
  return first + listeners.indexOf(listener)
}

/** Origin of the site that all specs share. */
export const siteOrigin = () => `http://localhost:${port('site')}`
