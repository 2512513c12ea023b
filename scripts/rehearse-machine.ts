// `npm run rehearse -- --machine [bookworm|trixie]`: deploy/install.sh on a bare Debian that is booted for it; then what an operator does with it, and what
// people do there. Ends with 1 at the first thing that is not as docs/deploy.md says.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Machine, said, withMachine } from './booted-machine.ts'
import { cutInstall, cutPowers, makeNextReleases } from './rehearse-cuts.ts'
import { fillDisk } from './rehearse-full-disk.ts'
import { install, lookAround, makeReleases, uninstall, updateAndRollBack } from './rehearse-operator.ts'
import { tryBrokenReleases, tryWithLittleMemory } from './rehearse-releases.ts'
import {
  deskInPostgres,
  isInPostgres,
  migrateUnderOrders,
  openSale,
  orderOnePaid,
  renameUnderOrders,
  restartUnderLoad,
  rollBackInPostgres,
  secondProcess,
} from './rehearse-sale.ts'

/** Of the reserved names those whose end is a real one: the content service takes addresses of these alone. */
const [domain, otherDomain] = ['forum.example.org', 'council.example.org']
const own = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm'
const suite = process.argv.find((word) => word === 'bookworm' || word === 'trixie') ?? own
const missing = ['debootstrap', 'systemd-nspawn', 'nsenter', 'mkfs.ext4', 'ip', 'python3'].filter(
  (tool) => spawnSync('which', [tool]).status !== 0,
)

if (process.getuid?.() !== 0) said('skipped: only root can boot a machine in a folder')
else if (missing.length > 0)
  said(
    `skipped: ${missing.join(', ')} are not on this machine (apt-get install debootstrap systemd-container e2fsprogs iproute2 python3)`,
  )
else {
  await withMachine(suite, rehearse)
  console.log(`The rehearsal on ${suite} succeeded: everything is as docs/deploy.md says.`)
}

async function rehearse(machine: Machine, isNew: boolean): Promise<void> {
  const { run, site, content } = machine
  said(`a bare Debian (${suite}) runs, which only this host reaches (${machine.address})`)
  const title = site.replace('.tar.gz', '')
  if (process.argv.includes('--cuts')) {
    const titles = { site: title, content: content.replace('.tar.gz', '') }
    if (isNew) await cutInstall(machine, title, `--domain ${domain} --email olena@example.org --local-certificates --yes`)
    if (isNew) openSale(run)
    if (process.argv.includes('--postgres') && run(isInPostgres).status !== 0) {
      secondProcess(run)
      deskInPostgres(run, domain)
    }
    makeNextReleases(machine, titles)
    if (process.argv.includes('--full-disk')) return fillDisk(run)
    if (process.argv.includes('--little-memory')) return tryWithLittleMemory(run, domain)
    if (process.argv.includes('--migration')) return migrateUnderOrders(run, domain, title)
    return cutPowers({ machine, titles, domain })
  }
  install(run, title, domain)
  lookAround(run, domain)
  openSale(run)
  orderOnePaid(run, domain)
  secondProcess(run)
  restartUnderLoad(run, domain)
  makeReleases(run, title)
  updateAndRollBack(run, title)
  tryBrokenReleases(run, domain)
  fillDisk(run)
  deskInPostgres(run, domain)
  restartUnderLoad(run, domain)
  rollBackInPostgres(run, domain)
  // What it adds stays in the database, which only the release that added it moves.
  migrateUnderOrders(run, domain, title)
  renameUnderOrders(run, domain, otherDomain)
  uninstall(run, title)
}
