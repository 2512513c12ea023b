import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A mail server that takes `user` with any password, or nobody. */
export async function mailServer(isTaking = true): Promise<string> {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      const [word = ''] = data.toString().split(' ')
      if (/^EHLO/i.test(word)) socket.write('250-here\r\n250 AUTH PLAIN\r\n')
      else if (/^AUTH/i.test(word)) socket.write(isTaking ? '235 welcome\r\n' : '535 who are you\r\n')
      else socket.end('221 bye\r\n')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  return `smtp://user:secretword@127.0.0.1:${(server.address() as AddressInfo).port}`
}
