// Rights of the desk: of each, who has it. What is not named here every organiser may, and nobody else.

/** Roles of accounts, and `supervisorGate`: a phone at a gate that was opened for supervisors. */
type Holder = 'organiser' | 'steward' | 'supervisorGate'

const rights = {
  /** To interrupt the forum, and to say that it goes on. */
  interrupt: ['organiser', 'supervisorGate'],
} as const satisfies Readonly<Record<string, readonly Holder[]>>

export const may = (holder: Holder, right: keyof typeof rights): boolean => (rights[right] as readonly Holder[]).includes(holder)
