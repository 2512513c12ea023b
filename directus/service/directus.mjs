// The Directus process: bootstrap, start, readiness, stop.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from './fault.mjs'
import { NODE } from './install.mjs'
import { logTo } from './log-file.mjs'
import { directusEnvironment, HOME } from './settings.mjs'

const ANSWERS_WITHIN = 90_000
const ENDS_WITHIN = 8_000

/** Creates or migrates Directus's tables and the first administrator; existing data stay. */
export async function bootstrap(settings) {
  const unfinished = join(settings.dataDir, 'bootstrap-unfinished')
  const database = join(settings.dataDir, 'content.db')
  // A database left by an interrupted bootstrap has tables but no administrator: start over.
  if (existsSync(unfinished)) rmSync(database, { force: true })
  if (settings.database === 'sqlite3' && !existsSync(database)) writeFileSync(unfinished, '')
  const { child, logFile } = launch(settings, 'bootstrap')
  const code = await ended(child)
  if (code !== 0) throw new Fault(`Directus could not prepare its database: ${lastWords(logFile)}`)
  rmSync(unfinished, { force: true })
}

/** @returns {Promise<{ stop: () => Promise<void>, ended: Promise<number | null> }>} once it answers */
export async function startDirectus(settings) {
  await refuseBusyPort(settings.port, settings.host)
  const { child, logFile } = launch(settings, 'start')
  const end = ended(child)
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  end.then(() => process.off('exit', killWithUs))
  const stop = () => stopProcess(child, end)
  try {
    await answers(settings.url, child, logFile)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop, ended: end }
}

/** @param {string} setting the name of the setting that chooses another port */
export function refuseBusyPort(port, host = '127.0.0.1', setting = 'PORT') {
  return new Promise((free, busy) => {
    const probe = createServer()
    probe.once('error', (error) =>
      busy(
        new Fault(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use by another program: stop it, or choose another port with ${setting}.`
            : `Port ${port} on ${host} cannot be opened (${error.code}).`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(free))
  })
}

function launch(settings, task) {
  const logFile = join(settings.dataDir, 'directus.log')
  // A bootstrap tells only of itself.
  if (task !== 'start') rmSync(logFile, { force: true })
  const output = logTo(logFile, console.error)
  const child = spawn(NODE, ['run.mjs', task], {
    cwd: HOME,
    env: directusEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  child.once('close', () => output.end())
  return { child, logFile }
}

const ended = (child) =>
  new Promise((done) => {
    child.once('error', () => done(1))
    child.once('close', done)
  })

async function answers(url, child, logFile) {
  const until = Date.now() + ANSWERS_WITHIN
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Fault(`Directus ended while it was starting: ${lastWords(logFile)}`)
    const response = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (response?.ok) return
    await pause(150)
  }
  throw new Fault(`Directus did not answer within ${ANSWERS_WITHIN / 1000} s: ${lastWords(logFile)}`)
}

async function stopProcess(child, end) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const hard = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN)
  await end
  clearTimeout(hard)
}

function lastWords(logFile) {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n') : []
  const said = lines.findLast((line) => /error/i.test(line) && !/^\s+at /.test(line)) ?? lines.at(-1)
  return `${said?.slice(0, 300) || 'it said nothing'} (more in ${logFile}).`
}
