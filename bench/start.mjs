// From the start of the process to the first page: with the demo, and from the snapshot of a content service that is away; idle memory. On a
// machine with other work two figures can be compared: the time less that in which the main thread waited for a processor, which others had,
// and the processor time of that thread. Run: node bench/start.mjs [starts]
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startContentStub } from '../packages/content/client/content-stub.ts'
import { readDemo } from '../packages/content/demo/read-demo.ts'
import { pinnedEnvironment, prepare, root, spawnSite } from '../scripts/prepare.mjs'
import { ask, quantile } from './running-site.mjs'

const starts = Number(process.argv[2] ?? 10)
const port = Number(process.env.BENCH_PORT ?? 4126)
const folder = mkdtempSync(join(tmpdir(), 'forum-start-'))

prepare()
try {
  await measure('demo', { DATA_DIR: join(folder, 'demo') })
  const stub = await startContentStub(new Map(readDemo(join(root, 'packages/content/demo')).demo().tables))
  const withService = { DATA_DIR: join(folder, 'service'), CONTENT_API_URL: stub.url, SITE_NOW: '2025-09-09T09:00+03:00' }
  // Reads the content and writes the snapshot.
  await startOnce(withService, 4000)
  await stub.close()
  await measure('snapshot', withService)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name, environment) {
  // The first one compiles.
  await startOnce(environment)
  const taken = []
  for (let number = 0; number < starts; number++) taken.push(await startOnce(environment))
  const figures = (key) =>
    [0, 0.5, 1]
      .map((share) =>
        quantile(
          taken.map((each) => each[key]),
          share,
        ).toFixed(0),
      )
      .join(', ')
  // What is left when nobody has come for some seconds.
  const { memory } = await startOnce(environment, 8000)
  console.log(
    `${name}: to the first page, shortest, median and longest: ${figures('ms')} ms; less waits for a processor ${figures('alone')} ms; processor time of the main thread ${figures('cpu')} ms; idle ${memory.toFixed(0)} MB`,
  )
}

async function startOnce(environment, stay = 0) {
  const began = performance.now()
  const site = spawnSite({
    stdio: ['ignore', 'ignore', 'inherit'],
    env: pinnedEnvironment({
      NODE_ENV: 'production',
      SITE_DEVELOPMENT: 'on',
      PICTURES_AHEAD: 'off',
      PORT: String(port),
      ...environment,
    }),
  })
  while ((await ask(port, '/uk').catch(() => null))?.status !== 200) await wait(5)
  const ms = performance.now() - began
  // Nanoseconds on a processor and in wait for one, of the thread that answers.
  const thread = readFileSync(`/proc/${site.pid}/task/${site.pid}/schedstat`, 'utf8').split(' ')
  const [cpu, waited] = thread.slice(0, 2).map((time) => Number(time) / 1e6)
  await wait(stay)
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))[1]) / 1024
  site.kill('SIGTERM')
  await new Promise((done) => site.once('exit', done))
  return { ms, alone: ms - waited, cpu, memory }
}
