// A free port for a program that cannot choose one itself. It is below the ephemeral ports, which another test could get before the program listens.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** No other tests use this range: browser tests begin at 20 000 (scripts/free-ports.mjs). */
const [lowest, highest] = [10_000, 20_000]

/** A free port on loopback. */
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
