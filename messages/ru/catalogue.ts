import type { Catalogue } from '../catalogue.ts'
import { about } from './about.ts'
import { broadcast } from './broadcast.ts'
import { changes } from './changes.ts'
import { confirmation } from './confirmation.ts'
import { consent } from './consent.ts'
import { dashboard } from './dashboard.ts'
import { donation } from './donation.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { forum } from './forum.ts'
import { home } from './home.ts'
import { moments } from './moments.ts'
import { myProgramme } from './my-programme.ts'
import { people } from './people.ts'
import { photos } from './photos.ts'
import { programme } from './programme.ts'
import { publication } from './publication.ts'
import { reference } from './reference.ts'
import { search } from './search.ts'
import { share } from './share.ts'
import { site } from './site.ts'
import { status } from './status.ts'
import { support } from './support.ts'
import { ticket } from './ticket.ts'

export const catalogue: Catalogue = {
  site,
  home,
  forum,
  forms,
  programme,
  moments,
  myProgramme,
  people,
  publication,
  errors,
  about,
  reference,
  photos,
  broadcast,
  changes,
  confirmation,
  consent,
  dashboard,
  donation,
  search,
  share,
  status,
  support,
  ticket,
}
