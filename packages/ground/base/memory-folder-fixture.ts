// Puts the folders of server tests into memory, if there is room: waiting for the disk took half of their time. Killed processes do not need a real
// disk.
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's memory file system. */
const memory = '/dev/shm'
const prefix = 'forum-tests-'
/** Bytes: ten times what the tests need. */
const room = 128 * 1024 ** 2

const folder = join(memory, `${prefix}${process.pid}`)

/** The value of `tmpdir()` in this run. */
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

/** Vitest's global setup. Also removes folders of interrupted runs. */
export function setup(): void {
  if (folderOfTests() !== folder) return
  for (const name of readdirSync(memory)) if (name.startsWith(prefix) && !runs(Number(name.slice(prefix.length)))) takeAway(name)
  mkdirSync(folder, { recursive: true })
}

function takeAway(name: string): void {
  try {
    rmSync(join(memory, name), { recursive: true, force: true })
  } catch {
    // It belongs to another user.
  }
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true })
}
