/** What the client dispatches at the window once it has taken the page over; the starter waits for it (deferred-scripts.server.ts). */
export const startedEvent = 'client:started'
