// Faults in editors' records: collected while reading, logged once, never an error page.

/** A fault that was corrected or left out. */
export type Fault = { collection: string; id: string; field: string; reason: string }

/** Collects the faults of one reading. */
export type Faults = {
  readonly list: readonly Fault[]
  add(collection: string, id: unknown, field: string, reason: string): void
}

const maxFaults = 2000

export function gatherFaults(): Faults {
  const list: Fault[] = []
  return {
    list,
    add(collection, id, field, reason) {
      if (list.length < maxFaults) list.push({ collection, id: printable(id), field, reason })
    },
  }
}

function printable(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 60) : 'unknown'
}
