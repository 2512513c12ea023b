// Everybody who has ever spoken at the forum. All invented.

import { people1 } from './people-1.ts'
import { people2 } from './people-2.ts'
import { people3 } from './people-3.ts'
import { people4 } from './people-4.ts'
import { people5 } from './people-5.ts'
import { people6 } from './people-6.ts'
import { people7 } from './people-7.ts'
import type { Person } from './source-types.ts'

export const people: readonly Person[] = [...people1, ...people2, ...people3, ...people4, ...people5, ...people6, ...people7]
