// The first minute of the sale: five hundred buyers behind one address open the form at the same moment, send it, and see their order.
// The CPU that the site took for each is what can be compared on a machine with other work. Run: node bench/sale.mjs [buyers]
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, formHeaders, orderForm, quantile, startSite, tokenIn, visitor } from './running-site.mjs'

const port = Number(process.env.BENCH_PORT ?? 4121)
const buyers = Number(process.argv[2] ?? 500)
const { site, stop } = await startSite(port)
let cpuBefore = 0

try {
  const { text } = await ask(port, '/uk/forum/2025/by-card')
  // The demo's kind with 640 seats.
  const ticket = [...text.matchAll(/name="ticket-([^"]+)"/g)].map(([, id]) => id)[2]
  cpuBefore = cpuOf(site.pid)
  const agents = Array.from({ length: buyers }, visitor)
  const all = (each) => Promise.all(agents.map((agent, index) => each(agent, index)))
  const opened = await all((agent) => ask(port, '/uk/forum/2025/by-card', { agent, headers: { 'accept-encoding': 'identity' } }))
  report('opening the form', opened)
  console.log(`tokens that differ: ${new Set(opened.map(({ text: page }) => tokenIn(page))).size} of ${buyers}`)
  // Nobody types faster.
  await wait(1600)
  const sent = await all((agent, index) =>
    ask(port, '/uk/forum/2025/by-card', {
      method: 'POST',
      agent,
      headers: formHeaders(port),
      body: orderForm(tokenIn(opened[index].text), index, ticket),
    }),
  )
  report('placing the order', sent)
  const led = await all((agent, index) => ask(port, sent[index].headers.location ?? '/uk', { agent }))
  report('the page that it leads to', led)
} finally {
  stop()
}

/** Milliseconds of all threads of a process; Linux counts in hundredths of a second. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function report(name, answers) {
  const cpu = cpuOf(site.pid) - cpuBefore
  const times = answers.map(({ ms }) => ms)
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
    ([status, { length }]) => `${length} × ${status}`,
  )
  const figures = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0))
  console.log(
    `${name}: p50 ${figures[0]} ms, p99 ${figures[1]} ms, longest ${figures[2]} ms (${statuses.join(', ')}), ${(cpu / buyers).toFixed(1)} ms CPU each`,
  )
  cpuBefore += cpu
}
