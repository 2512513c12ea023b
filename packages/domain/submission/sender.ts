// One sender of many forms: a line or a mail domain, as organisers see it.

/** The lists in which a sender can be, and from which it can be removed. */
export const senderLists = ['places', 'requests', 'forms', 'subscriptions', 'unpaid'] as const

export type SenderList = (typeof senderLists)[number]
