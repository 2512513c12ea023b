// Visitors and buyers inside the machine of `npm run rehearse -- --machine`, each at an address of its own, through the proxy. `order <name>`: one order paid by
// the test provider, whose number and times it says. `begin <name>`: one that is not paid yet; says the page where `order <name> <page>` pays it. `load <name> <seconds>`: 200 pages and 20 orders a second; says what was asked and what failed. `sale <name>`: 4 orders a second until there is a
// file `stop`; says the same.
// `letters`: a mail server at port 2525, which keeps the heads of letters and of what is attached in the file `letters`.
import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const [, , command, host, rest] = process.argv
const form = '/uk/forum/2025/by-card'
const pages = ['/uk', '/en/forum/2025', '/uk/forum/2025/speakers', '/ru/news', '/en/speakers', '/uk/contacts']
const commands = { order, begin, load, sale, letters }
await commands[command]()

/** An address of the networks that are kept for such measurements; the rehearsal has led them to this machine. */
function visitor(index) {
  const localAddress = `198.18.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
  return new Agent({ keepAlive: true, maxSockets: 4, localAddress, rejectUnauthorized: false })
}

/** Goes where another name leads. `name`: where it was answered. */
function ask(agent, path, fields, name = host) {
  const body = fields && String(new URLSearchParams(fields))
  const type = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${name}` }
  const headers = { host: name, ...(body && { ...type, 'content-length': Buffer.byteLength(body) }) }
  return new Promise((resolve, reject) => {
    const given = { host: '127.0.0.1', port: 443, servername: name, path, method: body ? 'POST' : 'GET', headers, agent }
    const sent = request(given, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const { location } = response.headers
        const to = location ? new URL(location, `https://${name}`) : null
        const led = to ? to.pathname + to.search : ''
        const isElsewhere = response.statusCode === 301 && to.host !== name
        if (isElsewhere) return resolve(ask(agent, led, fields, to.host))
        resolve({ status: response.statusCode, path: led, text: Buffer.concat(chunks).toString('utf8'), name })
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** A number in letters: a name has no digits. */
function lettersOf(index) {
  return `X${String(index).replace(/\d/g, (digit) => 'abcdefghij'[digit])}`
}

/** Opens the form, fills it in no faster than people do, and gives the answer to it. */
async function send(agent, index, kind) {
  const { text, name: opened } = await ask(agent, form)
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(text) ?? []
  const ticket = [...text.matchAll(/name="ticket-([^"]+)"/g)].map(([, id]) => id)[kind]
  await pause(1600)
  const [name, email] = [`Buyer ${lettersOf(index)}`, `buyer-${index}@example.org`]
  const phone = `+38044${String(index).padStart(7, '0')}`
  const fields = [
    ...Object.entries({ token, homepage: '', [`ticket-${ticket}`]: 1, name, email, phone, company: '', edrpou: '' }),
    ...Object.entries({ [`attendee-${ticket}-0-name`]: `Guest ${lettersOf(index)}`, offer: 'yes', consent: 'yes' }),
  ]
  return ask(agent, form, fields, opened)
}

/** Places an order and gives the page where it is paid. */
async function begun(agent) {
  // The same once more would be the same order.
  const placed = await send(agent, randomInt(1_000_000, 9_000_000), 0)
  if (!/\/test-payment\//.test(placed.path)) throw new Error(`The order was not taken: ${placed.status} ${placed.path}`)
  return placed.path
}

async function begin() {
  console.log(await begun(visitor(0)))
  process.exit()
}

async function order() {
  const started = performance.now()
  const agent = visitor(0)
  const path = rest || (await begun(agent))
  const paid = await ask(agent, path, { intent: 'pay' })
  const page = await ask(agent, paid.path)
  const [number = ''] = /2025-\d{5}/.exec(page.text) ?? []
  const [, ticket = ''] = /href="([^"]*\/ticket\/[^"]*\.pdf)"/.exec(page.text) ?? []
  const paper = await ask(agent, ticket.replace(/^https:\/\/[^/]+/, ''))
  if (!paper.text.startsWith('%PDF'))
    throw new Error(`There is no ticket at ${paid.path}: ${paid.status}, ${page.status}, ${paper.status}`)
  console.log(`${number} paid in ${Math.round(performance.now() - started)} ms`)
  agent.destroy()
}

async function load() {
  const readers = Array.from({ length: 50 }, (_, index) => visitor(index))
  const [asked, ordered] = [[], []]
  const started = performance.now()
  const answered = (kind, answer) => {
    const at = Math.round(performance.now() - started)
    return answer.then(
      (given) => ({ ...given, kind, at }),
      ({ code }) => ({ status: code, path: '', text: '', kind, at }),
    )
  }
  for (let tick = 0; tick < Number(rest) * 20; tick++) {
    await pause(Math.max(1, started + tick * 50 - performance.now()))
    for (let one = 0; one < 10; one++)
      asked.push(answered('page', ask(readers[(tick * 10 + one) % readers.length], pages[(tick + one) % pages.length])))
    ordered.push(answered('order', send(visitor(100 + tick), randomInt(1_000_000, 9_000_000), 2)))
  }
  const lasted = (performance.now() - started) / 1000
  await tell(asked, ordered, lasted)
}

async function sale() {
  const started = performance.now()
  const ordered = []
  for (let tick = 0; !existsSync('stop'); tick++) {
    await pause(Math.max(1, started + tick * 250 - performance.now()))
    const at = Math.round(performance.now() - started)
    const failed = ({ code }) => ({ status: code, path: '', text: '' })
    const sent = send(visitor(100 + (tick % 5000)), randomInt(1_000_000, 9_000_000), 2).catch(failed)
    ordered.push(sent.then((given) => ({ ...given, kind: 'order', at })))
  }
  await tell([], ordered, (performance.now() - started) / 1000)
}

/** `asked`, `ordered`: promises of what was answered; `lasted`: seconds. */
async function tell(asked, ordered, lasted) {
  const [read, bought] = [await Promise.all(asked), await Promise.all(ordered)]
  const counted = (answers) =>
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, { length }]) => `${length} × ${status}`)
  const sum = (answers) => `${counted(answers).join(', ')} (${(answers.length / lasted).toFixed(0)} a second)`
  console.log(`pages: ${sum(read)}; orders: ${sum(bought)}`)
  console.log(`different: ${new Set(bought.map(({ path }) => path)).size}`)
  for (const { kind, at, status, path, text } of [...read, ...bought])
    if (status !== 200 && status !== 303)
      console.log(`${at} ms, ${kind}: ${status} ${path} ${/<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1] ?? text.slice(0, 100)}`)
  process.exit()
}

function letters() {
  createServer((socket) => {
    let [text, isLetter] = ['', false]
    const answer = (line) => {
      if (isLetter && line !== '.') return /^(to|subject|content-type):/i.test(line) && appendFileSync('letters', `${line}\n`)
      isLetter = /^data$/i.test(line)
      const code = isLetter ? 354 : /^quit$/i.test(line) ? 221 : 250
      socket.write(`${code} well\r\n`)
    }
    socket.write('220 well\r\n')
    socket.on('data', (chunk) => {
      const lines = (text + chunk).split('\r\n')
      text = lines.pop()
      lines.forEach(answer)
    })
    socket.on('error', () => socket.destroy())
  }).listen(2525, '127.0.0.1')
}
