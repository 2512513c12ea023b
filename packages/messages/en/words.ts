// All words of this language, by subject. A word that this language lacks is told at the line of its file.
import type { Files } from '../uk/catalogue.ts'
import * as about from './about.ts'
import * as broadcasts from './broadcasts.ts'
import * as calendars from './calendars.ts'
import * as dashboard from './dashboard.ts'
import * as editors from './editors.ts'
import * as forms from './forms.ts'
import * as forum from './forum.ts'
import * as frame from './frame.ts'
import * as invoices from './invoices.ts'
import * as lastResort from './last-resort.ts'
import * as mail from './mail.ts'
import * as myProgramme from './my-programme.ts'
import * as openData from './open-data.ts'
import * as orders from './orders.ts'
import * as documents from './papers.ts'
import * as people from './people.ts'
import * as programme from './programme.ts'
import * as publications from './publications.ts'
import * as search from './search.ts'
import * as seats from './seats.ts'
import * as submissions from './submissions.ts'
import * as tickets from './tickets.ts'
import * as waiting from './waiting.ts'

export const files: Files = {
  about,
  broadcasts,
  calendars,
  dashboard,
  documents,
  editors,
  forms,
  forum,
  frame,
  invoices,
  lastResort,
  mail,
  myProgramme,
  openData,
  orders,
  people,
  programme,
  publications,
  search,
  seats,
  submissions,
  tickets,
  waiting,
}
