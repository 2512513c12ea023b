// What open pages cost on a day of the forum: node bench/state.mjs [pages] [seconds]. Each page has a connection of its own, asks /state.json as
// islands/day-state does, and is fetched anew after an interruption. They stand behind four addresses, as those of four halls do.
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from './addresses.mjs'
import { ask, formHeaders, quantile, startSite } from './running-site.mjs'

const [pages = 2000, seconds = 120] = process.argv.slice(2).map(Number)
const port = Number(process.env.BENCH_PORT ?? 4141)
const desk = port + 1
const halls = 4
/** What is open: pages in two languages, and a hall screen. */
const open = [...addresses, ...addresses.map((path) => path.replace('/uk', '/en')), '/uk/forum/2025/dashboard/velyka']
/** How long after a press it is measured, milliseconds: pages ask within 3.7 s and are fetched within 2 s more. */
const aftermath = 15_000

const { site, stop } = await startSite(port, { DESK_PORT: String(desk), SITE_NOW: '2025-10-16T11:42+03:00' })
let isOver = false
/** On a busy machine the pages ask less often: the processor time of one answer is what can be compared. */
let answers = 0
const refused = new Map()
const seen = []
let pressedAt = 0
try {
  for (const path of open) await ask(port, path, { headers: { 'accept-encoding': 'br' } })
  await wait(10_000)
  const without = await measured(() => wait(seconds * 1000))
  const polls = Array.from({ length: pages }, (_, index) => page(index))
  // Every page has opened its connection.
  await wait(10_000)
  const before = answers
  const polling = await measured(() => wait(seconds * 1000))
  const answered = answers - before
  const cookie = await entered()
  const press = await measured(async () => {
    pressedAt = performance.now()
    await pressed(cookie, 'alert')
    await wait(aftermath)
  })
  isOver = true
  await Promise.all(polls)
  const share = ({ cpu, ms }) => `${((cpu / ms) * 100).toFixed(2)} % of a core`
  console.log({
    pages,
    seconds,
    without: `${share(without)}, ${without.memory.toFixed(0)} MB`,
    answers: `${((answered / polling.ms) * 1000).toFixed(0)} a second, ${(((polling.cpu - (without.cpu / without.ms) * polling.ms) / answered) * 1000).toFixed(0)} µs of processor each`,
    polling: `${share(polling)}, ${polling.memory.toFixed(0)} MB`,
    interruption: `${((press.cpu - (polling.cpu / polling.ms) * press.ms) / 1000).toFixed(2)} s of processor beyond the polling, ${press.memory.toFixed(0)} MB`,
    told: `${seen.length} pages, p50 ${quantile(seen, 0.5).toFixed(0)} ms, last ${Math.max(...seen).toFixed(0)} ms`,
    refused: Object.fromEntries(refused),
  })
} finally {
  stop()
}

/** One open page, until the bench is over. */
async function page(index) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${10 + (index % halls)}` })
  const count = ({ status }) => status >= 400 && refused.set(status, (refused.get(status) ?? 0) + 1)
  let [etag, mark] = ['', '']
  await wait(Math.random() * 3300)
  while (!isOver) {
    const headers = etag ? { 'if-none-match': etag } : {}
    const answer = await ask(port, '/state.json', { headers, agent }).catch(({ code }) => ({ status: 999, code }))
    count(answer)
    answers++
    if (answer.status === 200) {
      const state = JSON.parse(answer.text)
      etag = answer.headers.etag
      if (mark !== '' && mark !== state.mark) {
        seen.push(performance.now() - pressedAt)
        await wait(Math.random() * 2000)
        count(
          await ask(port, open[index % open.length], { headers: { 'accept-encoding': 'br' }, agent }).catch(() => ({
            status: 999,
          })),
        )
      }
      mark = state.mark
    }
    await wait(3300 * (0.9 + Math.random() * 0.2))
  }
  agent.destroy()
}

/** Processor time (ms) of all threads of the site, and its memory afterwards (MB). */
async function measured(work) {
  const [before, started] = [cpuOf(site.pid), performance.now()]
  await work()
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))[1]) / 1024
  return { cpu: cpuOf(site.pid) - before, ms: performance.now() - started, memory }
}

function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function entered() {
  const { headers } = await ask(desk, '/enter', { method: 'POST', headers: formHeaders(desk) })
  return headers['set-cookie']?.[0]?.split(';')[0] ?? ''
}

async function pressed(cookie, deed) {
  const answer = await ask(desk, '/day', { method: 'POST', headers: { ...formHeaders(desk), cookie }, body: `deed=${deed}` })
  if (answer.status !== 303) throw new Error(`the desk answered ${answer.status}`)
}
