// What proxies of deploy/ make of requests that can be read in two ways: none reaches the site but those that the proxy itself has read, each with
// the address that the proxy saw. On a plain socket: TLS changes nothing in it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@forum/ground/base/free-port-fixture.ts'
import { type HttpServer, listen } from '@forum/ground/http/http-server.ts'
import { visitorAddress } from '@forum/ground/http/visitor-address.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleHost, writeProxyFiles } from './proxy-files.ts'

const root = join(import.meta.dirname, '..')

/** Starts the proxy before the site at `site`, on `port`. */
const proxies: Record<string, (folder: string, site: number, port: number) => Promise<ChildProcess>> = {
  async nginx(folder, site, port) {
    const { configuration } = writeProxyFiles(folder, { https: await freePort(), http: port, site, content: site })
    const text = readFileSync(configuration, 'utf8').replace(
      /listen 127.0.0.1:\d+ ssl http2;(\s+server_name forum.example;)/,
      `listen 127.0.0.1:${port} default_server;$1`,
    )
    writeFileSync(configuration, text.replace(/server \{\s+listen 127.0.0.1:\d+;\s+server_name forum.example www.*?\n\}/s, ''))
    return spawn('nginx', ['-c', configuration], { stdio: 'ignore' })
  },
  async caddy(folder, site, port) {
    const text = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
      .replace('email admin@forum.example', 'admin off\n\tauto_https off')
      .replaceAll('/var/log/caddy', folder)
      .replace(/^forum\.example \{/m, `http://${exampleHost}:${port} {\n\tbind 127.0.0.1`)
      .replace(/^www\.forum\.example \{.*/ms, '')
    writeFileSync(join(folder, 'Caddyfile'), text)
    const env = { ...process.env, HOME: folder, FORUM_SITE: `127.0.0.1:${site}` }
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], { stdio: 'ignore', env })
  },
}

/** Who sends, and what a request says that was hidden in another one. */
const [client, liar] = ['127.0.0.2', '203.0.113.66']
const hidden = `GET /hidden HTTP/1.1\r\nHost: ${exampleHost}\r\nX-Forwarded-For: ${liar}\r\nConnection: close\r\n\r\n`
const form = `POST /form HTTP/1.1\r\nHost: ${exampleHost}\r\nContent-Type: application/x-www-form-urlencoded\r\n`

const twofold: [string, string][] = [
  ['a length and chunks', `${form}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks and a length', `${form}Transfer-Encoding: chunked\r\nContent-Length: ${hidden.length}\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${form}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a length with a sign', `${form}Content-Length: +${hidden.length}\r\n\r\n${hidden}`],
  ['a space before the colon', `${form}Content-Length : ${hidden.length}\r\n\r\n${hidden}`],
  ['chunks under another name', `${form}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks with a tab before', `${form}Transfer-Encoding:\x0bchunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['chunks and then none', `${form}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunks behind a line feed alone', `${form}X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['lines without a carriage return', `${form.replaceAll('\r\n', '\n')}Content-Length: ${hidden.length}\n\n${hidden}`],
  ['a folded line', `${form}X: y\r\n Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a sound form whose text is a request', `${form}Content-Length: ${hidden.length}\r\nConnection: close\r\n\r\n${hidden}`],
]

describe.each(Object.keys(proxies))('%s (skipped where it is not installed)', (name) => {
  const isThere = spawnSync(name, [name === 'nginx' ? '-v' : 'version']).status === 0
  const reached: { url: string | undefined; address: string }[] = []
  let folder: string
  let site: HttpServer
  let proxy: ChildProcess
  let port: number

  const send = (to: number, bytes: string, localAddress = client) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: to, localAddress }, () => socket.write(bytes))
      let answer = ''
      socket.setEncoding('utf8')
      // What waits for more than it was sent is ended by the client.
      socket.setTimeout(1000, () => socket.destroy())
      socket.on('data', (text) => {
        answer += text
      })
      socket.on('error', () => {}).on('close', () => resolve(answer))
    })
  const sound = `GET /sound HTTP/1.1\r\nHost: ${exampleHost}\r\nX-Forwarded-For: ${liar}\r\nConnection: close\r\n\r\n`

  beforeAll(async () => {
    if (!isThere) return
    folder = mkdtempSync(join(tmpdir(), 'smuggling-'))
    site = await listen(
      (incoming, outgoing) => {
        reached.push({ url: incoming.url, address: visitorAddress(incoming, ['127.0.0.1']) })
        outgoing.end('the site')
      },
      { port: 0, host: '127.0.0.1' },
    )
    port = await freePort()
    proxy = await (proxies[name] as (typeof proxies)[string])(folder, site.address.port, port)
    while (!(await send(port, sound)).includes('the site')) await pause(50)
  })
  afterAll(async () => {
    if (!isThere) return
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
    await site.drain()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => void reached.splice(0))

  test.skipIf(!isThere).each(twofold)('%s', async (_, bytes) => {
    await send(port, bytes)
    expect(reached.filter(({ address }) => address !== client)).toEqual([])
  })

  test.skipIf(!isThere)(
    'says whose a request is, whatever the visitor says; who passes it by is nobody else either',
    async () => {
      await send(port, sound)
      await send(site.address.port, sound, '127.0.0.3')
      expect(reached).toEqual([
        { url: '/sound', address: client },
        { url: '/sound', address: '127.0.0.3' },
      ])
    },
  )

  test.skipIf(!isThere).each(['x', exampleHost])('refuses a second host (%s)', async (host) => {
    expect(await send(port, sound.replace('\r\n\r\n', `\r\nHost: ${host}\r\n\r\n`))).toMatch(/^HTTP\/1\.1 400 /)
    expect(reached).toEqual([])
  })
})
