import type { Catalogue } from '../catalogue.ts'
import { about } from './about.ts'
import { errors } from './errors.ts'
import { forum } from './forum.ts'
import { home } from './home.ts'
import { people } from './people.ts'
import { photos } from './photos.ts'
import { programme } from './programme.ts'
import { publication } from './publication.ts'
import { reference } from './reference.ts'
import { site } from './site.ts'

export const catalogue: Catalogue = { site, home, forum, programme, people, publication, errors, about, reference, photos }
