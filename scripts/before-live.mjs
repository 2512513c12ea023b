// The first step of `npm run start:live`, on any Node from 20 up: both ports are free, the packages are there. The step after it runs on the pinned Node.
import { command } from '../directus/service/fault.mjs'
import { contentPort, refuseBusyPorts, sitePort } from './chosen-ports.mjs'
import { endingTogether } from './prepare.mjs'

await command(async () => {
  await refuseBusyPorts({ PORT: sitePort, CONTENT_PORT: contentPort })
  await endingTogether('install')
})
