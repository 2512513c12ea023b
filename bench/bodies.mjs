// What bodies cost: sixteen clients, each from a line of its own, post each endpoint's largest allowed and first refused body at once while a visitor
// opens home. Run: node bench/bodies.mjs [rounds] [folder of another build]

import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { normaliseText } from '../packages/domain/submission/fields.ts'
import { bodyLimitAt, wholeBody } from '../packages/ground/http/body-limit.ts'
import { formEncoding, isWithinFields, parsedForm } from '../packages/ground/http/form-body.ts'
import { ask, quantile, startSite, tokenIn } from './running-site.mjs'

const clients = 16
const urlencoded = 'application/x-www-form-urlencoded'
const json = 'application/json'
const multipart = 'multipart/form-data; boundary=----bench'
const key = 'a-key-of-the-bench'

/** Origin, path, encoding, and what the request carries: a session of the desk, a machine's key, the token of a form that is then checked whole. */
const endpoints = [
  ['site', '/uk/subscribe', urlencoded, 'token'],
  ['site', '/uk/subscribe', multipart, 'token'],
  ['site', '/uk/accreditation', urlencoded, 'token'],
  ['site', '/uk/forum/2025/by-card', urlencoded, 'token'],
  ['site', '/uk/nowhere', urlencoded],
  ['site', '/payments/liqpay', urlencoded],
  ['site', '/my-calendar', json],
  ['site', '/reports/policy', json],
  ['site', '/hooks/content', json, 'key'],
  ['site', '/desk/check-in', json, 'key'],
  ['desk', '/enter', urlencoded],
  ['desk', '/leave', urlencoded],
  ['desk', '/guests', urlencoded],
  ['desk', '/guests', multipart],
  ['desk', '/door/entries', json],
  ['desk', '/orders', urlencoded, 'session'],
  ['desk', '/letters', urlencoded, 'session'],
  ['desk', '/guests', urlencoded, 'session'],
  ['desk', '/guests', multipart, 'session'],
]

async function bench() {
  const rounds = Number(process.argv[2] ?? 2)
  const port = Number(process.env.BENCH_PORT ?? 4131)
  const ports = { site: port, desk: port + 1 }
  const environment = { DESK_PORT: String(ports.desk), DESK_KEY: key, CONTENT_WEBHOOK_SECRET: key }
  const { site, stop } = await startSite(port, environment, [], process.argv[3])
  try {
    const entered = await ask(ports.desk, '/enter', {
      method: 'POST',
      headers: { 'content-type': urlencoded, origin: `http://localhost:${ports.desk}` },
    })
    const session = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    for (let time = 0; time < 20; time++) await ask(port, '/uk')
    const tokens = {}
    for (const [, path, , has] of endpoints) if (has === 'token') tokens[path] = tokenIn((await ask(port, path)).text)
    // Nobody types faster.
    await wait(1600)
    print('nothing else', await measured(port, site.pid, () => wait(1000)), 0)
    const all = []
    for (const [origin, path, type, has] of endpoints)
      for (const [size, body] of Object.entries(bodiesOf(bodyLimitAt(origin, path), type, tokens[path] ?? ''))) {
        const headers = { 'content-type': type, ...carried(has, session) }
        // The desk's session has a rate limit of its own, which all clients share.
        const times = has === 'session' ? 1 : rounds
        const answers = () => posted({ port: ports[origin], path, headers, body, rounds: times })
        const figures = await measured(port, site.pid, answers)
        all.push(...figures.home)
        const reading = await readingOf(body, type, bodyLimitAt(origin, path))
        const name = `${origin} ${path} ${type.split(';')[0].split('/')[1]} ${has ?? 'nobody'}: ${size} (${Buffer.byteLength(body)} bytes, read in ${reading.toFixed(1)} ms)`
        print(name, figures, clients * times)
      }
    console.log(`all of it: home p95 ${quantile(all, 0.95).toFixed(0)} ms, worst ${Math.max(...all).toFixed(0)} ms`)
  } finally {
    stop()
  }
}

function carried(has, session) {
  if (has === 'session') return { cookie: session }
  return has === 'key' ? { authorization: `Bearer ${key}` } : {}
}

/** The largest bodies that an endpoint takes, in the shapes that cost most to read, and the first that it refuses. */
function bodiesOf({ bytes, fields }, type, token) {
  if (type === json) return { largest: jsonOf(bytes), 'one byte more': jsonOf(bytes + 1) }
  const form = (most, number) => (type === urlencoded ? urlencodedOf : multipartOf)(most, number, token)
  return {
    'most fields, filled up with marks': form(bytes, fields),
    'one field more': form(bytes, fields + 1),
    'nothing but fields': form(bytes, Number.POSITIVE_INFINITY),
    'one byte more': longer(form(bytes, fields), bytes + 1),
  }
}

const longer = (body, bytes) => body + 'x'.repeat(Math.max(0, bytes - Buffer.byteLength(body)))

function jsonOf(bytes) {
  return `[${'{},'.repeat((bytes - 4) / 3)}{}]`.padEnd(bytes)
}

/** Accents that have to be sorted: two kinds in turn. */
function marks(bytes) {
  return '%CC%81%CC%96'.repeat(bytes / 12)
}

function urlencodedOf(bytes, fields, token) {
  const given = `token=${token}&`
  const empty = 'a&'.repeat(Math.min(fields - 2, Math.floor((bytes - given.length - 40) / 2)))
  const filled = `${given}${empty}name=x`
  return `${filled}${marks(bytes - filled.length)}`
}

function multipartOf(bytes, fields, token) {
  const part = '------bench\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
  const given = part.replace('"a"', '"token"').replace(/\r\n$/, `${token}\r\n`)
  const last = '------bench\r\nContent-Disposition: form-data; name="name"\r\n\r\n'
  const end = '\r\n------bench--\r\n'
  const room = bytes - given.length - last.length - end.length
  const empty = part.repeat(Math.min(fields - 2, Math.floor(room / part.length)))
  return `${given}${empty}${last}${'\u0301\u0316'.repeat((room - empty.length) / 4)}${end}`
}

/** Milliseconds of one thread for reading a body as the site does, without a page: the best of five times, because other work disturbs the others. */
async function readingOf(text, type, { bytes, fields }) {
  const encoding = formEncoding(type)
  const times = []
  for (let time = 0; time < 5; time++) {
    const sent = new Blob([text]).stream()
    const began = performance.now()
    const body = await wholeBody(sent, bytes)
    if (body && !encoding) JSON.parse(new TextDecoder().decode(body))
    if (body && encoding && isWithinFields(body, encoding, fields))
      for (const [, value] of await parsedForm(body, encoding)) normaliseText(value)
    times.push(performance.now() - began)
  }
  return Math.min(...times)
}

/** Home's times while `work` runs, what it answers, and the processor's time of the site. */
async function measured(port, pid, work) {
  const before = cpuOf(pid)
  let isDone = false
  const answers = work().finally(() => (isDone = true))
  const home = []
  while (!isDone) {
    home.push((await ask(port, '/uk', { headers: { 'accept-encoding': 'br' } })).ms)
    await wait(2)
  }
  return { answers: await answers, home, cpu: cpuOf(pid) - before }
}

/** Posts from a thread of its own, so that sending does not delay the visitor's clock. */
function posted(task) {
  const { promise, resolve, reject } = Promise.withResolvers()
  const worker = new Worker(new URL(import.meta.url), { workerData: task })
  worker.once('message', resolve).once('error', reject)
  return promise
}

async function load({ port, path, headers, body, rounds }) {
  const statuses = []
  for (let round = 0; round < rounds; round++)
    statuses.push(...(await Promise.all(Array.from({ length: clients }, (_, line) => post(port, path, headers, body, line)))))
  parentPort.postMessage(statuses)
}

/** The status; 'cut' when the connection was closed before an answer. */
function post(port, path, headers, body, line) {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers, localAddress: `127.0.0.${10 + line}`, agent: false }
    const sent = request(options, (response) => response.resume().on('end', () => resolve(response.statusCode)))
    sent.on('error', () => resolve('cut'))
    sent.end(body)
  })
}

/** Milliseconds of all threads of a process; Linux counts in hundredths of a second. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function print(name, { answers = [], home, cpu }, posts) {
  const statuses = Object.entries(Object.groupBy(answers, (status) => status)).map(
    ([status, { length }]) => `${length} × ${status}`,
  )
  const each = posts > 0 ? `, ${(cpu / posts).toFixed(1)} ms CPU a post (${statuses.join(', ')})` : ''
  console.log(`${name}: home p95 ${quantile(home, 0.95).toFixed(0)} ms, worst ${Math.max(...home).toFixed(0)} ms${each}`)
}

if (isMainThread) await bench()
else await load(workerData)
