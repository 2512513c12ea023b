// `npm run rehearse -- --machine`: deploy/install.sh on a bare Debian that is really booted, in a folder that is thrown away and without a network;
// then what an operator does with it. Ends with 1 at the first thing that is not as docs/deploy.md says.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const released = join(dirname(import.meta.dirname), 'release')
/** Of the reserved names the one whose end is a real one: the content service takes addresses of these alone. */
const domain = 'forum.example.org'
const said = (sentence: string) => console.log(`- ${sentence}`)
const missing = ['debootstrap', 'systemd-nspawn', 'nsenter'].filter((tool) => spawnSync('which', [tool]).status !== 0)

if (process.getuid?.() !== 0) said('left out: only root can boot a machine in a folder')
else if (missing.length > 0)
  said(`left out: ${missing.join(', ')} are not on this machine (apt-get install debootstrap systemd-container)`)
else await rehearse(mkdtempSync('/var/tmp/forum-machine-'))

async function rehearse(root: string): Promise<void> {
  let machine: ChildProcess | undefined
  try {
    makeDebian(root)
    const archives = ['site', 'content'].map((what) => newest(what))
    for (const name of archives.flatMap((archive) => [archive, `${archive}.sha256`]))
      copyFileSync(join(released, name), join(root, 'root', name))
    machine = spawn('systemd-nspawn', ['--quiet', '--register=no', '--keep-unit', '--boot', '--private-network', '-D', root], {
      stdio: 'ignore',
    })
    const run = await booted(machine)
    said('a bare Debian runs')
    const [site = ''] = archives
    install(run, site.replace('.tar.gz', ''))
    lookAround(run)
    updateAndRollBack(run, site.replace('.tar.gz', ''))
    console.log('The machine went as the document says.')
  } finally {
    machine?.kill('SIGTERM')
    if (machine && machine.exitCode === null) await once(machine, 'exit')
    rmSync(root, { recursive: true, force: true })
  }
}

/** Its packages are fetched, not installed: the machine itself has no network. */
function makeDebian(root: string): void {
  const suite = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm'
  const base = 'systemd,systemd-sysv,dbus,apt,procps,iproute2,ca-certificates'
  execFileSync('debootstrap', ['--variant=minbase', `--include=${base}`, suite, root], { stdio: ['ignore', 'ignore', 'inherit'] })
  const script = readFileSync(join(dirname(import.meta.dirname), 'deploy/install.sh'), 'utf8')
  const packages = /^packages=\((.*)\)$/m.exec(script)?.[1] ?? ''
  const fetching = `apt-get -qq update && apt-get -qq install --yes --download-only --no-install-recommends ${packages}`
  execFileSync('systemd-nspawn', ['--quiet', '--register=no', '--keep-unit', '-D', root, 'sh', '-c', fetching], {
    stdio: 'ignore',
  })
  writeFileSync(join(root, 'etc/machine-id'), '')
}

function newest(what: string): string {
  const names = readdirSync(released).filter((name) => name.startsWith(`forum-${what}-`) && name.endsWith('.tar.gz'))
  const age = (name: string) => statSync(join(released, name)).mtimeMs
  const [name] = names.toSorted((one, other) => age(other) - age(one))
  if (!name) throw new Error(`There is no release of the ${what}: npm run release -- all`)
  return name
}

type Run = (script: string) => { status: number | null; said: string }

/** Runs lines of the shell in the machine once it has started. */
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

function install(run: Run, title: string): void {
  const started = performance.now()
  const options = `--domain ${domain} --email olena@example.org --local-certificates --yes`
  const first = run(`tar -xzf ${title}.tar.gz && ${title}/deploy/install.sh ${options}`)
  expectThat(first.status === 0 && first.said.includes('The site stands'), 'install.sh goes through', first.said)
  said(`it took ${Math.round((performance.now() - started) / 1000)} seconds`)
  const processes = 'systemctl show --property=MainPID --value forum-site forum-content caddy postgresql@*'
  const changed = 'find /etc /opt/forum /usr/local -newer /root/mark -type f'
  const again = run(
    `before=$(${processes}); touch mark; ${title}/deploy/install.sh --yes >/dev/null && test "$before" = "$(${processes})" && ${changed}`,
  )
  expectThat(again.status === 0 && again.said === '', 'a second run changes nothing', again.said)
  const other = run(
    `mv /etc/forum/install.conf . && ${title}/deploy/install.sh ${options}; status=$?; mv install.conf /etc/forum; exit $status`,
  )
  expectThat(other.status === 1 && other.said.includes('is there already'), 'what stands is refused', other.said)
}

function lookAround(run: Run): void {
  const status = (address: string) =>
    run(`curl -sk -o /dev/null -w '%{http_code}' --resolve '*:443:127.0.0.1' --resolve '*:80:127.0.0.1' ${address}`).said
  const seen = [`https://${domain}/uk`, `http://${domain}/uk`, `https://${domain}/metrics`].map(status)
  expectThat(seen.join(' ') === '200 308 404', 'the site answers behind Caddy', seen.join(' '))
  const content = [`https://admin.${domain}/admin/`, `https://api.${domain}/v2/items/forums`, `https://api.${domain}/users`].map(
    status,
  )
  expectThat(content.join(' ') === '200 200 404', 'of the content service there is what should be', content.join(' '))
  const invited = run('forum-desk invite maria@example.org editor')
  expectThat(invited.said.includes('signs in at'), 'an editor has an account', invited.said)
  const line = run('ss -ltnH "sport = :3000"').said
  expectThat(/LISTEN\s+0\s+4096/.test(line), 'four thousand visitors may wait in the socket', line)
  const backup = run('forum-desk verify /var/backups/forum/site && ls /var/backups/forum/content')
  expectThat(/ is whole.*database-.*files-/s.test(backup.said), 'both backups are there', backup.said)
  const failed = run('systemctl --failed --no-legend')
  expectThat(failed.said === '', 'no unit has failed', failed.said)
}

/** Under questions to two processes of the site, as visitors ask. */
function updateAndRollBack(run: Run, title: string): void {
  const visitors = `(until test -e stop; do curl -s -o /dev/null -w '%{http_code}\\n' http://127.0.0.1:3000/healthz; sleep 0.02; done >codes) & asking=$!`
  const releases = [
    `cp -a ${title} forum-site-9.0.0-next && tar -czf forum-site-9.0.0-next.tar.gz forum-site-9.0.0-next`,
    `mv forum-site-9.0.0-next forum-site-9.0.1-broken && echo 'process.exit(1)' >forum-site-9.0.1-broken/build/site/index.js`,
    'tar -czf forum-site-9.0.1-broken.tar.gz forum-site-9.0.1-broken',
    'systemctl --quiet enable --now forum-site@3100.socket forum-site@3100',
  ]
  const prepared = run(releases.join(' && '))
  expectThat(prepared.status === 0, 'a second process of the site starts', prepared.said)
  const next = run(
    `${visitors}; forum-desk update forum-site-9.0.0-next.tar.gz; status=$?; touch stop; wait $asking; exit $status`,
  )
  expectThat(next.status === 0 && next.said.includes('9.0.0-next runs'), 'an update goes through', next.said)
  const codes = run('sort codes | uniq -c').said.trim()
  expectThat(/^\d+ 200$/.test(codes), `nobody was refused meanwhile (${codes})`, codes)
  const broken = run('forum-desk update forum-site-9.0.1-broken.tar.gz; readlink /opt/forum/site')
  expectThat(
    broken.said.includes('back to') && broken.said.includes('\nreleases/forum-site-9.0.0-next\n'),
    'a broken release is taken back',
    broken.said,
  )
  const back = run('forum-desk rollback && readlink /opt/forum/site && curl -s localhost:3000/healthz')
  expectThat(back.status === 0 && back.said.includes(`releases/${title}`), 'the release before runs again', back.said)
  const gone = run('forum-desk uninstall --yes && ls -d /opt/forum /var/lib/forum-site; systemctl is-active forum-site')
  expectThat(/^inactive$/m.test(gone.said) && gone.said.includes('/var/lib/forum-site\n'), 'programs go, data stay', gone.said)
}

function expectThat(isSo: boolean, sentence: string, seen: string): void {
  if (!isSo) throw new Error(`Not so: ${sentence}. Seen:\n${seen}`)
  said(sentence)
}
