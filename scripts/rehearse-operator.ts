// What an operator does in the machine of rehearse-machine.ts, from install.sh to uninstall.
import { expectThat, type Run, timed } from './booted-machine.ts'

/** By an operator whose shell lets nobody read what it makes and asks for a language that the machine does not have. */
export function install(run: Run, title: string, domain: string): void {
  const options = `--domain ${domain} --email olena@example.org --local-certificates --yes`
  const script = `umask 077; export LC_ALL=uk_UA.UTF-8; tar -xzf ${title}.tar.gz && ${title}/deploy/install.sh ${options}`
  const first = timed('install.sh', () => run(script))
  expectThat(first.status === 0 && first.said.includes('The site stands'), 'install.sh succeeds', first.said)
  const [before = ''] = first.said.split('== Report of the doctor')
  const frightening = before
    .split('\n')
    .filter((line) => /denied|cannot|failed|error/i.test(line) && !/setlocale|^W: /.test(line))
  expectThat(frightening.length === 0, 'its output has no warning', frightening.join('\n'))
  const processes = 'systemctl show --property=MainPID --value forum-site forum-content caddy postgresql@*'
  const changed = 'find /etc /opt/forum /usr/local -newer /root/mark -type f'
  const again = run(
    `before=$(${processes}); touch mark; ${title}/deploy/install.sh --yes >/dev/null && test "$before" = "$(${processes})" && ${changed}`,
  )
  expectThat(again.status === 0 && again.said === '', 'a second run changes nothing', again.said)
  const other = run(
    `mv /etc/forum/install.conf . && ${title}/deploy/install.sh ${options}; status=$?; mv install.conf /etc/forum; exit $status`,
  )
  expectThat(other.status === 1 && other.said.includes('exists already'), 'a used machine is refused', other.said)
}

export function lookAround(run: Run, domain: string): void {
  const status = (address: string) =>
    run(`curl -sk -o /dev/null -w '%{http_code}' --resolve '*:443:127.0.0.1' --resolve '*:80:127.0.0.1' ${address}`).said
  const seen = [`https://${domain}/uk/contacts`, `http://${domain}/uk`, `https://${domain}/metrics`].map(status)
  expectThat(seen.join(' ') === '200 308 404', 'the site answers behind Caddy', seen.join(' '))
  const content = [`https://admin.${domain}/admin/`, `https://api.${domain}/v2/items/forums`, `https://api.${domain}/users`].map(
    status,
  )
  expectThat(content.join(' ') === '200 200 404', 'the content service shows only its public part', content.join(' '))
  const invited = run('forum-desk invite maria@example.org editor')
  expectThat(invited.said.includes('signs in at'), 'an editor has an account', invited.said)
  const line = run('ss -ltnH "sport = :3000"').said
  expectThat(/LISTEN\s+0\s+4096/.test(line), 'four thousand visitors may wait in the socket', line)
  const backup = run('forum-desk verify && ls /var/backups/forum')
  expectThat(/as they were written.*index-/s.test(backup.said), 'a whole backup is there', backup.said)
  const failed = run('systemctl --failed --no-legend')
  expectThat(failed.said === '', 'no unit has failed', failed.said)
}

/** The release once more under another name, and one that does not start. */
export function makeReleases(run: Run, title: string): void {
  const packed = (name: string) =>
    `${name}/deploy/forum-desk list_files ${name} >sums && mv sums ${name}/release.sums && tar -I 'gzip -1' -cf ${name}.tar.gz ${name} && sha256sum ${name}.tar.gz >${name}.tar.gz.sha256`
  const [next, broken] = ['forum-site-9.0.0-next', 'forum-site-9.0.1-broken']
  const made = run(
    [
      `cp -a ${title} ${next} && ${packed(next)}`,
      `mv ${next} ${broken} && echo 'process.exit(1)' >${broken}/build/site/index.js && ${packed(broken)}`,
    ].join(' && '),
  )
  expectThat(made.status === 0, 'two more releases are made', made.said)
}

/** Under questions to two processes of the site, as visitors ask. */
export function updateAndRollBack(run: Run, title: string): void {
  const visitors = `rm -f stop; (until test -e stop; do curl -s -o /dev/null -w '%{http_code}\\n' http://127.0.0.1:3000/healthz; sleep 0.02; done >codes) & asking=$!`
  const next = timed('the update', () =>
    run(`${visitors}; forum-desk update forum-site-9.0.0-next.tar.gz; status=$?; touch stop; wait $asking; exit $status`),
  )
  expectThat(next.status === 0 && next.said.includes('9.0.0-next runs'), 'an update succeeds', next.said)
  const codes = run('sort codes | uniq -c').said.trim()
  expectThat(/^\d+ 200$/.test(codes), `nobody was refused meanwhile (${codes})`, codes)
  const broken = timed('the broken update', () =>
    run('forum-desk update forum-site-9.0.1-broken.tar.gz; readlink /opt/forum/site'),
  )
  expectThat(
    broken.said.includes('is not let in') && broken.said.includes('\nreleases/forum-site-9.0.0-next\n'),
    'a broken release is not let in',
    broken.said,
  )
  const killed = run(
    `(sleep 0.1; until test -e /opt/forum/site.switching; do sleep 0.02; done; sleep 0.3; kill -KILL $(pgrep -f '^/bin/bash /usr/local/sbin/forum-desk')) & forum-desk rollback; wait; ls /opt/forum/site.switching && forum-desk doctor | grep 'interrupted'; forum-desk rollback; readlink /opt/forum/site`,
  )
  expectThat(
    killed.said.includes('was interrupted: run forum-desk') && killed.said.includes('releases/forum-site-9.0.0-next\n'),
    'a rollback that was killed is reported, and the next one repairs it',
    killed.said,
  )
  const back = run('forum-desk rollback && readlink /opt/forum/site && curl -s localhost:3000/healthz')
  expectThat(back.status === 0 && back.said.includes(`releases/${title}`), 'the release before runs again', back.said)
}

/** Their ids and their number, not how far their deliveries are. */
const orders = "forum-desk list --kind order --most 100000 | sed 's/ .*//'"

/** And what stands in its way afterwards: nothing, so that the same site can be set up on what is left. */
export function uninstall(run: Run, title: string): void {
  const before = run(orders).said
  const gone = run('forum-desk uninstall --yes && ls -d /opt/forum /var/lib/forum-site; systemctl is-active forum-site')
  expectThat(
    /^inactive$/m.test(gone.said) && gone.said.includes('/var/lib/forum-site\n'),
    'programs are removed, data stay',
    gone.said,
  )
  const left = run(
    "find /etc /usr/local -name '*forum-*'; systemctl list-unit-files 'forum-*' --no-legend; systemctl --failed --no-legend",
  )
  expectThat(left.said === '', 'no unit and no link is left', left.said)
  const again = run(`${title}/deploy/install.sh --yes >again.log 2>&1 || cat again.log; ${orders}`)
  expectThat(again.said === before, 'the same command installs the same site on the kept data', again.said)
}
