// A bare Debian, booted from a disk image of its own, for `npm run rehearse -- --machine`. Its only link leads to this host.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { armPowerCut, createImage, isReleased, mountImage, removeMount, unmountImage } from './machine-image.ts'

const root = dirname(import.meta.dirname)
const released = join(root, 'release')

/** Runs shell lines in the machine as root in /root. `said`: both outputs. */
export type Run = (script: string) => { status: number | null; said: string }

export type Machine = {
  run: Run
  /** Archives of the newest releases, in /root. */
  site: string
  content: string
  /** Its file system, as the host sees it. */
  folder: string
  /** Where this host reaches it; nobody else does. */
  address: string
  /** Starts shell lines and does not wait for them. What they print is lost. */
  begin(script: string): void
  /** Cuts the power as soon as `isTime` says so, or when it has waited for so many seconds; gives whether it was said. Then boots again. */
  cutPower(isTime: () => boolean, seconds: number): Promise<boolean>
}

/** Networks that are kept for measurements. A request for them must never leave the host, also while the machine is off. */
const measured = '198.18.0.0/15'
/** Of this process: two rehearsals do not meet. */
const block = process.pid % 16_384
const inBlock = (host: number) => `198.19.${block >> 6}.${(block % 64) * 4 + host}`
const addresses = { host: inBlock(1), machine: inBlock(2) }
const name = `fm${process.pid}`
const link = `ve-${name}`

/** Creates and boots a Debian, calls `work`, and deletes it. `suite`: bookworm or trixie. `REHEARSAL_IMAGE`: keeps the disk in this file, or uses the one there. */
export async function withMachine(
  suite: string,
  work: (machine: Machine, isNew: boolean) => Promise<void> | void,
): Promise<void> {
  const base = mkdtempSync('/var/tmp/forum-machine-')
  const [image, folder] = [process.env.REHEARSAL_IMAGE ?? join(base, 'disk'), join(base, 'root')]
  const isNew = !existsSync(image)
  let machine: ChildProcess | undefined
  closeNetwork('add')
  try {
    if (isNew) createImage(image, folder)
    else mountAt(image, folder)
    if (isNew) makeDebian(folder, suite)
    // It is the root directory for all users in the machine.
    chmodSync(folder, 0o755)
    const [site, content] = [newest('site'), newest('content')]
    for (const name of [site, content].flatMap((archive) => [archive, `${archive}.sha256`]))
      copyFileSync(join(released, name), join(folder, 'root', name))
    copyFileSync(join(root, 'scripts/machine-visitors.mjs'), join(folder, 'root/visitors.mjs'))
    const boot = async () => {
      // The kernel takes its time to remove the link of a machine that has lost its power.
      if (!(await until(() => !existsSync(`/sys/class/net/${link}`), 120))) throw new Error(`${link} does not go away.`)
      machine = start(folder)
      await booted(run, machine)
    }
    const run: Run = (script) => {
      const { status, stdout, stderr } = spawnSync('nsenter', inside(machine, script), { encoding: 'utf8', env })
      return { status, said: `${stdout}${stderr}` }
    }
    const begin = (script: string) => spawn('nsenter', inside(machine, script), { env, stdio: 'ignore', detached: true }).unref()
    const cutPower = async (isTime: () => boolean, seconds: number) => {
      using power = await armPowerCut(folder)
      const wasTime = await until(isTime, seconds)
      await power.cut()
      await end(machine, 'SIGKILL')
      unmountImage(folder)
      if (!(await until(() => isReleased(image), 120))) throw new Error(`${image} is not released.`)
      mountImage(image, folder)
      await boot()
      return wasTime
    }
    await boot()
    await work({ run, begin, cutPower, site, content, folder, address: addresses.machine }, isNew)
  } finally {
    await end(machine, 'SIGTERM')
    if (existsSync(folder)) removeMount(folder)
    rmSync(base, { recursive: true, force: true })
    closeNetwork('del')
  }
}

function mountAt(image: string, folder: string): void {
  execFileSync('mkdir', [folder])
  mountImage(image, folder)
}

/** Added before the machine has an address. */
function closeNetwork(act: 'add' | 'del'): void {
  execFileSync('ip', ['route', act, 'blackhole', measured, 'metric', String(process.pid)])
}

/** With a link to the host, whose side gets its address when it is there. */
function start(folder: string): ChildProcess {
  const words = ['--quiet', '--register=no', '--keep-unit', '--boot', '--network-veth', '--machine', name, '-D', folder]
  return spawn('systemd-nspawn', words, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Busy, because the moments between two steps are short. */
async function until(isTime: () => boolean, seconds: number): Promise<boolean> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(0)) if (isTime()) return true
  return false
}

/** Asks it to shut down, or takes its power. */
async function end(machine: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!machine || machine.exitCode !== null || machine.signalCode !== null) return
  const ended = once(machine, 'exit')
  if (signal === 'SIGTERM') machine.kill(signal)
  else process.kill(Number(leaderOf(machine)), signal)
  await ended
}

const leaderOf = (machine: ChildProcess | undefined) =>
  spawnSync('pgrep', ['--parent', String(machine?.pid)], { encoding: 'utf8' }).stdout.trim()

const env = { HOME: '/root', LANG: 'C.UTF-8', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }
const inside = (machine: ChildProcess | undefined, script: string) => {
  const spaces = ['-m', '-u', '-i', '-n', '-p', '-r']
  return ['-t', leaderOf(machine), ...spaces, 'bash', '-c', `cd /root && { ${script}\n}`]
}

/** Downloads packages without installing them, because the machine has no network. `REHEARSAL_DEBIAN`: copies an existing folder. */
function makeDebian(folder: string, suite: string): void {
  const { REHEARSAL_DEBIAN: made } = process.env
  if (made) {
    execFileSync('cp', ['-a', `${made}/.`, folder])
    return
  }
  const base = 'systemd,systemd-sysv,dbus,apt,procps,iproute2,ca-certificates'
  execFileSync('debootstrap', ['--variant=minbase', `--include=${base}`, suite, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const script = readFileSync(join(root, 'deploy/install.sh'), 'utf8')
  const packages = /^packages=\((.*)\)$/m.exec(script)?.[1] ?? ''
  const fetching = `apt-get -qq update && apt-get -qq install --yes --download-only --no-install-recommends ${packages}`
  execFileSync('systemd-nspawn', ['--quiet', '--register=no', '--keep-unit', '-D', folder, 'sh', '-c', fetching], {
    stdio: 'ignore',
  })
  writeFileSync(join(folder, 'etc/machine-id'), '')
}

function newest(what: string): string {
  const names = readdirSync(released).filter((name) => name.startsWith(`forum-${what}-`) && name.endsWith('.tar.gz'))
  const age = (name: string) => statSync(join(released, name)).mtimeMs
  const [name] = names.toSorted((one, other) => age(other) - age(one))
  if (!name) throw new Error(`There is no release of the ${what}: npm run release -- all`)
  return name
}

/** Waits until it runs, and gives both sides of the link their addresses. */
async function booted(run: Run, machine: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 3000; attempt++) {
    if (machine.exitCode !== null || machine.signalCode !== null) throw new Error('The machine ended while it booted.')
    if (/running|degraded/.test(run('systemctl is-system-running').said)) {
      const linked = run(`ip address add ${addresses.machine}/30 dev host0; ip link set host0 up`)
      execFileSync('ip', ['address', 'replace', `${addresses.host}/30`, 'dev', link])
      execFileSync('ip', ['link', 'set', link, 'up'])
      if (linked.status !== 0) throw new Error(linked.said)
      return
    }
    await pause(200)
  }
  throw new Error('The machine does not start within ten minutes.')
}

export const said = (sentence: string) => console.log(`- ${sentence}`)

/** Throws with `seen` if the document is wrong. */
export function expectThat(isSo: boolean, sentence: string, seen: string): void {
  if (!isSo) throw new Error(`Not so: ${sentence}. Seen:\n${seen}`)
  said(sentence)
}

/** Prints the duration. */
export function timed<Done>(what: string, work: () => Done): Done {
  const started = performance.now()
  const done = work()
  said(`${what} took ${Math.round((performance.now() - started) / 1000)} seconds`)
  return done
}
