// `npm run rehearse -- --machine --cuts [60]`: the power is cut while an operator's command runs, the machine boots again, and the site must run by
// itself with every order that was acknowledged. Ten cuts at chosen moments, one of them in the install; with a number that many at random ones (`--seed`, `--from` go on).
// `--postgres`: the desk lies in PostgreSQL.
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expectThat, type Machine, said } from './booted-machine.ts'
import { isInPostgres } from './rehearse-sale.ts'

export type Titles = { site: string; content: string }

const [nextSite, nextContent] = ['forum-site-9.0.0-next', 'forum-content-9.0.0-next']
const backups = '/var/backups/forum/site'

type Given = { machine: Machine; titles: Titles; domain: string }

/** What is cut: from which releases (as it stands, if none are named), which command, and when; `isTime` is asked again and again. */
type Cut = { name: string; from?: Titles; command: string; isTime(folder: string): boolean; seconds: number }

const linked = (folder: string, what: 'site' | 'content') =>
  readlinkSync(join(folder, 'opt/forum', what)).replace('releases/', '')
const isThere = (folder: string, path: string) => existsSync(join(folder, path))

/** True from so many milliseconds after the first time that `isTime` was. */
function later(isTime: (folder: string) => boolean, wait: number) {
  let since = 0
  return (folder: string) => {
    if (since === 0 && isTime(folder)) since = performance.now()
    return since > 0 && performance.now() - since >= wait
  }
}

function chosenCuts(first: Titles): Cut[] {
  const second = { ...first, site: nextSite }
  const [update, updateContent] = [nextSite, nextContent].map((title) => `forum-desk update ${title}.tar.gz`) as [string, string]
  const isOver = (folder: string) => linked(folder, 'site') === nextSite && !isThere(folder, 'opt/forum/site.switching')
  const rows: [string, Titles, string, Cut['isTime']][] = [
    ['update, while it unpacks', first, update, (folder) => isThere(folder, `opt/forum/releases/.new/${nextSite}/node_modules`)],
    ['update, while it is tried', first, update, (folder) => isThere(folder, 'var/lib/forum-trial/wrong')],
    ['update, before the link', first, update, (folder) => isThere(folder, 'opt/forum/site.switching')],
    ['update, after the link', first, update, (folder) => linked(folder, 'site') === nextSite],
    ['update, 7 s after its end', first, update, later(isOver, 7000)],
    ['rollback, after the link', second, 'forum-desk rollback --yes', (folder) => linked(folder, 'site') === first.site],
    ['content update, while it is tried', first, updateContent, (folder) => isThere(folder, 'var/lib/forum-content-trial/env')],
    ['content update, after the link', first, updateContent, (folder) => linked(folder, 'content') === nextContent],
    [
      'backup, while it copies',
      first,
      'forum-desk backup',
      (folder) => readdirSync(join(folder, backups)).some((name) => name.endsWith('.part')),
    ],
  ]
  return rows.map(([name, from, command, isTime]) => ({ name, from, command, isTime, seconds: 400 }))
}

/** The seed's own numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Which command the power cuts, and after how many seconds of it at most: on a quiet machine it is over then. `old`: it begins from the first release; null: from either. */
const commands: { command: string; what: keyof Titles; isFromOld: boolean | null; longest: number }[] = [
  { command: `forum-desk update ${nextSite}.tar.gz`, what: 'site', isFromOld: true, longest: 120 },
  { command: 'forum-desk rollback --yes', what: 'site', isFromOld: false, longest: 100 },
  { command: `forum-desk update ${nextContent}.tar.gz`, what: 'content', isFromOld: true, longest: 110 },
  { command: 'forum-desk rollback content', what: 'content', isFromOld: false, longest: 100 },
  { command: 'forum-desk backup', what: 'site', isFromOld: null, longest: 15 },
]

/** Draws one of the commands that are possible from where the machine stands: leading it elsewhere first takes longer than the cut. */
function randomCut({ machine, titles }: Given, random: () => number): Cut {
  const possible = commands.filter(
    ({ what, isFromOld }) => isFromOld === null || (linked(machine.folder, what) === titles[what]) === isFromOld,
  )
  const { command, longest } = possible[Math.floor(random() * possible.length)] ?? { command: '', longest: 0 }
  const seconds = Math.round(random() * longest * 100) / 100
  return { name: `${command.replace(/-\d\S*|--yes/, '').trim()}, after ${seconds} s`, command, isTime: () => false, seconds }
}

/** `--cuts 60`: at random moments; `--cuts`: at the chosen ones. */
export async function cutPowers(given: Given): Promise<void> {
  const option = (name: string) => Number(process.argv[process.argv.indexOf(name) + 1] || Number.NaN)
  const [number, from] = [option('--cuts'), option('--from') || 1]
  const seed = process.argv.includes('--seed') ? option('--seed') : Math.floor(Math.random() * 1e9)
  const chosen = chosenCuts(given.titles)
  if (number) said(`${number} cuts at random moments: --seed ${seed}; to go on: --seed ${seed} --from <number>`)
  const orders: string[] = []
  console.log('| cut | ready after boot | site | content | orders kept | the same command again |\n|---|---|---|---|---|---|')
  for (let at = from; at <= (number || chosen.length); at++) {
    const cut = number ? randomCut(given, randomOf(seed + at)) : chosen[at - 1]
    if (cut) console.log(`| ${at} ${await cutOnce(given, cut, orders)} |`)
  }
}

async function cutOnce({ machine, titles, domain }: Given, cut: Cut, orders: string[]): Promise<string> {
  if (cut.from) bring(machine, cut.from)
  orders.push(order(machine, domain))
  machine.begin(cut.command)
  const wasTime = await machine.cutPower(() => cut.isTime(machine.folder), cut.seconds)
  const seconds = ready(machine, true)
  const now = { site: linked(machine.folder, 'site'), content: linked(machine.folder, 'content') }
  const kept = keptOrders(machine, orders)
  const again = machine.run(cut.command)
  if (again.status !== 0) throw new Error(`After "${cut.name}" the same command ends with ${again.status}: ${again.said}`)
  ready(machine, false)
  const place = (title: string, first: string) => (title === first ? 'old' : 'new')
  const met = wasTime || cut.seconds < 400 ? '' : ' (the moment did not come)'
  return `${cut.name}${met} | ${seconds} s | ${place(now.site, titles.site)} | ${place(now.content, titles.content)} | ${kept} | ${lastLine(again.said)}`
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)?.slice(0, 90) ?? ''

/** Both parts at the releases from which the cut begins, by the commands of an operator. */
function bring(machine: Machine, from: Titles): void {
  for (const what of ['content', 'site'] as const) {
    if (linked(machine.folder, what) === from[what]) continue
    const { status, said: words } = machine.run(`forum-desk update ${from[what]}.tar.gz`)
    if (status !== 0) throw new Error(`The releases of the beginning cannot be installed: ${words}`)
  }
}

/** One order that is paid; its number. The machine's own addresses are new after each boot. */
function order(machine: Machine, domain: string): string {
  const { said: words } = machine.run(
    `ip route replace local 198.18.0.0/15 dev lo; /opt/forum/site/bin/node visitors.mjs order ${domain}`,
  )
  const [number] = /\d{4}-\d{5}(?= paid)/.exec(words) ?? []
  if (!number) throw new Error(`No order was taken: ${words}`)
  return number
}

/** Waits until the site and the content service answer, nothing has failed and nothing is left to repair; gives the seconds of the machine's uptime. */
function ready(machine: Machine, isThorough: boolean): number {
  const { status, said: words } = machine.run(
    `for attempt in $(seq 180); do
       curl -sf localhost:3000/readyz >/dev/null && curl -sf localhost:8055/server/ping >/dev/null && break; sleep 1
     done
     curl -sf -o /dev/null localhost:3000/uk || { journalctl -u forum-site -u forum-repair -n 20 -o cat; exit 1; }
     up=$(($(date +%s) - $(stat -c %Y /proc/1)))
     systemctl --failed --no-legend; ls -d /opt/forum/*.switching /opt/forum/releases/.new /var/lib/forum*-trial/data 2>/dev/null
     cd / && runuser -u postgres -- psql --quiet --tuples-only --no-align --command "SELECT datname FROM pg_database WHERE datname LIKE '%trial'"
     ${isThorough ? "forum-desk doctor | grep 'release of'" : ''}
     echo "up $up"`,
  )
  const [, seconds] = /^up (\d+)$/m.exec(words) ?? []
  if (status !== 0 || !seconds || words.trim() !== `up ${seconds}`)
    throw new Error(`The site does not run as it should: ${words}`)
  return Number(seconds)
}

function keptOrders(machine: Machine, orders: readonly string[]): string {
  const sql = 'SELECT number FROM ticket_order WHERE paid_at IS NOT NULL'
  const inFile = `for (const row of new (require("node:sqlite").DatabaseSync)("desk.sqlite", { readOnly: true }).prepare("${sql}").all()) console.log(row.number)`
  const { said: words } = machine.run(
    `if ${isInPostgres}; then (cd / && runuser -u forum -- psql --tuples-only --no-align --command '${sql}' forum_desk)
     else (cd /var/lib/forum-site/data && runuser -u forum -- /opt/forum/site/bin/node -e '${inFile}'); fi; forum-desk verify /var/backups/forum/site`,
  )
  const lost = orders.filter((number) => !words.includes(number))
  if (lost.length > 0) throw new Error(`These orders are lost: ${lost.join(', ')}. Seen:\n${words}`)
  if (!words.includes(' is whole')) throw new Error(`The newest backup is not whole: ${words}`)
  return String(orders.length)
}

/** An install that is cut in its own steps: the same command goes on. */
export async function cutInstall(machine: Machine, title: string, options: string): Promise<void> {
  machine.begin(`tar -xzf ${title}.tar.gz && ${title}/deploy/install.sh ${options}`)
  const isTime = (folder: string) =>
    isThere(folder, 'etc/forum/content.env') && isThere(folder, 'etc/systemd/system/forum-content.service')
  const wasTime = await machine.cutPower(() => isTime(machine.folder), 900)
  const again = machine.run(`test -e ${title}/release.sums || tar -xzf ${title}.tar.gz; ${title}/deploy/install.sh --yes`)
  expectThat(
    wasTime && again.status === 0 && again.said.includes('The site stands'),
    'an install that was cut goes on by the same command',
    again.said,
  )
}

/** The releases once more under other names. */
export function makeNextReleases(machine: Machine, titles: Titles): void {
  const packed = (from: string, to: string) =>
    `test -e ${to}.tar.gz || { cp -a /opt/forum/releases/${from} ${to} && forum-desk list_files ${to} >sums && mv sums ${to}/release.sums &&
     tar -I 'gzip -1' -cf ${to}.tar.gz ${to} && sha256sum ${to}.tar.gz >${to}.tar.gz.sha256 && rm -r ${to} && sync; }`
  const made = machine.run(`${packed(titles.site, nextSite)} && ${packed(titles.content, nextContent)}`)
  expectThat(made.status === 0, 'two more releases are made', made.said)
}
