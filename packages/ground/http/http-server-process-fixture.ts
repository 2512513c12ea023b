// A site with one sentence on an inherited socket: prints its process id and shuts down gracefully.
import { takeInheritedSocket } from '../settings/inherited-socket.ts'
import { listen } from './http-server.ts'

const inherited = takeInheritedSocket()
const server = await listen((_, outgoing) => outgoing.end(String(process.pid)), { port: 1, host: '127.0.0.1', inherited })
process.on('SIGTERM', async () => {
  await server.drain()
  process.exit(0)
})
process.stdout.write('listening\n')
