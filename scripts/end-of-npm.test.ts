import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import own from '../package.json' with { type: 'json' }

let directory: string
afterEach(() => rm(directory, { recursive: true, force: true }))

/** Says when it runs, and writes which signal has ended it. */
const standIn = `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync('ended-by', 'SIGTERM'); process.exit(0) })
process.stdout.write('runs')
setInterval(() => {}, 1000)`

test.each(['start', 'start:live', 'dev'] as const)('who ends the npm of `npm run %s` ends what it started', async (name) => {
  directory = await mkdtemp(join(tmpdir(), 'npm-'))
  const script = own.scripts[name]
  const [path = ''] = /scripts\/\S+/.exec(script) ?? []
  await mkdir(join(directory, 'scripts'))
  await writeFile(join(directory, path), standIn)
  await writeFile(join(directory, 'package.json'), JSON.stringify({ private: true, scripts: { [name]: script } }))
  const npm = spawn('npm', ['run', '--silent', name], { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'] })
  const hasEnded = new Promise((ended) => npm.once('exit', ended))
  await new Promise((runs) => npm.stdout.once('data', runs))
  npm.kill('SIGTERM')
  await hasEnded
  expect(await readFile(join(directory, 'ended-by'), 'utf8')).toBe('SIGTERM')
})
