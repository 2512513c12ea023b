// What an operator can still do in the machine of rehearse-machine.ts when its disk is full: everything that leads back, and nothing that would take the last room.
import { expectThat, type Run } from './booted-machine.ts'

/** As anybody does who is not root: its reserve stays. `left`: megabytes. */
const fill = (left: number) =>
  `rm -f /var/tmp/filling; runuser -u nobody -- sh -c 'free=$(df --output=avail --block-size=1M /var | tail -n 1); fallocate -l $((free - ${left}))M /var/tmp/filling 2>/dev/null; ${left > 0 ? ':' : 'cat /dev/zero >>/var/tmp/filling 2>/dev/null; :'}'`
const reserve = "stat -f -c '%f %a' /var | awk '{ print $1 - $2 }'"

/** The site runs, and another release is there to go back to. */
export function fillDisk(run: Run): void {
  const state = 'readlink /opt/forum/site; ls /opt/forum/releases /var/backups/forum/site | sort'
  const refused = run(
    `exec 2>&1; ${fill(150)}; before=$(${state}); reserved=$(${reserve})
     cp -l forum-site-9.0.0-next.tar.gz forum-site-9.0.2-more.tar.gz; sha256sum forum-site-9.0.2-more.tar.gz >forum-site-9.0.2-more.tar.gz.sha256
     forum-desk update forum-site-9.0.2-more.tar.gz; echo "update: $?"; test "$before" = "$(${state})" && echo same
     test "$reserved" = "$(${reserve})" && echo untouched`,
  )
  expectThat(
    /needs \d+ MB.*Nothing was changed\.\nupdate: 1\nsame\nuntouched$/s.test(refused.said.trim()),
    'without room an update says so, changes nothing and leaves nothing',
    refused.said,
  )
  const full = run(
    `exec 2>&1; restarts() { systemctl show --property=NRestarts --value forum-site forum-content; }; before=$(restarts); ${fill(0)}
     forum-desk backup /var/backups/forum/site; echo "backup: $?"; systemctl start forum-content-backup; echo "content backup: $?"
     for attempt in $(seq 20); do curl -sf -o /dev/null localhost:3000/uk && curl -sf -o /dev/null localhost:8055/server/ping || echo away; sleep 1; done
     test "$before" = "$(restarts)" && echo 'no restarts'; forum-desk doctor | grep ' disk:'; ls /var/backups/forum/content | grep -c new`,
  )
  expectThat(
    /backup: 1\n.*content backup: 1\n.*no restarts\n(?:stop|look) +disk: .*\n0$/s.test(full.said.trim()) &&
      !full.said.includes('away'),
    'with a full disk both go on, no backup is begun, and the doctor names it',
    full.said,
  )
  const back = run(
    'from=$(readlink /opt/forum/site); forum-desk rollback && test "$from" != "$(readlink /opt/forum/site)" && curl -sf -o /dev/null localhost:3000/uk',
  )
  expectThat(back.status === 0 && back.said.includes('goes on without it'), 'a roll back works with a full disk', back.said)
  const mended = run(
    'rm /var/tmp/filling; systemctl reset-failed; forum-desk rollback && forum-desk verify /var/backups/forum/site',
  )
  expectThat(mended.status === 0, 'with room again everything works', mended.said)
}
