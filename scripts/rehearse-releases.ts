// Broken releases in the machine of rehearse-machine.ts, one after another, while visitors ask: what is let in, what visitors lose, what the operator reads.
import { readFileSync } from 'node:fs'
import { expectThat, type Run, said } from './booted-machine.ts'

/** `file`: of the release, of the site unless `part` says other; `change`: of sed. `isCaught` false: it shows its fault too late for the trial, so visitors may meet it for about a second. */
type Broken = { name: string; part?: 'site' | 'content'; file: string; change: string; isCaught?: false }

const fault = 'throw new Error("broken on purpose");'
const [pages, site] = ['build/server/index.js', 'build/site/index.js']
const render = 'function render(request, services, requestServices) {'
const served = 'await serveMetrics(metrics, start);'

const broken: readonly Broken[] = [
  { name: 'every-page', file: pages, change: `s/^${render}/&${fault}/` },
  { name: 'component', file: pages, change: `s/^function Header({ frame }) {/&${fault}/` },
  { name: 'this-content', file: pages, change: `s/^${render}/&if (services.content.isFilled()) ${fault}/` },
  { name: 'order-form', file: pages, change: `s/^async function orderPageOf(.*{$/&${fault}/` },
  { name: 'english', file: pages, change: `s#^${render}#&if (new URL(request.url).pathname.startsWith("/en")) ${fault}#` },
  { name: 'desk', file: site, change: 's/^\\tawait serveOffice({/if (false) &/' },
  { name: 'pictures', file: 'build/site/render-process.js', change: 's/^sharp.concurrency(1);/process.exit(1);/' },
  { name: 'command-line', file: 'site/server/command-line.ts', change: `s/^try {/${fault} try {/` },
  { name: 'ends-at-once', file: site, change: `s/^\\t${served}/process.exit(1);/` },
  { name: 'never-ready', file: site, change: 's/const isReady = isFilled \\&\\& !isEnding();/const isReady = false;/' },
  { name: 'ends-every-15-s', file: site, change: `s/^\\t${served}/&setTimeout(() => process.exit(1), 15_000);/` },
  {
    name: 'ends-after-50-s',
    file: site,
    change: `s/^\\t${served}/&setTimeout(() => process.exit(1), 50_000);/`,
    isCaught: false,
  },
  { name: 'breaks-after-50-s', file: pages, change: `s/^${render}/&if (performance.now() > 50_000) ${fault}/`, isCaught: false },
  {
    name: 'items',
    part: 'content',
    file: 'directus/node_modules/@directus/api/dist/controllers/items.js',
    change: 's/^const router = express.Router();/&router.use((_, response) => response.status(500).end());/',
  },
  { name: 'content-ends-at-once', part: 'content', file: 'directus/start.mjs', change: '1s/^/process.exit(1);/' },
]

/** What the site alone reads, and what ends while it is set up. */
const brokenInLittleMemory: readonly Broken[] = [
  {
    name: 'speakers',
    part: 'content',
    file: 'directus/node_modules/@directus/api/dist/controllers/items.js',
    change: 's/^const router = express.Router();/&router.use("\\/speakers", (_, response) => response.status(500).end());/',
  },
  { name: 'content-ends-at-once-again', part: 'content', file: 'directus/start.mjs', change: '1s/^/process.exit(1);/' },
]
const sound: Broken = { name: 'sound', part: 'content', file: 'directus/start.mjs', change: '1s/^/\\/\\/ As before.\\n/' }

/** More than any machine has. */
const littleMemory = 'FORUM_TRIAL_MEMORY=99999999 '

/** Five requests a second, through the proxy. */
const visitors = (domain: string) => `rm -f stop codes
(set -- /uk /en /uk/forum/2025/by-card /ru/speakers /en/forum/2025
until test -e stop; do
  for path; do curl -sk -o /dev/null -w "%{http_code} $path\\n" --max-time 20 --resolve '*:443:127.0.0.1' https://${domain}$path >>codes & sleep 0.2; done
done; wait) & asking=$!`

const head = '| release | visitors lost | exit | seconds | load | the operator reads |\n|---|--:|--:|--:|--:|---|'
const titleOf = (name: string, part: string) => `forum-${part}-9.1.0-${name}`

/** A copy of what runs with one change; false: the change met nothing. */
function make(run: Run, { name, part = 'site', file, change }: Broken): string {
  const title = titleOf(name, part)
  const folder = `/opt/forum/releases/${title}`
  const made = run(
    `rm -rf ${folder} && cp -al "$(readlink -f /opt/forum/${part})" ${folder} && cp ${folder}/${file} changed && sed -i '${change}' changed &&
     ! cmp -s changed ${folder}/${file} && mv changed ${folder}/${file} && rm ${folder}/release.sums && forum-desk list_files ${folder} >sums && mv sums ${folder}/release.sums`,
  )
  expectThat(made.status === 0, `${title} is made`, made.said)
  return title
}

/** Prints a table. */
export function tryBrokenReleases(run: Run, domain: string, only: readonly string[] = broken.map(({ name }) => name)): void {
  const chosen = broken.filter(({ name }) => only.includes(name))
  const away = chosen.filter((release) => run(`! ${isMet(release)}`).status === 0).map(({ name }) => name)
  expectThat(away.length === 0, 'each change to a release meets its code', away.join(', '))
  said(head)
  for (const release of chosen) said(tryOne(run, domain, release))
}

/** The content service is stopped for the trial of its next release; a trial that the system ends is the only thing that ends. Prints a table. */
export function tryWithLittleMemory(run: Run, domain: string): void {
  const isBack = () =>
    run('systemctl is-active --quiet forum-content && curl -sf localhost:8055/server/ping').said.includes('pong')
  said(head)
  for (const release of brokenInLittleMemory) {
    const row = tryOne(run, domain, release, littleMemory)
    expectThat(row.includes('is stopped for it, editors wait') && isBack(), 'editors go on afterwards', row)
    said(row)
  }
  const title = make(run, sound)
  const trial = 'systemctl show --property=MainPID --value forum-content-trial'
  const ended = tell(
    run,
    domain,
    sound,
    `(until test "$(${trial})" -gt 0; do sleep 0.1; done; sleep 3; systemctl kill --signal=KILL forum-content-trial) & ${littleMemory}`,
  )
  expectThat(ended.status === 1 && ended.lost.length === 0 && isBack(), 'a trial that is killed ends nothing else', ended.row)
  said(ended.row)
  const { status, lost, row } = tell(run, domain, sound, littleMemory)
  const runs = run('readlink /opt/forum/content').said.trim()
  expectThat(status === 0 && lost.length === 0 && runs.endsWith(title) && isBack(), 'a sound release is let in all the same', row)
  said(row)
}

/** Succeeds when the change of a release changes its file. */
const isMet = ({ part = 'site', file, change }: Broken) =>
  `sed '${change}' /opt/forum/${part}/${file} | { ! cmp -s - /opt/forum/${part}/${file}; }`

function tryOne(run: Run, domain: string, release: Broken, setting = ''): string {
  const title = make(run, release)
  const link = `readlink /opt/forum/${release.part ?? 'site'}`
  const before = run(link).said
  const { status, lost, row } = tell(run, domain, release, setting)
  expectThat(status === 1 && run(link).said === before, `${title} does not stay`, row)
  run(`rm -rf /opt/forum/releases/${title}`)
  const most = release.isCaught === false ? 10 : 0
  expectThat(lost.length <= most, `visitors lose ${lost.length} requests by it`, `${row}\n${lost.join('\n')}`)
  return row
}

/** Updates to a release that was made, under visitors. `setting`: shell words before the command. */
function tell(run: Run, domain: string, { name, part = 'site' }: Broken, setting: string) {
  const began = performance.now()
  const { status, said: read } = run(
    `${visitors(domain)}; sleep 2; ${setting}forum-desk update ${titleOf(name, part)}.tar.gz; status=$?; sleep 3; touch stop; wait $asking; exit $status`,
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  const codes = run('cat codes').said.trim().split('\n')
  const lost = codes.filter((code) => !code.startsWith('200 '))
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ')
  const row = `| ${part}: ${name} | ${lost.length} of ${codes.length} | ${status} | ${seconds} | ${load} | ${read.trim().replaceAll('\n', ' ')} |`
  return { status, lost, row }
}
