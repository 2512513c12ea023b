// Restarts the site again and again under its load, on a socket that is held like systemd holds it: who comes in between must wait, and nobody
// may be refused or served twice. Every request has a connection of its own, as behind a proxy. Run: node bench/restart.mjs [restarts]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { pinnedEnvironment, prepare, root, siteCommand } from '../scripts/prepare.mjs'
import { holdSocket } from '../server/held-socket-fixture.ts'
import { startMailServer } from '../server/mail/mail-fixture.ts'
import { ask, formHeaders, orderForm, quantile, tokenIn } from './running-site.mjs'

const restarts = Number(process.argv[2] ?? 20)
const [requestsPerSecond, ordersPerSecond] = [Number(process.env.BENCH_REQUESTS ?? 200), Number(process.env.BENCH_ORDERS ?? 20)]
const pages = ['/uk', '/en', '/uk/speakers', '/uk/forum/2025/program', '/ru/news', '/uk/forum/2025/tickets']
const formPath = '/uk/forum/2025/by-bank'

prepare()
const folder = mkdtempSync(join(tmpdir(), 'forum-restart-'))
const post = await startMailServer()
const socket = holdSocket(Number(process.env.BENCH_PORT ?? 0))
const { port } = socket
const faults = []
const answered = { pages: [], orders: [] }
const ends = []
let site = start()
let isOver = false
let emptied = Number.NaN

try {
  await untilListening()
  // The demo's kind for participants online, which has no quota.
  const ticket = [...(await ask(port, formPath)).text.matchAll(/name="ticket-([^"]+)"/g)].map(([, id]) => id)[4]
  const going = [
    at(requestsPerSecond, (index) => visit(pages[index % pages.length])),
    at(ordersPerSecond, (index) => buy(index, ticket)),
  ]
  await wait(2000)
  for (let number = 0; number < restarts; number++) {
    const asked = performance.now()
    const ended = new Promise((done) => site.once('exit', (code, signal) => done(code ?? signal)))
    site.kill('SIGTERM')
    const code = await ended
    const exited = performance.now()
    if (code !== 0) faults.push(`the process ended with ${code}`)
    site = start()
    await ask(port, '/readyz')
    ends.push({ end: exited - asked, start: performance.now() - exited })
    await wait(1000)
  }
  isOver = true
  await Promise.all((await Promise.all(going)).flat())
  emptied = await untilDelivered()
} finally {
  isOver = true
  site.kill('SIGTERM')
  await new Promise((done) => site.once('exit', done))
  socket.close()
  await post.close()
}
const isWell = report()
rmSync(folder, { recursive: true, force: true })
process.exit(isWell ? 0 : 1)

function start() {
  const { command, args, env } = siteCommand()
  return socket.run(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: pinnedEnvironment({
      ...env,
      DATA_DIR: folder,
      NODE_ENV: 'production',
      SITE_DEVELOPMENT: 'on',
      PICTURES_AHEAD: 'off',
      SITE_URL: `http://localhost:${port}`,
      SMTP_URL: post.url,
      MAIL_ORGANISERS: 'organisers@forum.example',
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  })
}

/** The first process opens the socket for those who come; from then on it is never closed. */
async function untilListening() {
  for (;;) {
    const answer = await ask(port, '/readyz').catch(() => null)
    if (answer?.status === 200) return
    await wait(50)
  }
}

/** Begins `act` so many times a second until it is over, whatever became of those before. */
async function at(perSecond, act) {
  const under = []
  const began = performance.now()
  for (let index = 0; !isOver; index++) {
    await wait(Math.max(0, began + (index * 1000) / perSecond - performance.now()))
    under.push(act(index))
  }
  return under
}

async function visit(path) {
  const { status, ms } = await ask(port, path, { agent: false }).catch(({ message }) => ({ status: message }))
  if (status === 200) answered.pages.push(ms)
  else faults.push(`${path}: ${status}`)
}

async function buy(index, ticket) {
  // A network of their own for every buyer: what one of them may hold is no matter here.
  const from = { 'x-forwarded-for': `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}` }
  const form = await ask(port, formPath, { agent: false, headers: from }).catch(({ message }) => ({ status: message }))
  if (form.status !== 200) return faults.push(`the form: ${form.status}`)
  await wait(1600)
  const sent = await ask(port, formPath, {
    method: 'POST',
    agent: false,
    headers: { ...formHeaders(port), ...from },
    body: orderForm(tokenIn(form.text), index, ticket),
  }).catch(({ message }) => ({ status: message }))
  if (sent.status === 303) answered.orders.push(sent.ms)
  else faults.push(`an order: ${sent.status}`)
}

/** Milliseconds until no letter waits in the outbox any more (records wait for a content service, and there is none here), and then a while for copies; what is left after ten minutes counts as missing. */
async function untilDelivered() {
  const began = performance.now()
  const database = new DatabaseSync(join(folder, 'desk.sqlite'), { readOnly: true })
  const waiting = database.prepare(`SELECT count(*) AS number FROM delivery WHERE state = 'waiting' AND channel <> 'content'`)
  for (let told = 0; performance.now() - began < 600_000; told++) {
    const { number } = waiting.get()
    if (number === 0) break
    if (told % 10 === 0) console.log(`${Math.round((performance.now() - began) / 1000)} s after the load: ${number} letters wait`)
    await wait(1000)
  }
  database.close()
  const ms = performance.now() - began
  await wait(3000)
  return ms
}

/** Receivers and names of the letters to buyers. */
function letters() {
  return post.letters
    .filter(({ receivers }) => receivers.some((address) => address.startsWith('buyer-')))
    .map(({ receivers, mail }) => `${receivers.join()} ${mail.messageId}`)
}

function report() {
  const database = new DatabaseSync(join(folder, 'desk.sqlite'), { readOnly: true })
  const { all, buyers } = database
    .prepare(`SELECT count(*) AS "all", count(DISTINCT json_extract(buyer, '$.email')) AS buyers FROM ticket_order`)
    .get()
  const sent = letters()
  const doubled = all - buyers
  const copies = sent.length - new Set(sent).size
  const missing = answered.orders.length - new Set(sent).size
  const figures = (values) =>
    `${values.length}, p50 ${quantile(values, 0.5).toFixed(0)} ms, p99 ${quantile(values, 0.99).toFixed(0)} ms, longest ${quantile(values, 1).toFixed(0)} ms`
  console.log(`${restarts} restarts; ending: ${figures(ends.map(({ end }) => end))}`)
  console.log(`from the start to the first answer: ${figures(ends.map(({ start: ms }) => ms))}`)
  console.log(`pages: ${figures(answered.pages)}`)
  console.log(`orders: ${figures(answered.orders)}`)
  console.log(
    `failed: ${faults.length}; orders doubled: ${doubled}; letters: ${sent.length}, doubled ${copies}, missing ${missing}`,
  )
  console.log(`the last letter left the outbox ${(emptied / 1000).toFixed(0)} s after the end of the load`)
  for (const [fault, cases] of Object.entries(Object.groupBy(faults, String))) console.log(`  ${cases.length} × ${fault}`)
  return faults.length + doubled + copies + missing === 0
}
