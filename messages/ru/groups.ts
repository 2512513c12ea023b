// Every group of words of this language, for the server; a browser asks for the files themselves.
import * as frame from './catalogue.ts'
import * as events from './events.ts'
import * as home from './home.ts'
import * as orderPage from './order-page.ts'
import * as ordering from './ordering.ts'
import * as plan from './plan.ts'
import * as programme from './programme.ts'
import * as reading from './reading.ts'
import * as reference from './reference.ts'
import * as served from './served.ts'

export const groups = { frame, events, home, programme, plan, reading, reference, ordering, orderPage, served }
