// Development server: Vite with hot reload, every page rendered anew. Started by `npm run dev`.
import { watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveOffice } from '@forum/desk/port.ts'
import { listen } from '@forum/ground/http/http-server.ts'
import { refuse } from '@forum/ground/settings/refuse.ts'
import { createServer as createViteServer } from 'vite'
import { type App, asApp } from './contract/app-contract.ts'
import { announce, begin, endInOrder, partsOf } from './process.ts'
import { createSite } from './site.ts'

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))

try {
  const start = await begin(projectDirectory)
  const { config, store, desk } = start
  const vite = await createViteServer({
    root: projectDirectory,
    appType: 'custom',
    // A bundled config file would be new at each start, and Node would watch it.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const bundle = async () => asApp(await vite.ssrLoadModule('/site/app/render.server.ts'), 'site/app/render.server.ts')
  const app: App = {
    ...(await bundle()),
    render: async (...given) => (await bundle()).render(...given),
  }
  const clientDirectory = join(projectDirectory, 'public')
  let isEnding = false
  const site = createSite({
    app,
    ...partsOf(start),
    clientDirectory,
    keepsPages: false,
    isDevelopment: true,
    isEnding: () => isEnding,
  })
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    vite.middlewares(incoming, outgoing, () => site.listener(incoming, outgoing))
  const server = await listen(listener, config)
  desk().run.start()
  await serveOffice({ ...start, currentYear: () => start.services.settings.currentForumYear, app, clientDirectory })
  await announce(start, server)
  const demo = watch(join(projectDirectory, 'packages/content/demo'), { recursive: true }, () => void store.refresh())
  endInOrder(start, server, () => {
    isEnding = true
    demo.close()
    void vite.close()
  })
} catch (error) {
  refuse(error)
}
