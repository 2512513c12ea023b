// Benchmarks the two heaviest pages from memory, beside nginx with the same bytes compressed in advance and bare node:http with these bytes in
// memory. Uses wrk and nginx (Debian packages of these names): without nginx its rows are left out; without wrk this process sends the requests
// and is the slowest part itself, so that only CPU per request can be compared. Run: node bench/serve.mjs [seconds per run]
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { pinnedEnvironment, prepare, spawnSite } from '../scripts/prepare.mjs'

const seconds = Number(process.argv[2] ?? 8)
const rounds = 5
const pages = { speakers: '/uk/speakers', programme: '/uk/forum/2025/program' }
const [sitePort, nginxPort, barePort] = [4810, 4811, 4813]
const isThere = (command) => spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined
const hasWrk = isThere('wrk')
const folder = mkdtempSync(join(tmpdir(), 'forum-bench-'))

prepare()
const site = spawnSite({
  stdio: 'ignore',
  env: pinnedEnvironment({
    DATA_DIR: join(folder, 'data'),
    SITE_DEVELOPMENT: 'on',
    PICTURES_AHEAD: 'off',
    PORT: String(sitePort),
    NODE_ENV: 'production',
  }),
})
await untilAnswering(`http://127.0.0.1:${sitePort}/readyz`)
await writePages()
const nginx = isThere('nginx') ? await startNginx() : null
if (!nginx) console.log('nginx is not on this machine: nothing to be compared with.')
if (!hasWrk) console.log('wrk is not on this machine: requests per second are those of this process.')
const bare = await startBare()

try {
  const rows = []
  for (const [name, path] of Object.entries(pages)) {
    // Once to render, once more after the better compression has been made.
    await fetch(`http://127.0.0.1:${sitePort}${path}`)
    await wait(1500)
    const measured = Object.fromEntries(
      ['site', 'site, not compressed', 'node:http', ...(nginx ? ['nginx'] : [])].map((each) => [each, []]),
    )
    for (let round = 0; round < rounds; round++) {
      measured.site.push(await load(`http://127.0.0.1:${sitePort}${path}`, site.pid))
      measured['site, not compressed'].push(await load(`http://127.0.0.1:${sitePort}${path}`, site.pid, false))
      measured['node:http'].push(await load(`http://127.0.0.1:${barePort}/${name}`, bare.pid))
      if (nginx) measured.nginx.push(await load(`http://127.0.0.1:${nginxPort}/${name}`, workerOf(nginx)))
    }
    for (const [server, runs] of Object.entries(measured)) rows.push({ page: name, server, ...median(runs) })
  }
  print(rows)
} finally {
  site.kill('SIGTERM')
  nginx?.kill('SIGQUIT')
  bare.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

/** The very pages of the site, as files compressed in advance. */
async function writePages() {
  mkdirSync(join(folder, 'html'))
  for (const [name, path] of Object.entries(pages)) {
    const html = Buffer.from(await (await fetch(`http://127.0.0.1:${sitePort}${path}`)).arrayBuffer())
    writeFileSync(join(folder, 'html', name), html)
    writeFileSync(join(folder, 'html', `${name}.gz`), gzipSync(html, { level: 9 }))
  }
}

/** The least that one process of Node can do: these bytes from memory, whatever is asked for. */
async function startBare() {
  const code = `
    const { readFileSync } = require('node:fs')
    const pages = new Map(${JSON.stringify(Object.keys(pages))}.map((name) => ['/' + name, readFileSync(${JSON.stringify(join(folder, 'html'))} + '/' + name + '.gz')]))
    require('node:http').createServer((request, response) => {
      const body = pages.get(request.url)
      response.writeHead(200, ['content-type', 'text/html', 'content-encoding', 'gzip', 'content-length', String(body.byteLength)])
      response.end(body)
    }).listen(${barePort}, '127.0.0.1')`
  const child = spawn('node', ['-e', code], { stdio: 'inherit', env: pinnedEnvironment() })
  await untilAnswering(`http://127.0.0.1:${barePort}/speakers`)
  return child
}

/** nginx with one worker. */
async function startNginx() {
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { access_log off; gzip_static on; default_type text/html; sendfile on; keepalive_requests 10000000; open_file_cache max=10;
client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
server { listen 127.0.0.1:${nginxPort}; root ${folder}/html; } }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await untilAnswering(`http://127.0.0.1:${nginxPort}/speakers`)
  return child
}

/** One run: requests per second, p99 (ms), CPU per request (µs) and resident memory (MB) of the server process. Programs often accept no encoding. */
async function load(url, pid, isCompressed = true) {
  const before = cpuMicroseconds(pid)
  const { requests, ...seen } = hasWrk ? byWrk(url, isCompressed) : await byThisProcess(url, isCompressed)
  return {
    ...seen,
    cpu: (cpuMicroseconds(pid) - before) / requests,
    memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024,
  }
}

function byWrk(url, isCompressed) {
  const header = isCompressed ? ['-H', 'Accept-Encoding: gzip'] : []
  const output = execFileSync('wrk', ['-t1', '-c32', `-d${seconds}s`, '--latency', ...header, url], {
    encoding: 'utf8',
  })
  const requests = Number(/(\d+) requests in/.exec(output)[1])
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0
  return {
    requests,
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
    failed: Number(failed),
  }
}

/** 32 connections that ask again as soon as they are answered. */
async function byThisProcess(url, isCompressed) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const times = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  const ask = () =>
    new Promise((resolve) => {
      const started = performance.now()
      get(url, { agent, headers: isCompressed ? { 'accept-encoding': 'gzip' } : {} }, (response) => {
        if (response.statusCode !== 200) failed++
        response.resume().once('end', () => resolve(times.push(performance.now() - started)))
      }).once('error', () => resolve(failed++))
    })
  const connection = async () => {
    while (performance.now() < end) await ask()
  }
  await Promise.all(Array.from({ length: 32 }, connection))
  agent.destroy()
  times.sort((a, b) => a - b)
  return { requests: times.length, rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, failed }
}

function cpuMicroseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

function workerOf(child) {
  return Number(
    execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')[0],
  )
}

function median(runs) {
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return {
    rate: middle('rate'),
    p99: middle('p99'),
    cpu: middle('cpu'),
    memory: middle('memory'),
    failed: Math.max(...runs.map((run) => run.failed)),
  }
}

function print(rows) {
  console.log('| page | server | requests/s | ratio to nginx | p99 ms | CPU µs/request | memory MB | failed |')
  console.log('|---|---|--:|--:|--:|--:|--:|--:|')
  for (const row of rows) {
    const ceiling = rows.find((other) => other.page === row.page && other.server === 'nginx')?.rate
    const cells = [
      row.page,
      row.server,
      row.rate.toFixed(0),
      ceiling ? (row.rate / ceiling).toFixed(2) : '–',
      row.p99.toFixed(1),
      row.cpu.toFixed(0),
      row.memory.toFixed(0),
      row.failed,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

async function untilAnswering(url) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isAnswering = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isAnswering) return
    await wait(50)
  }
  throw new Error(`${url} does not answer`)
}
