// The first minute of the sale: five hundred buyers behind one address open the form at the same moment, send it, and see their order.
// Run: node bench/sale.mjs [buyers]
import { setTimeout as wait } from 'node:timers/promises'
import { ask, formHeaders, orderForm, quantile, startSite, tokenIn, visitor } from './running-site.mjs'

const port = Number(process.env.BENCH_PORT ?? 4121)
const buyers = Number(process.argv[2] ?? 500)
const { stop } = await startSite(port)

try {
  const { text } = await ask(port, '/uk/forum/2025/by-card')
  // The kind with the most seats.
  const ticket = process.env.BENCH_TICKET ?? [...text.matchAll(/name="ticket-([^"]+)"/g)].map(([, id]) => id).at(0)
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

function report(name, answers) {
  const times = answers.map(({ ms }) => ms)
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status)).map(
    ([status, { length }]) => `${length} × ${status}`,
  )
  const figures = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0))
  console.log(`${name}: p50 ${figures[0]} ms, p99 ${figures[1]} ms, longest ${figures[2]} ms (${statuses.join(', ')})`)
}
