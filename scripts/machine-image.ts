// The disk of a rehearsed machine: an ext4 file system in a file, on a loop device, whose power can be cut.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmdirSync } from 'node:fs'

/** Gigabytes that the machine sees; the file takes what is used. */
const size = 12

/** Creates the file, and mounts it at a new folder. */
export function createImage(image: string, folder: string): void {
  execFileSync('truncate', ['--size', `${size}G`, image])
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  mkdirSync(folder)
  mountImage(image, folder)
}

/** Replays the log, as a machine does that finds power again. */
export function mountImage(image: string, folder: string): void {
  execFileSync('mount', ['-o', 'loop', image, folder])
}

export function unmountImage(folder: string): void {
  execFileSync('umount', [folder])
}

/** false: processes of the machine that was killed still end, and hold it. Mounted again it would be the one whose power was cut. */
export const isReleased = (image: string) => execFileSync('losetup', ['--associated', image], { encoding: 'utf8' }) === ''

export function removeMount(folder: string): void {
  unmountImage(folder)
  rmdirSync(folder)
}

/** FS_IOC_SHUTDOWN without writing the log (2): what is not on the disk at this moment will never be there. Waits for a line, so that it is quick. */
const program = `import fcntl, os, struct, sys
disk = os.open(sys.argv[1], os.O_RDONLY)
print("armed", flush=True)
if sys.stdin.readline(): fcntl.ioctl(disk, 0x8004587D, struct.pack("I", 2))`

export type PowerCut = { cut(): Promise<void>; [Symbol.dispose](): void }

/** Ready to cut the power of the disk at this folder. Needs Python 3: Node has no ioctl. */
export async function armPowerCut(folder: string): Promise<PowerCut> {
  const child: ChildProcess = spawn('python3', ['-c', program, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  if (child.stdout) await once(child.stdout, 'data')
  return {
    async cut() {
      child.stdin?.write('\n')
      const [code] = await ended
      if (code !== 0) throw new Error('The power of the disk could not be cut.')
    },
    [Symbol.dispose]: () => void child.kill(),
  }
}
