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

/** Five requests a second, through the proxy. */
const visitors = (domain: string) => `rm -f stop codes
(set -- /uk /en /uk/forum/2025/by-card /ru/speakers /en/forum/2025
until test -e stop; do
  for path; do curl -sk -o /dev/null -w "%{http_code} $path\\n" --max-time 20 --resolve '*:443:127.0.0.1' https://${domain}$path >>codes & sleep 0.2; done
done; wait) & asking=$!`

/** A copy of what runs with one change; false: the change met nothing. */
function make(run: Run, { name, part = 'site', file, change }: Broken): string {
  const title = `forum-${part}-9.1.0-${name}`
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
  said('| release | visitors lost | exit | seconds | load | the operator reads |\n|---|--:|--:|--:|--:|---|')
  for (const release of chosen) said(tryOne(run, domain, release))
}

/** Succeeds when the change of a release changes its file. */
const isMet = ({ part = 'site', file, change }: Broken) =>
  `sed '${change}' /opt/forum/${part}/${file} | { ! cmp -s - /opt/forum/${part}/${file}; }`

function tryOne(run: Run, domain: string, release: Broken): string {
  const title = make(run, release)
  const began = performance.now()
  const link = `readlink /opt/forum/${release.part ?? 'site'}`
  const before = run(link).said
  const { status, said: read } = run(
    `${visitors(domain)}; sleep 2; forum-desk update ${title}.tar.gz; status=$?; sleep 3; touch stop; wait $asking; exit $status`,
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  const codes = run('cat codes').said.trim().split('\n')
  const lost = codes.filter((code) => !code.startsWith('200 '))
  const [load] = readFileSync('/proc/loadavg', 'utf8').split(' ')
  const row = `| ${release.part ?? 'site'}: ${release.name} | ${lost.length} of ${codes.length} | ${status} | ${seconds} | ${load} | ${read.trim().replaceAll('\n', ' ')} |`
  expectThat(status === 1 && run(link).said === before, `${title} does not stay`, row)
  run(`rm -rf /opt/forum/releases/${title}`)
  const most = release.isCaught === false ? 10 : 0
  expectThat(lost.length <= most, `visitors lose ${lost.length} requests by it`, `${row}\n${lost.join('\n')}`)
  return row
}
