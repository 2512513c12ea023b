// Room on a disk, without the part that is reserved for root.
import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** `free`: bytes; `share`: what is free of all that may be used, 0 to 1. */
export type Room = { free: number; share: number }

/** Below these shares somebody is told: the first is a warning, at the second the sale will stop soon. */
export const scarce = { early: 0.15, late: 0.05 }

/** Of the disk on which this path is, or will be. Throws the disk's error. */
export function roomAt(path: string): Room {
  if (!existsSync(path) && dirname(path) !== path) return roomAt(dirname(path))
  const { bavail, blocks, bfree, bsize } = statfsSync(path)
  const usable = blocks - bfree + bavail
  return { free: bavail * bsize, share: usable > 0 ? bavail / usable : 0 }
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576)
/** What must stay free for everything else that writes, bytes. */
const rest = 32 * 1_048_576

/** Throws an Error with one sentence where so many bytes, and some for others, have no room. `what`: begins the sentence. */
export function refuseWithoutRoom(path: string, bytes: number, what: string): void {
  const { free } = roomAt(path)
  if (free < bytes + rest)
    throw new Error(
      `${what} needs ${megabytes(bytes + rest)} MB, and ${path} has ${megabytes(free)} MB free: make room first. Nothing was changed.`,
    )
}
