import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = dirname(import.meta.dirname)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** A folder with our commands, whose scripts say their number and stay. */
function folderOfStandIns(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', version: '1.0.0', scripts }))
  writeFileSync(join(folder, 'scripts/before-live.mjs'), '')
  for (const name of ['start', 'start-live', 'dev'])
    writeFileSync(join(folder, `scripts/${name}.mjs`), 'console.log("pid", process.pid); setInterval(() => {}, 1000)')
  return folder
}

test.each(['start', 'start:live', 'dev'])('SIGTERM to `npm run %s` ends what it started', async (script) => {
  const npm = spawn('npm', ['run', '--silent', script], { cwd: folderOfStandIns(), stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(npm.stdout.setEncoding('utf8'), 'data')
  const pid = Number(/^pid (\d+)$/m.exec(said as string)?.[1])
  onTestFinished(() => void spawnSync('kill', ['-KILL', String(pid)]))
  npm.kill('SIGTERM')
  // Its output stays open for as long as anybody is there who may write to it.
  await once(npm, 'close')
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

/** A folder with all that `npm run …` needs before its packages are there, and an npm for them that never ends. */
function folderWithoutPackages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['package.json', 'package-lock.json', 'scripts', 'directus/service', 'directus/live.mjs'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nsleep 100 &\necho "pid $!"\nwait\n', { mode: 0o755 })
  return folder
}

test.each(['start', 'start:live', 'dev'])('SIGTERM to `npm run %s` ends the installation that it waits for', async (script) => {
  const folder = folderWithoutPackages()
  const real = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, PORT: '0', CONTENT_PORT: '0' }
  const npm = spawn(real, ['run', '--silent', script], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const text of npm.stdout.setEncoding('utf8')) {
    said += text
    const [, pid = ''] = /^pid (\d+)$/m.exec(said) ?? []
    if (pid === '') continue
    onTestFinished(() => void spawnSync('kill', ['-KILL', pid]))
    npm.kill('SIGTERM')
  }
  // Its output has ended, so nobody is left who may write to it.
  expect(said).toMatch(/^Installing .*\npid \d+\n$/s)
})

test.each([
  ['start.mjs', 'PORT'],
  ['before-live.mjs', 'PORT'],
  ['before-live.mjs', 'CONTENT_PORT'],
])('%s names %s when something else listens there, and does nothing more', async (script, setting) => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const env = { ...process.env, PORT: '0', CONTENT_PORT: '0', [setting]: String(port) }
  const refused = spawn(process.execPath, [join(root, 'scripts', script)], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const all = Promise.all([refused.stdout, refused.stderr].map((stream) => stream.setEncoding('utf8').toArray()))
  const [code] = await once(refused, 'close')
  const [out, err] = (await all).map((parts) => parts.join(''))
  expect([code, out, err]).toEqual([
    1,
    '',
    `Port ${port} is in use by another program: stop it, or choose another port with ${setting}.\n`,
  ])
})
