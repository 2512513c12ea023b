// A site of one sentence, on the socket that it was given: says its number, and ends in order.
import { takeInheritedSocket } from './config/inherited-socket.ts'
import { listen } from './http-server.ts'

const inherited = takeInheritedSocket()
const server = await listen((_, outgoing) => outgoing.end(String(process.pid)), { port: 1, host: '127.0.0.1', inherited })
process.on('SIGTERM', async () => {
  await server.drain()
  process.exit(0)
})
process.stdout.write('listening\n')
