import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type HeldSocket, holdSocket } from '@forum/site/server/held-socket-fixture.ts'
import { afterEach, expect, test, vi } from 'vitest'

const script = fileURLToPath(new URL('http-server-process-fixture.ts', import.meta.url))
let socket: HeldSocket | null = null
const children: ReturnType<HeldSocket['run']>[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  socket?.close()
  socket = null
})

async function startOn({ run }: HeldSocket) {
  const child = run(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout ?? child, 'data')
  return child
}

test('who comes while one process makes room for the next waits in the socket, and is answered', async () => {
  socket = holdSocket()
  const first = await startOn(socket)
  const ask = async () => (await fetch(`http://127.0.0.1:${socket?.port}`, { headers: { connection: 'close' } })).text()
  expect(await ask()).toBe(String(first.pid))
  first.kill('SIGTERM')
  expect(await once(first, 'exit')).toEqual([0, null])
  const between = ask()
  const second = await startOn(socket)
  expect(await between).toBe(String(second.pid))
})

test('nobody is refused while the process is replaced again and again', async () => {
  socket = holdSocket()
  const address = `http://127.0.0.1:${socket.port}`
  let process = await startOn(socket)
  const answers: Promise<string>[] = []
  const asking = setInterval(() => {
    const asked = fetch(address, { headers: { connection: 'close' } }).then((answer) => answer.text())
    answers.push(asked.catch((error: Error) => `refused: ${String(error.cause ?? error)}`))
  }, 5)
  const processes = [process.pid]
  for (let times = 0; times < 5; times++) {
    process.kill('SIGTERM')
    await once(process, 'exit')
    // Somebody comes while nobody listens, however fast the next one starts.
    const came = answers.length
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(came), { interval: 1 })
    process = await startOn(socket)
    processes.push(process.pid)
  }
  clearInterval(asking)
  const answered = await Promise.all(answers)
  expect(answered.filter((answer) => !processes.map(String).includes(answer))).toEqual([])
})

const sockets = () => spawnSync('ss', ['-ltnH', `sport = :${socket?.port}`], { encoding: 'utf8' })

test.skipIf(sockets().error !== undefined)('as many visitors may wait in the socket as the system lets, up to 4096', async () => {
  socket = holdSocket()
  await startOn(socket)
  const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
  const [, , waiting] = sockets().stdout.trim().split(/\s+/)
  expect(Number(waiting)).toBe(Math.min(4096, most))
})
