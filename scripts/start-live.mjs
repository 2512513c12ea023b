// `npm run start:live`: content service on 8055 and site on 3000, until Ctrl-C. Installs, builds, sets up and seeds what is missing.
import { command, Fault, startContentService } from '../directus/live.mjs'
import { contentPort, sitePort as port, refuseBusyPorts } from './chosen-ports.mjs'
import { deskPort } from './desk-port.mjs'
import { announcement, siteEnvironment } from './live-site.mjs'
import { endingTogether, pinnedEnvironment, spawnSite } from './prepare.mjs'

const SITE_ENDS_WITHIN = 12_000

await command(async () => {
  // Again, because the installation took time.
  await refuseBusyPorts({ PORT: port, CONTENT_PORT: contentPort })
  const stopping = untilAskedToStop()
  await endingTogether('prepare')
  process.env.DESK_PORT ??= String(await deskPort(port))
  process.env.DESK_URL ??= `http://localhost:${process.env.DESK_PORT}`
  const content = await startContentService({ port: contentPort, siteHookUrl: `http://127.0.0.1:${port}/hooks/content` })
  const site = stopping.asked ? null : startSite(port, content)
  if (site) announce(port, content)
  const first = site
    ? await Promise.race([stopping.wish, site.ended.then(() => 'site'), content.ended.then(() => 'content')])
    : 'wish'
  await site?.stop()
  await content.stop()
  if (first === 'site' && !stopping.asked) throw new Fault('The site ended by itself, so the content service was stopped too.')
  if (first === 'content' && !stopping.asked) throw new Fault('The content service ended by itself, so the site was stopped too.')
})

/** Handles Ctrl-C also during preparation. */
function untilAskedToStop() {
  const stopping = { asked: false, wish: null }
  stopping.wish = new Promise((wish) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        stopping.asked = true
        wish('wish')
      })
    }
  })
  return stopping
}

function startSite(port, content) {
  const env = pinnedEnvironment(siteEnvironment(port, content))
  const child = spawnSite({ env })
  const ended = new Promise((done) => {
    child.once('error', done)
    child.once('exit', done)
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const hard = setTimeout(() => child.kill('SIGKILL'), SITE_ENDS_WITHIN)
    await ended
    clearTimeout(hard)
  }
  return { ended, stop }
}

function announce(port, content) {
  for (const line of announcement(port, content)) console.log(line)
}
