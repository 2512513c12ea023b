// Where the tests of the server keep their folders: in memory, where a machine has room for it there. A desk waits for the disk at each
// step, which is half of what those tests took; that a process is killed, they show as well without one.
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Memory that Linux shows as a folder. */
const memory = '/dev/shm'
const prefix = 'forum-tests-'
/** Bytes: ten times what they take. */
const room = 128 * 1024 ** 2

const folder = join(memory, `${prefix}${process.pid}`)

/** What `tmpdir()` is to be in the tests of this run. */
export function folderOfTests(): string {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK)
  } catch {
    return tmpdir()
  }
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= room ? folder : tmpdir()
}

const runs = (pid: number) => existsSync(join('/proc', String(pid)))

/** Before the tests. Takes away, too, what runs left behind that somebody ended. */
export function setup(): void {
  if (folderOfTests() !== folder) return
  for (const name of readdirSync(memory)) if (name.startsWith(prefix) && !runs(Number(name.slice(prefix.length)))) takeAway(name)
  mkdirSync(folder, { recursive: true })
}

function takeAway(name: string): void {
  try {
    rmSync(join(memory, name), { recursive: true, force: true })
  } catch {
    // Another user's.
  }
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
