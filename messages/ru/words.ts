// All words of this language, by subject. What the Ukrainian file has and this one lacks is told at the line of the file; that each file is here, by
// catalogue.test.ts.
import type { Catalogue } from '../catalogue.ts'
import * as about from './about.ts'
import * as broadcasts from './broadcasts.ts'
import * as calendars from './calendars.ts'
import * as dashboard from './dashboard.ts'
import * as documents from './documents.ts'
import * as editors from './editors.ts'
import * as forms from './forms.ts'
import * as forum from './forum.ts'
import * as frame from './frame.ts'
import * as lastResort from './last-resort.ts'
import * as mail from './mail.ts'
import * as myProgramme from './my-programme.ts'
import * as openData from './open-data.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as programme from './programme.ts'
import * as publications from './publications.ts'
import * as search from './search.ts'
import * as seats from './seats.ts'
import * as submissions from './submissions.ts'
import * as tickets from './tickets.ts'
import * as waiting from './waiting.ts'

export const words = {
  ...(about satisfies typeof import('../uk/about.ts')),
  ...(broadcasts satisfies typeof import('../uk/broadcasts.ts')),
  ...(calendars satisfies typeof import('../uk/calendars.ts')),
  ...(dashboard satisfies typeof import('../uk/dashboard.ts')),
  ...(documents satisfies typeof import('../uk/documents.ts')),
  ...(editors satisfies typeof import('../uk/editors.ts')),
  ...(forms satisfies typeof import('../uk/forms.ts')),
  ...(forum satisfies typeof import('../uk/forum.ts')),
  ...(frame satisfies typeof import('../uk/frame.ts')),
  ...(lastResort satisfies typeof import('../uk/last-resort.ts')),
  ...(mail satisfies typeof import('../uk/mail.ts')),
  ...(myProgramme satisfies typeof import('../uk/my-programme.ts')),
  ...(openData satisfies typeof import('../uk/open-data.ts')),
  ...(orders satisfies typeof import('../uk/orders.ts')),
  ...(people satisfies typeof import('../uk/people.ts')),
  ...(programme satisfies typeof import('../uk/programme.ts')),
  ...(publications satisfies typeof import('../uk/publications.ts')),
  ...(search satisfies typeof import('../uk/search.ts')),
  ...(seats satisfies typeof import('../uk/seats.ts')),
  ...(submissions satisfies typeof import('../uk/submissions.ts')),
  ...(tickets satisfies typeof import('../uk/tickets.ts')),
  ...(waiting satisfies typeof import('../uk/waiting.ts')),
} as Catalogue
