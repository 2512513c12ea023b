// deploy/nginx.conf before two machines that do not know the same: one was updated, the other is about to be.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as plainRequest, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exampleHost, writeProxyFiles } from './proxy-files.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const hasCaddy = spawnSync('caddy', ['version']).status === 0
let folder: string
let nginx: ChildProcess | undefined
let caddy: ChildProcess | undefined
let machines: Server[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'))
  machines = []
})
afterEach(async () => {
  nginx?.kill('SIGTERM')
  if (nginx) await once(nginx, 'exit')
  caddy?.kill('SIGTERM')
  if (caddy) await once(caddy, 'exit')
  for (const machine of machines) machine.close()
  rmSync(folder, { recursive: true })
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Knows the files of `drawing` below /static/, and every page. */
async function machine(drawing: string, sent: string[] = []): Promise<number> {
  const server = createServer((asked, answer) => {
    if (asked.method === 'POST') sent.push(drawing)
    const [, place, name] = /^\/(static)\/(\w+)/.exec(asked.url ?? '') ?? []
    answer.writeHead(asked.method === 'POST' || (place && name !== drawing) ? 404 : 200).end(drawing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  machines.push(server)
  return portOf(server)
}

test.skipIf(!hasNginx)(
  'what belongs to a page is found on the machine that drew it; what is sent is sent once (skipped where nginx is not there)',
  async () => {
    const sent: string[] = []
    const [before, after] = [await machine('before', sent), await machine('after', sent)]
    const https = await freePort()
    const { configuration, authority } = writeProxyFiles(folder, { https, http: await freePort(), site: before, content: before })
    const first = `server 127.0.0.1:${before} max_fails=0;`
    const text = readFileSync(configuration, 'utf8')
    expect(text).toContain(first)
    writeFileSync(configuration, text.replace(first, `${first} ${first.replace(String(before), String(after))}`))
    nginx = spawn('nginx', ['-c', configuration], { stdio: 'ignore' })
    const ca = readFileSync(authority)
    const ask = (path: string, method = 'GET') =>
      new Promise<number>((resolve, reject) => {
        const given = { host: '127.0.0.1', port: https, servername: exampleHost, headers: { host: exampleHost }, ca }
        const asking = request({ ...given, path, method, agent: false }, (answer) => resolve(answer.resume().statusCode ?? 0))
        asking.on('error', reject).end()
      })
    while ((await ask('/uk').catch(() => 0)) !== 200) await pause(30)
    const found = await Promise.all(
      Array.from({ length: 4 }, () => ['/static/before.js', '/static/after.js', '/uk'])
        .flat()
        .map((path) => ask(path)),
    )
    expect(new Set(found)).toEqual(new Set([200]))
    expect([await ask('/static/neither.js'), await ask('/uk/callback', 'POST'), sent.length]).toEqual([404, 404, 1])
  },
)

test.skipIf(!hasNginx)(
  'where no machine answers, visitors read so in their languages; an error of a site is its own (skipped where nginx is not there)',
  async () => {
    const failing = createServer((_, answer) => answer.writeHead(502).end('the own words of the site')).listen(0, '127.0.0.1')
    await once(failing, 'listening')
    machines.push(failing)
    const [http, nobody] = [await freePort(), await freePort()]
    for (const [site, words] of [
      [nobody, /lang="uk".*не відповідає.*lang="en".*try again in a minute.*lang="ru"/s],
      [portOf(failing), /^the own words of the site$/],
    ] as const) {
      const { configuration } = writeProxyFiles(folder, { https: await freePort(), http, site, content: site })
      // Without TLS, which has a test of its own.
      const text = readFileSync(configuration, 'utf8').replace(
        /listen 127.0.0.1:\d+ ssl http2;(\s+server_name forum.example;)/,
        `listen 127.0.0.1:${http};$1`,
      )
      writeFileSync(configuration, text.replace(/server \{\s+listen 127.0.0.1:\d+;\s+server_name forum.example www.*?\n\}/s, ''))
      nginx = spawn('nginx', ['-c', configuration], { stdio: 'ignore' })
      const ask = () => fetch(`http://127.0.0.1:${http}/uk`, { headers: { host: exampleHost } })
      let answer = await ask().catch(() => null)
      while (!answer) {
        await pause(30)
        answer = await ask().catch(() => null)
      }
      expect([answer.status, await answer.text()]).toEqual([502, expect.stringMatching(words)])
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      nginx = undefined
    }
  },
)

/** deploy/Caddyfile without TLS, every name of it on `port`. */
async function startCaddy(port: number, env: Record<string, string>) {
  const text = readFileSync(join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8')
    .replace('email admin@forum.example', 'admin off\n\tauto_https off')
    .replaceAll('/var/log/caddy', folder)
    .replaceAll(/^((?:\w+\.)?forum\.example) \{/gm, `http://$1:${port} {\n\tbind 127.0.0.1`)
  writeFileSync(join(folder, 'Caddyfile'), text)
  const given = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  caddy = spawn('caddy', given, { stdio: 'ignore', env: { ...process.env, HOME: folder, ...env } })
  const ask = async (path: string, host = exampleHost, method = 'GET') => {
    const asking = plainRequest({ port, path, method, headers: { host }, agent: false }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, text: (await answer.setEncoding('utf8').toArray()).join('') }
  }
  while ((await ask('/').catch(() => null)) === null) await pause(30)
  return ask
}

test.skipIf(!hasCaddy)(
  'Caddy asks both processes that FORUM_SITE names, and the other one when one is gone (skipped where caddy is not there)',
  async () => {
    const [first, second] = [await machine('first'), await machine('second')]
    const ask = await startCaddy(await freePort(), { FORUM_SITE: `127.0.0.1:${first} 127.0.0.1:${second}` })
    const drawnBy = async () => new Set([await ask('/uk'), await ask('/uk'), await ask('/uk')].map(({ text }) => text))
    expect(await drawnBy()).toEqual(new Set(['first', 'second']))
    machines[0]?.close()
    machines[0]?.closeAllConnections()
    expect(await drawnBy()).toEqual(new Set(['second']))
  },
)

test.skipIf(!hasCaddy)(
  'of the content service Caddy shows everybody what is public, and the whole of it to nobody (skipped where caddy is not there)',
  async () => {
    const ask = await startCaddy(await freePort(), { FORUM_CONTENT: `127.0.0.1:${await machine('content')}` })
    const api = `api.${exampleHost}`
    const seen = [
      await ask('/v2/items/forums', api),
      await ask('/v2/items/forums', api, 'POST'),
      await ask('/users', api),
      await ask('/admin', `admin.${exampleHost}`),
    ]
    expect(seen.map(({ status, text }) => [status, text])).toEqual([
      [200, 'content'],
      [404, ''],
      [404, ''],
      [403, ''],
    ])
  },
)
