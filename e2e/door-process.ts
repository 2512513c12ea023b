// The door on a port of its own, with the desk whose data lie in DATA_DIR, for tests that kill it: `node e2e/door-process.ts`.
// DOOR_AHEAD: what its clock is ahead of the real one, milliseconds. DOOR_TWICE: handles everything that phones send a second time.

import { createServer } from 'node:http'
import { createDesk } from '@forum/desk/composition/desk.ts'
import { flatDesk } from '@forum/desk/composition/flat-desk.ts'
import { doorApp } from '@forum/desk/door/gate/door-app.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { createSecurityLog } from '@forum/ground/base/security-log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { readEnvironment } from '@forum/site/server/config/env.ts'
import { getRequestListener } from '@hono/node-server'
import { atDoor } from './door-forum.ts'

const config = decideConfig(readEnvironment())
const ahead = Number(process.env.DOOR_AHEAD)
const desk = await createDesk({
  config,
  dataDirectory: config.dataDirectory,
  edition: () => ({ forum: '', date: '', place: '', calendar: null }),
  doorEdition: atDoor,
  clock: { now: () => Date.now() + ahead },
  log: silentLog(),
})
const app = doorApp({
  desk: flatDesk(desk),
  isReady: () => true,
  hasNames: config.desk.doorNames,
  directory: 'build/door',
  wrongKeys: () => null,
  asksOften: () => null,
  security: createSecurityLog(silentLog()),
  ...(config.desk.site && config.formerUrls.length > 0 && { moved: { from: config.formerUrls, to: config.desk.site.url } }),
})
const listener = getRequestListener(async (request, env) => {
  if (process.env.DOOR_TWICE && request.method === 'POST') await app.fetch(request.clone(), env)
  return app.fetch(request, env)
})
createServer(listener).listen(config.port, '127.0.0.1')
