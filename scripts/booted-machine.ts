// A bare Debian, booted in a folder without network, for `npm run rehearse -- --machine`.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = dirname(import.meta.dirname)
const released = join(root, 'release')

/** Runs shell lines in the machine as root in /root. `said`: both outputs. */
export type Run = (script: string) => { status: number | null; said: string }

export type Machine = {
  run: Run
  /** Archives of the newest releases, in /root. */
  site: string
  content: string
}

/** Creates and boots a Debian, calls `work`, and deletes it. `suite`: bookworm or trixie. */
export async function withMachine(suite: string, work: (machine: Machine) => void): Promise<void> {
  const folder = mkdtempSync('/var/tmp/forum-machine-')
  let machine: ChildProcess | undefined
  try {
    makeDebian(folder, suite)
    // It is the root directory for all users in the machine.
    chmodSync(folder, 0o755)
    const [site, content] = [newest('site'), newest('content')]
    for (const name of [site, content].flatMap((archive) => [archive, `${archive}.sha256`]))
      copyFileSync(join(released, name), join(folder, 'root', name))
    copyFileSync(join(root, 'scripts/machine-visitors.mjs'), join(folder, 'root/visitors.mjs'))
    const words = ['--quiet', '--register=no', '--keep-unit', '--boot', '--private-network', '-D', folder]
    machine = spawn('systemd-nspawn', words, { stdio: 'ignore' })
    work({ run: await booted(machine), site, content })
  } finally {
    machine?.kill('SIGTERM')
    if (machine && machine.exitCode === null) await once(machine, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
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

async function booted(machine: ChildProcess): Promise<Run> {
  const run: Run = (script) => {
    const leader = spawnSync('pgrep', ['--parent', String(machine.pid)], { encoding: 'utf8' }).stdout.trim()
    const env = { HOME: '/root', LANG: 'C.UTF-8', PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }
    const inside = ['-t', leader, '-m', '-u', '-i', '-n', '-p', '-r', 'bash', '-c', `cd /root && { ${script}\n}`]
    const { status, stdout, stderr } = spawnSync('nsenter', inside, { encoding: 'utf8', env })
    return { status, said: `${stdout}${stderr}` }
  }
  for (let attempt = 0; attempt < 600; attempt++) {
    if (/running|degraded/.test(run('systemctl is-system-running').said)) return run
    await pause(200)
  }
  throw new Error('The machine does not start within two minutes.')
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
