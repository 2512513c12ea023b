// What people do in the machine of rehearse-machine.ts: an order is paid, two processes are restarted under load, the desk moves into PostgreSQL and is restored there.
import { expectThat, type Run, timed } from './booted-machine.ts'

const node = '/opt/forum/site/bin/node visitors.mjs'
const orders = 'forum-desk list --kind order --most 100000 | grep -c " order "'

/** The demo as content, on its day, with an invented seller and the provider that takes no money. */
export function openSale(run: Run): void {
  const settings = {
    SITE_DEVELOPMENT: 'on',
    SITE_NOW: '2025-09-09T09:00+03:00',
    DEMO: 'public',
    PAYMENT_PROVIDER: 'test',
    SELLER_NAME: 'Forum',
    SELLER_CODE: '30000005',
    SELLER_IBAN: 'UA903052992990004149123456789',
    SELLER_BANK: 'Bank',
    SELLER_ADDRESS: 'Kyiv',
    SELLER_EMAIL: 'tickets@example.org',
    SELLER_VAT: '20',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SMTP_TLS: 'optional',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const opened = timed('the demo', () =>
    run(
      `sed -i 's/^CONTENT_DEMO=.*/CONTENT_DEMO=true/' /etc/forum/content.env && printf '%s\\n' ${lines.join(' ')} >>/etc/forum/site.env
       systemd-run --quiet --unit=letters --working-directory=/root ${node} letters
       systemctl restart forum-content && systemctl restart forum-site
       for attempt in $(seq 120); do curl -s localhost:3000/uk/forum/2025/by-card | grep -q 'name="ticket-' && exit 0; sleep 1; done
       curl -s localhost:3000/readyz; exit 1`,
    ),
  )
  expectThat(opened.status === 0, 'with content and a seller the sale opens', opened.said)
}

export function orderOnePaid(run: Run, domain: string): void {
  const paid = run(
    `ip route add local 198.18.0.0/15 dev lo && ${node} order ${domain} && forum-desk show "$(forum-desk list --kind order --most 1 | sed 's/ .*//;q')"`,
  )
  expectThat(
    paid.status === 0 && paid.said.includes('"status": "paid"'),
    `an order is paid by the test provider (${/2025-\d{5}/.exec(paid.said)?.[0]})`,
    paid.said,
  )
  const written = run('for attempt in $(seq 60); do grep -q application/pdf letters && break; sleep 1; done; cat letters')
  expectThat(
    /^Content-Type: application\/pdf/im.test(written.said),
    'the mail server has the letter with the tickets',
    written.said,
  )
}

/** As "A second process" says. */
export function secondProcess(run: Run): void {
  const started = run(
    `systemctl --quiet enable --now forum-site@3100.socket forum-site@3100 && curl -s localhost:3100/readyz
     mkdir -p /etc/systemd/system/caddy.service.d
     printf '[Service]\\nEnvironment="FORUM_SITE=127.0.0.1:3000 127.0.0.1:3100"\\n' >/etc/systemd/system/caddy.service.d/override.conf
     systemctl daemon-reload && systemctl restart caddy`,
  )
  expectThat(started.status === 0 && started.said.includes('"ready"'), 'a second process of the site starts', started.said)
}

/** Each process once, while two hundred pages and twenty orders a second are asked for. */
export function restartUnderLoad(run: Run, domain: string): void {
  const load = run(
    `before=$(${orders}); ${node} load ${domain} 20 >load 2>&1 & asking=$!; sleep 6
     systemctl restart forum-site && sleep 2 && systemctl restart forum-site@3100; wait $asking
     cat load; echo "stored: $(($(${orders}) - before))"`,
  )
  const [, different] = /^different: (\d+)$/m.exec(load.said) ?? []
  const [, stored] = /^stored: (\d+)$/m.exec(load.said) ?? []
  const [asked = ''] = load.said.split('\n')
  const isWell = /^pages: \d+ × 200 \(\d+ a second\); orders: \d+ × 303 \(\d+ a second\)$/.test(asked)
  expectThat(isWell && different === stored, `both processes restarted under load (${asked}; ${stored} in the desk)`, load.said)
}

/** There and back over a migration that only adds, made for this: orders go on all the time, and none is refused or lost. */
export function migrateUnderOrders(run: Run, domain: string, title: string): void {
  const adds = 'forum-site-9.1.0-adds'
  const step = `${adds}/packages/desk/storage/migrations/0002-rehearsed.sql`
  const made = run(
    `cp -a /opt/forum/releases/${title} ${adds} && printf '%s\\n' '-- The version before runs on it.' "ALTER TABLE ticket_order ADD COLUMN rehearsed TEXT NOT NULL DEFAULT 'by nobody';" >${step} &&
     forum-desk list_files ${adds} >sums && mv sums ${adds}/release.sums && tar -I 'gzip -1' -cf ${adds}.tar.gz ${adds} && sha256sum ${adds}.tar.gz >${adds}.tar.gz.sha256`,
  )
  expectThat(made.status === 0, 'a release with a migration is made', made.said)
  const sold = run(
    `ip route replace local 198.18.0.0/15 dev lo; rm -f stop; before=$(${orders}); ${node} sale ${domain} >sale 2>&1 & asking=$!; sleep 5
     forum-desk update ${adds}.tar.gz && sleep 5 && forum-desk rollback && sleep 5 && forum-desk update ${adds}.tar.gz && forum-desk rollback; status=$?
     touch stop; wait $asking; cat sale; echo "stored: $(($(${orders}) - before))"; readlink /opt/forum/site; exit $status`,
  )
  const [, different] = /^different: (\d+)$/m.exec(sold.said) ?? []
  const [, stored] = /^stored: (\d+)$/m.exec(sold.said) ?? []
  const isWell = sold.status === 0 && /; orders: \d+ × 303 \(\d+ a second\)$/m.test(sold.said) && different === stored
  expectThat(isWell, `over a migration there and back, twice, no order is refused or lost (${stored} orders)`, sold.said)
}

/** To another name while buyers order under the old one. What began there goes on: an order that is being paid, a programme that is followed. */
export function renameUnderOrders(run: Run, domain: string, name: string): void {
  const old = `curl -sk --resolve '*:443:127.0.0.1' https://${domain}`
  const followed = `${old}/uk/forum/2025/my.ics?k=twenty-two-signs-abcde | grep -E '^(UID|SUMMARY)'`
  const renamed = run(
    `ip route replace local 198.18.0.0/15 dev lo; rm -f stop; before=$(${orders}); page=$(${node} begin ${domain})
     ${old}/my-calendar -H 'Content-Type: application/json' -d '{"key":"twenty-two-signs-abcde","year":2025,"selection":"r4s4y5"}'
     entries=$(${followed}); ${node} sale ${domain} >sale 2>&1 & asking=$!; sleep 5; forum-desk rename ${name}; status=$?; sleep 5; touch stop; wait $asking
     cat sale; echo "stored: $(($(${orders}) - before - 1))"; ${node} order ${domain} $page || status=1
     test -n "$entries" && test "$entries" = "$(${followed})" && echo 'the same entries'
     ${old}/uk -o /dev/null -w '%{http_code} to %{redirect_url}\n'; exit $status`,
  )
  const [, different] = /^different: (\d+)$/m.exec(renamed.said) ?? []
  const [, stored] = /^stored: (\d+)$/m.exec(renamed.said) ?? []
  const isWell = renamed.status === 0 && /; orders: \d+ × 303 \(\d+ a second\)$/m.test(renamed.said) && different === stored
  expectThat(isWell, `under another name no order is refused or lost (${stored} orders)`, renamed.said)
  const goesOn =
    /paid in/.test(renamed.said) &&
    renamed.said.includes('the same entries') &&
    renamed.said.includes(`301 to https://${name}/uk`)
  expectThat(goesOn, 'the old name leads there, an order is paid and a programme is followed under it', renamed.said)
}

const database = (name: string) => `(cd / && runuser -u postgres -- createdb --owner=forum ${name})`
const start = 'systemctl start forum-site.socket forum-site forum-site@3100.socket forum-site@3100'

/** Succeeds when the desk lies there. */
export const isInPostgres = "grep -q '^DESK_DATABASE_URL=.' /etc/forum/site.env"

/** As "More than one machine" says. */
export function deskInPostgres(run: Run, domain: string): void {
  const moved = run(
    `ip route replace local 198.18.0.0/15 dev lo; before=$(${orders}); (cd / && runuser -u postgres -- createuser forum) && ${database('forum_desk')} && systemctl stop 'forum-site*' &&
     install -d -m 700 -o forum -g forum /var/lib/forum-site/keys && cp -p /var/lib/forum-site/data/{form,ticket}.key /var/lib/forum-site/keys &&
     printf '%s\\n' 'DESK_DATABASE_URL=postgres:///forum_desk?host=/var/run/postgresql' FORM_KEYS_FILE=/var/lib/forum-site/keys/form.key TICKET_KEYS_FILE=/var/lib/forum-site/keys/ticket.key >>/etc/forum/site.env &&
     forum-desk move postgres && ${start} && ${node} order ${domain} && test $(${orders}) = $((before + 1))`,
  )
  expectThat(moved.status === 0, 'the desk moves into PostgreSQL and sells there', moved.said)
}

/** As "Roll back" says of PostgreSQL: an update there and the way back, then the backup before it into an empty database. */
export function rollBackInPostgres(run: Run, domain: string): void {
  const back = run(
    `before=$(${orders}); forum-desk update forum-site-9.0.0-next.tar.gz | tee update.log && ${node} order ${domain} && forum-desk rollback && test $(${orders}) = $((before + 1)) &&
     systemctl stop 'forum-site*' && ${database('forum_desk_2')} && sed -i 's/forum_desk?/forum_desk_2?/' /etc/forum/site.env &&
     forum-desk restore "$(grep -o '/var/backups/forum/site/desk-.*' update.log)" && test $(${orders}) = $before &&
     sed -i "s/^ORDER_NUMBER_START=.*/ORDER_NUMBER_START=5000/" /etc/forum/site.env && ${start} && ${node} order ${domain}`,
  )
  expectThat(
    back.status === 0 && back.said.includes('2025-05000 paid'),
    'there, too, a release goes back, and the backup before it goes into an empty database',
    back.said,
  )
}
