// Proves the content service against a real Directus: `npm run prove`. A temporary data directory, nothing else touched.
import { after, before } from 'node:test'
import { proveDeletion } from './deletion.mjs'
import { proveFilledIn } from './filled-in.mjs'
import { proveForms } from './forms.mjs'
import { provePictures } from './pictures.mjs'
import { proveReading } from './reading.mjs'
import { proveRetention } from './retention.mjs'
import { proveSearch } from './search.mjs'
import { temporaryService } from './service.mjs'
import { proveSite } from './site.mjs'
import { proveStaff } from './staff.mjs'
import { proveSubmissions } from './submissions.mjs'
import { proveTimes } from './times.mjs'
import { proveTyped } from './typed.mjs'
import { proveValues } from './values.mjs'

let service
before(async () => {
  service = await temporaryService()
})
after(() => service?.end())

const proofs = [proveReading, proveSubmissions, proveStaff, proveRetention, proveSite]
const ofEditors = [proveTyped, proveTimes, proveFilledIn, provePictures, proveDeletion, proveSearch, proveForms, proveValues]
for (const prove of [...proofs, ...ofEditors]) prove(() => service)
