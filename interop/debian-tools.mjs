// Runs programs of Debian in a folder of their own.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * What `work` returns, in a folder that is gone afterwards: `write(name, text)` and `makeFolder(name)` give paths in it, `run(command, ...args)` the
 * output of a command whose home it is. `run` throws with its errors where it fails.
 */
export function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'forum-interop-'))
  // The pinned Node's path may name another Python, which lacks Debian's packages.
  const env = { ...process.env, PATH: '/usr/bin:/bin', HOME: folder, LC_ALL: 'C.UTF-8' }
  const run = (command, ...args) =>
    execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const write = (name, text) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const makeFolder = (name) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  try {
    return work({ folder, run, write, makeFolder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Lines of `a|b|c` as arrays; other lines are left out. */
export function cellsOf(output) {
  return output.split('\n').flatMap((line) => (line.includes('|') ? [line.split('|')] : []))
}
