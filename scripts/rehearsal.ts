// The rehearsal of docs/deploy.md: its steps in its order, with the commands of the units. Ends with 1 at the first thing that is not as the
// document says.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { holdSocket } from '../site/server/held-socket-fixture.ts'
import { listing } from './folder-listing.ts'
import { exampleHost, writeProxyFiles } from './proxy-files.ts'
import { startContent } from './rehearsal-content.ts'
import { readEnvironmentFile, readUnit } from './unit-file.ts'

const root = dirname(import.meta.dirname)
const firstPort = Number(process.env.REHEARSAL_PORTS ?? 24_360)
const ports = { https: firstPort, http: firstPort + 1, site: firstPort + 2, content: firstPort + 3, metrics: firstPort + 4 }
const base = mkdtempSync(join(tmpdir(), 'forum-rehearsal-'))
const places = {
  '/opt/forum/site': join(base, 'opt/site'),
  '/var/lib/forum-site': join(base, 'lib'),
  '/var/cache/forum-site': join(base, 'cache'),
  '/var/backups/forum/site': join(base, 'backups'),
}
/** With the content service, on a PostgreSQL. */
const isWhole = process.argv.includes('--content')
const running: ChildProcess[] = []
/** What stood in the folders of releases before anything was started from them. */
const untouched = new Map<string, Set<string>>()
let authority: Buffer | undefined
const said = (sentence: string) => console.log(`- ${sentence}`)

try {
  await rehearse()
  console.log('The rehearsal succeeded: everything is as docs/deploy.md says.')
} finally {
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
  rmSync(base, { recursive: true, force: true })
}

async function rehearse(): Promise<void> {
  const release = unpack('site', places['/opt/forum/site'])
  for (const place of [places['/var/cache/forum-site'], places['/var/backups/forum/site']]) mkdirSync(place, { recursive: true })
  untouched.set(release, new Set(listing(release)))
  const environment = isWhole ? await withContent() : settings()
  const socket = holdSocket(ports.site)
  const unit = readUnit('forum-site.service', places)
  const startSite = () => {
    const [[command = '', ...words] = []] = unit.commands
    const child = socket.run(command, words, {
      cwd: unit.directory,
      env: { PATH: process.env.PATH, ...unit.environment, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(child)
    return child
  }
  const site = startSite()
  await untilAnswering()
  said('the site answers on the socket of its unit')
  const accessLog = await startProxy()
  if (accessLog) await lookThroughProxy(accessLog)
  await restartUnderRequests(site, startSite)
  await lookAtFigures()
  await backUpAndMove(environment)
  const written = [...untouched].flatMap(([folder, before]) => listing(folder).filter((line) => !before.has(line)))
  expectThat(
    written.length === 0,
    `nothing was written into the folders of the releases${written.map((line) => `\n    ${line}`).join('')}`,
  )
  doctor(environment)
  socket.close()
}

/** The newest release of the site or the content service, out of its archive, as a server gets it. */
function unpack(what: 'site' | 'content', release: string): string {
  const folder = join(root, 'release')
  const archives = readdirSync(folder).filter((name) => name.startsWith(`forum-${what}-`) && name.endsWith('.tar.gz'))
  const [newest] = archives.toSorted((one, other) => statSync(join(folder, other)).mtimeMs - statSync(join(folder, one)).mtimeMs)
  if (!newest) throw new Error(`There is no release of the ${what}: npm run release`)
  mkdirSync(release, { recursive: true })
  execFileSync('tar', ['--extract', '--gzip', '--strip-components=1', '--file', join(folder, newest), '--directory', release])
  said(`${newest} is unpacked`)
  return release
}

/** deploy/site.env.example with the secrets that the content service made. Its content is the demo's, so the clock stands before that forum. */
async function withContent(): Promise<Record<string, string>> {
  const release = unpack('content', join(base, 'opt/content'))
  untouched.set(release, new Set(listing(release)))
  const { settings: fromContent, children } = await startContent(base, release, ports)
  running.push(...children)
  said('the content service answers, on PostgreSQL')
  return { ...settings(), ...fromContent, SITE_DEVELOPMENT: 'on', SITE_NOW: '2025-09-09T09:00+03:00' }
}

/** deploy/site.env.example as somebody without a content service fills it in: the demo, in public. */
function settings(): Record<string, string> {
  const { CONTENT_API_URL: _, ...given } = readEnvironmentFile(join(root, 'deploy/site.env.example'))
  return { ...given, DEMO: 'public', METRICS_PORT: String(ports.metrics), PICTURES_AHEAD: 'off' }
}

async function untilAnswering(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if ((await ask(`http://127.0.0.1:${ports.site}/readyz`).catch(() => null))?.status === 200) return
    await pause(100)
  }
  throw new Error('The site does not answer within a minute.')
}

/** Gives the path of nginx's log; null where nginx is not there. */
async function startProxy(): Promise<string | null> {
  if (spawnSync('sh', ['-c', 'command -v nginx openssl']).status !== 0) {
    said('skipped: nginx and openssl are not on this machine')
    return null
  }
  const files = writeProxyFiles(join(base, 'proxy'), ports)
  authority = readFileSync(files.authority)
  const nginx = spawn('nginx', ['-c', files.configuration], { stdio: ['ignore', 'ignore', 'pipe'] })
  running.push(nginx)
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask(`https://${exampleHost}/healthz`).catch(() => null)) return files.accessLog
    await pause(50)
  }
  throw new Error('nginx does not answer.')
}

async function lookThroughProxy(accessLog: string): Promise<void> {
  const home = await ask(`https://${exampleHost}/uk`, { 'accept-encoding': 'br' })
  const isSafe = /max-age/.test(String(home.headers['strict-transport-security']))
  expectThat(
    home.status === 200 && isSafe && home.headers['content-encoding'] === 'br',
    'https answers with HSTS, compressed by the site',
  )
  const plain = await ask(`http://${exampleHost}/uk`)
  expectThat(plain.status === 301 && plain.headers.location === `https://${exampleHost}/uk`, 'http redirects to https')
  const www = await ask(`https://www.${exampleHost}/uk`)
  expectThat(www.headers.location === `https://${exampleHost}/uk`, 'www redirects to the main name')
  const [, picture = ''] = /(\/assets\/[\w./-]+)/.exec((await ask(`https://${exampleHost}/uk`)).text) ?? []
  await ask(`https://${exampleHost}${picture}`)
  const seen = await ask(`https://${exampleHost}${picture}`)
  expectThat(seen.status === 200, 'a picture is served through the proxy')
  expectThat((await ask(`https://${exampleHost}/metrics`)).status === 404, 'metrics are not public')
  expectThat(
    (await ask(`https://api.${exampleHost}/users`)).status === 404,
    'of the content service only its public parts are there',
  )
  expectThat((await ask(`https://admin.${exampleHost}/admin`)).status === 403, 'only listed networks open the admin application')
  await ask(`https://${exampleHost}/uk/order/a-key-that-is-secret?x=also-secret`)
  await pause(100)
  const log = readFileSync(accessLog, 'utf8')
  expectThat(log.includes('"/uk/order/*"') && !log.includes('secret'), 'the log of the proxy masks keys')
}

/** Asks a hundred times a second, through the proxy where there is one, while the process is replaced. */
async function restartUnderRequests(site: ChildProcess, startSite: () => ChildProcess): Promise<void> {
  const address = authority ? `https://${exampleHost}/en` : `http://127.0.0.1:${ports.site}/en`
  const asked: Promise<number>[] = []
  const asking = setInterval(
    () =>
      asked.push(
        ask(address).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    10,
  )
  await pause(300)
  site.kill('SIGTERM')
  const [code] = await once(site, 'exit')
  startSite()
  await untilAnswering()
  await pause(300)
  clearInterval(asking)
  const failed = (await Promise.all(asked)).filter((status) => status !== 200)
  expectThat(code === 0 && failed.length === 0, `a restart under ${asked.length} requests: ${failed.length} failed`)
}

async function lookAtFigures(): Promise<void> {
  const { text } = await ask(`http://127.0.0.1:${ports.metrics}/metrics`)
  expectThat(/^forum_http_requests_total\{/m.test(text) && /^forum_desk_writable 1$/m.test(text), 'metrics are served')
}

/** A backup of the desk, looked at, and put into an empty folder of another machine, which starts from it. */
async function backUpAndMove(environment: Record<string, string>): Promise<void> {
  const unit = readUnit('forum-site.service', places)
  const [[command = ''] = []] = unit.commands
  const desk = (more: Record<string, string>, given: string[]) => {
    const env = { PATH: process.env.PATH, ...unit.environment, ...environment, ...more }
    return spawnSync(command, given, { cwd: unit.directory, env, encoding: 'utf8' })
  }
  const [script, folder] = ['site/server/command-line.ts', places['/var/backups/forum/site']]
  expectThat(desk({}, [script, 'backup', folder]).status === 0, 'the backup succeeds')
  expectThat(/ is whole, /.test(desk({}, [script, 'verify', folder]).stdout), 'the backup is intact')
  const elsewhere = { DATA_DIR: join(base, 'another-machine') }
  expectThat(desk(elsewhere, [script, 'restore', folder]).status === 0, 'it is restored into an empty DATA_DIR')
  expectThat(desk(elsewhere, [script, 'list']).status === 0, 'the desk of the other machine opens')
}

/** With the demo it must say that the demo is not for sale, and nothing worse. */
function doctor(environment: Record<string, string>): void {
  const unit = readUnit('forum-site.service', places)
  const [[command = ''] = []] = unit.commands
  const env = { PATH: process.env.PATH, ...unit.environment, ...environment }
  const { stdout } = spawnSync(command, ['site/server/command-line.ts', 'doctor'], {
    cwd: unit.directory,
    env,
    encoding: 'utf8',
  })
  console.log(stdout.replaceAll(/^/gm, '    '))
  expectThat(/^\s*(?:ok|look|stop)\b/m.test(stdout), 'the doctor checked everything that the sale needs (above)')
}

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string }

/** Asks on a connection of its own; names of the example are found on loopback, and only the rehearsal's authority is believed. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, pathname, search, protocol, port } = new URL(address)
  const isSecure = protocol === 'https:'
  const send = isSecure ? secureRequest : plainRequest
  const place = {
    host: '127.0.0.1',
    port: port || (isSecure ? ports.https : ports.http),
    path: pathname + search,
    agent: false as const,
  }
  return new Promise((resolve, reject) => {
    const trust = isSecure ? { servername: hostname, ...(authority && { ca: authority }) } : {}
    const asked = send({ ...place, ...trust, headers: { host: hostname, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

function expectThat(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(`Not so: ${sentence}`)
  said(sentence)
}
