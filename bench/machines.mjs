// Several processes of the site on one PostgreSQL behind a balancer, as on several machines, all on this one: pages and orders a second with
// one, two and four of them, and then one of them killed every five seconds under load. Run: node bench/machines.mjs [seconds of killing]
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pinnedEnvironment, prepare, spawnSite } from '../scripts/prepare.mjs'
import { startPostgres } from '../server/storage/postgres-fixture.ts'
import { startBalancer } from './balancer.mjs'
import { ask, formHeaders, orderForm, quantile, tokenIn, visitor } from './running-site.mjs'

const first = Number(process.env.BENCH_PORT ?? 4390)
const killing = Number(process.argv[2] ?? 60)
const curve = (process.env.BENCH_PROCESSES ?? '1,2,4').split(',').map(Number)
const form = '/uk/forum/2025/by-card'
/** Seats of the demo's ticket for students, the first of the form. */
const seats = 150

const keys = {
  FORM_KEYS: randomBytes(32).toString('hex'),
  TICKET_KEYS: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}

/** A desk of its own in the server, `count` processes on it and a balancer before them. */
async function openHouse(server, count) {
  const root = mkdtempSync(join(tmpdir(), 'forum-machines-'))
  const schema = `desk_${randomBytes(6).toString('hex')}`
  await inDesk(server.url, `CREATE SCHEMA ${schema}`)
  const url = `${server.url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
  const ports = Array.from({ length: count }, (_, index) => first + 1 + index)
  const start = async (port) => {
    const site = spawnSite({
      stdio: ['ignore', 'ignore', 'inherit'],
      env: pinnedEnvironment({
        ...keys,
        PORT: String(port),
        SITE_URL: `http://localhost:${first}`,
        DATA_DIR: join(root, String(port)),
        DESK_DATABASE_URL: url,
        TRUSTED_PROXIES: '127.0.0.1',
        PICTURES_AHEAD: 'off',
        NODE_ENV: 'production',
        SITE_DEVELOPMENT: 'on',
      }),
    })
    for (let attempt = 0; attempt < 600; attempt++) {
      if ((await ask(port, '/readyz').catch(() => null))?.status === 200) return site
      await wait(50)
    }
    throw new Error(`the site at ${port} does not get ready`)
  }
  const sites = new Map()
  for (const port of ports) sites.set(port, await start(port))
  const balancer = await startBalancer(first, ports)
  return {
    ports,
    balancer: balancer.name,
    query: (sql) => inDesk(url, sql),
    cpu: () => [...sites.values()].reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    async kill(port) {
      const site = sites.get(port)
      const ended = new Promise((done) => site.once('exit', done))
      site.kill('SIGKILL')
      await ended
      sites.set(port, await start(port))
    },
    async close() {
      await balancer.stop()
      for (const site of sites.values()) site.kill('SIGKILL')
      await wait(300)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function inDesk(url, sql) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Milliseconds of all threads of a process; Linux counts in hundredths of a second. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Each visitor has an address and a connection of their own. */
const headersOf = (index) => ({ 'x-forwarded-for': `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}` })

/** Asks for pages over 32 connections until `isOver`; what is no answer of the site counts as failed. */
async function readPages(paths, isOver) {
  const done = { pages: 0, failed: 0, times: [] }
  const reader = async (index) => {
    const agent = visitor()
    for (let turn = index; !isOver(); turn++) {
      const answer = await ask(first, paths[turn % paths.length], { agent, headers: headersOf(index) }).catch(() => null)
      if (answer?.status === 200 && answer.text.includes('</html>')) done.pages++
      else done.failed++
      if (answer) done.times.push(answer.ms)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: 32 }, (_, index) => reader(index)))
  return done
}

/** One buyer who insists: sends the same form again until the site answers. Gives the order's address, or why there is none. */
async function buy(index, ticket, token = null) {
  const headers = headersOf(index)
  let drawn = token
  for (;;) {
    if (drawn === null) {
      drawn = tokenIn((await ask(first, form, { headers }).catch(() => ({ text: '' }))).text) || null
      await wait(drawn === null ? 50 : 1600)
      continue
    }
    const body = orderForm(drawn, index, ticket)
    const sending = { method: 'POST', headers: { ...headers, ...formHeaders(first) }, body }
    const answer = await ask(first, form, sending).catch(() => null)
    if (answer?.status === 303) return answer.headers.location
    if (answer?.status === 409 || (answer?.status === 400 && !answer.text.includes('name="token"'))) return 'sold out'
    if (answer?.status === 200 || answer?.status === 400 || answer?.status === 422) {
      const left = tokenIn(answer.text)
      if (!answer.text.includes(`name="ticket-${ticket}"`)) return 'sold out'
      if (left && left !== drawn) return `refused (${answer.status})`
    }
    await wait(50)
  }
}

async function measure(server, count) {
  const house = await openHouse(server, count)
  try {
    const paths = ['/uk', '/uk/speakers', '/uk/forum/2025/program', '/en']
    for (const port of house.ports) for (const path of paths) await ask(port, path)
    const seconds = Number(process.env.BENCH_SECONDS ?? 6)
    const until = Date.now() + seconds * 1000
    const before = house.cpu()
    const { pages, failed, times } = await readPages(paths, () => Date.now() > until)
    const cpu = (house.cpu() - before) / (seconds * 10)
    const { text } = await ask(first, form)
    const ticket = [...text.matchAll(/name="ticket-([^"]+)"/g)].map(([, id]) => id)[2]
    const buyers = Number(process.env.BENCH_BUYERS ?? 300)
    const tokens = await Promise.all(
      Array.from({ length: buyers }, async (_, index) => tokenIn((await ask(first, form, { headers: headersOf(index) })).text)),
    )
    await wait(1600)
    const started = performance.now()
    const bought = await Promise.all(tokens.map((token, index) => buy(index, ticket, token)))
    const took = (performance.now() - started) / 1000
    const placed = bought.filter((each) => each.startsWith('/')).length
    console.log(
      `| ${count} | ${Math.round(pages / seconds)} | ${quantile(times, 0.99).toFixed(0)} | ${failed} | ${cpu.toFixed(0)} % | ${Math.round(placed / took)} | ${placed} of ${buyers} |`,
    )
  } finally {
    await house.close()
  }
}

async function killOneEvery5s(server, count) {
  const house = await openHouse(server, count)
  try {
    const { text } = await ask(first, form)
    const [scarce, , plenty] = [...text.matchAll(/name="ticket-([^"]+)"/g)].map(([, id]) => id)
    let isOver = false
    const reading = readPages(['/uk', '/uk/speakers', '/uk/forum/2025/program', '/en/news'], () => isOver)
    const outcomes = []
    let next = 0
    const buying = Promise.all(
      Array.from({ length: 12 }, async () => {
        while (!isOver) {
          const index = next++
          outcomes.push(await buy(index, index % 2 === 0 ? scarce : plenty))
        }
      }),
    )
    const until = Date.now() + killing * 1000
    let kills = 0
    while (Date.now() < until) {
      await Promise.all([wait(5000), house.kill(house.ports[kills % count])])
      kills++
    }
    isOver = true
    const { pages, failed, times } = await reading
    await buying
    const acknowledged = outcomes.filter((each) => each.startsWith('/'))
    const rows = await house.query(
      `SELECT page_key, ticket_id, quantity::int FROM ticket_order JOIN held_seat ON order_id = ticket_order.id`,
    )
    const known = new Set(rows.map(({ page_key }) => page_key))
    const sold = rows.filter(({ ticket_id }) => ticket_id === scarce).reduce((sum, { quantity }) => sum + quantity, 0)
    const lost = acknowledged.filter((address) => ![...known].some((key) => address.includes(key))).length
    console.log(`\n${kills} kills in ${killing} s, ${count} processes behind ${house.balancer}, ${server.version}:`)
    console.log(`pages: ${pages}, failed ${failed}, p99 ${quantile(times, 0.99).toFixed(0)} ms`)
    console.log(`orders acknowledged: ${acknowledged.length}, in the database: ${known.size}, lost: ${lost}`)
    console.log(
      `doubled: ${known.size - new Set(acknowledged).size}; the rest: ${summary(outcomes.filter((each) => !each.startsWith('/')))}`,
    )
    console.log(`seats of the scarce ticket: ${sold} of ${seats}`)
  } finally {
    await house.close()
  }
}

const summary = (outcomes) =>
  Object.entries(Object.groupBy(outcomes, (each) => each))
    .map(([name, { length }]) => `${length} × ${name}`)
    .join(', ') || 'none'

prepare()
const server = await startPostgres({ isDurable: true, port: first + 20 })
if (!server) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
server.version = (await inDesk(server.url, 'SHOW server_version'))[0].server_version.replace(/^/, 'PostgreSQL ')
try {
  console.log('| processes | pages/s | p99 ms | failed | CPU of the sites | orders/s | placed |\n|--:|--:|--:|--:|--:|--:|--:|')
  for (const count of curve) await measure(server, count)
  if (killing > 0) await killOneEvery5s(server, Math.max(...curve))
} finally {
  await server.stop()
}
