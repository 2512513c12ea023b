// Prints the first of 120 free ports in a row, below the ephemeral ports, for one run of browser tests, so that two checkouts can test at once.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const [lowest, highest, count] = [20_000, 32_000, 120]

async function isFree(port) {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

let first
let row = []
do {
  first = lowest + count * randomInt((highest - lowest) / count)
  row = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
} while (row.includes(false))
console.log(first)
