// A port for a program that cannot choose one itself: below those that the system gives to everybody who asks for any, of which another
// test may have taken this one before the program listens.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Of those between these nobody else's tests take any: the browser's begin at 20 000 (scripts/free-ports.mjs). */
const [lowest, highest] = [10_000, 20_000]

/** One on loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
