// What one client that floods a costly way does to everybody else: the home page from memory, asked for a hundred times a second, while
// 32 connections flood papers, forms, payments, addresses that are not there and the door. Run: node bench/flood.mjs [seconds per way]
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { ask, formHeaders, orderForm, quantile, startSite, tokenIn, visitor } from './running-site.mjs'

const port = Number(process.env.BENCH_PORT ?? 4120)
const connections = 32
const form = formHeaders(port)
/** Of the first form that was opened: its token is good for other orders, too. */
let firstToken = ''

if (isMainThread) await measure()
else if (workerData.kind === 'probe') await probe()
else await flood()

async function measure() {
  const seconds = Number(process.argv[2] ?? 6)
  const { stop } = await startSite(port)
  try {
    const papers = await placeOrders(24)
    const ways = {
      nothing: null,
      'addresses that are not there': { path: '/uk/speakers/nobody-{n}' },
      'queries that nobody asked before': { path: '/uk/speakers?q=x{n}' },
      'the form of an order': { path: '/uk/forum/2025/by-card' },
      'forms (bad tokens, drawn anew)': { path: '/uk/subscribe', body: 'token=x&email=a{n}' },
      'orders (bad tokens, drawn anew)': { path: '/uk/forum/2025/by-bank', body: 'token=x&name=a{n}' },
      'the page of an order': { path: papers[0].replace('/invoice.pdf', '') },
      pay: { path: papers[0].replace('/invoice.pdf', ''), body: 'intent=pay' },
      'papers of 24 orders in 3 languages': { paths: papers },
      'the door, with wrong keys': { path: '/desk/check-in', body: 'KEF1.x', key: 'wrong-{n}' },
    }
    await ask(port, '/uk')
    console.log('| flooded | answers/s | 2xx–4xx but 429 | 429 | 503 | home p50 ms | home p99 ms | home max ms | home failed |')
    console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
    for (const [name, way] of Object.entries(ways)) {
      if (process.env.BENCH_ONLY && !name.includes(process.env.BENCH_ONLY)) continue
      const probing = run({ kind: 'probe', seconds })
      const flooding = way ? run({ kind: 'flood', seconds, way }) : Promise.resolve({})
      const [{ times, failed }, statuses] = await Promise.all([probing, flooding])
      const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      const of = (status) => statuses[status] ?? 0
      const figures = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1))
      const cells = [name, (all / seconds).toFixed(0), all - of(429) - of(503), of(429), of(503), ...figures, failed]
      console.log(`| ${cells.join(' | ')} |`)
    }
  } finally {
    stop()
  }
}

/** Bank orders of one person each; gives the paths of their invoices in every language. */
async function placeOrders(count) {
  const paths = []
  for (let index = 0; index < count; index++) {
    const { text } = await ask(port, '/uk/forum/2025/by-bank')
    await wait(1600 / count + (index === 0 ? 1600 : 0))
    const ticket = /name="ticket-([^"]+)"/.exec(text)?.[1]
    const token = index === 0 ? tokenIn(text) : firstToken
    if (index === 0) firstToken = token
    const { status, headers } = await ask(port, '/uk/forum/2025/by-bank', {
      method: 'POST',
      headers: form,
      body: orderForm(token, index, ticket),
    })
    if (status !== 303) throw new Error(`order ${index}: ${status}`)
    for (const language of ['uk', 'en', 'ru']) paths.push(`${headers.location.replace(/^\/uk/, `/${language}`)}/invoice.pdf`)
  }
  return paths
}

function run(data) {
  const worker = new Worker(new URL(import.meta.url), { workerData: data })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

async function probe() {
  const agents = Array.from({ length: 4 }, visitor)
  const times = []
  let failed = 0
  const pending = []
  const end = performance.now() + workerData.seconds * 1000
  for (let index = 0; performance.now() < end; index++) {
    const asked = ask(port, '/uk', { agent: agents[index % agents.length], headers: { 'accept-encoding': 'gzip' } })
    pending.push(
      asked.then(
        ({ status, ms }) => (status === 200 ? times.push(ms) : failed++),
        () => failed++,
      ),
    )
    await wait(10)
  }
  await Promise.all(pending)
  parentPort.postMessage({ times, failed })
}

async function flood() {
  const { seconds, way } = workerData
  const statuses = {}
  const end = performance.now() + seconds * 1000
  let n = 0
  const one = async () => {
    const agent = visitor()
    while (performance.now() < end) {
      const number = n++
      const path = (way.paths ? way.paths[number % way.paths.length] : way.path).replace('{n}', number)
      const headers = way.key ? { authorization: `Bearer ${way.key.replace('{n}', number)}` } : way.body ? form : {}
      const asked = way.body
        ? { method: 'POST', headers, body: way.body.replace('{n}', number), agent }
        : { agent, headers: { 'accept-encoding': 'gzip' } }
      const status = await ask(port, path, asked).then(
        (answer) => answer.status,
        () => 'cut',
      )
      statuses[status] = (statuses[status] ?? 0) + 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, one))
  parentPort.postMessage(statuses)
}
