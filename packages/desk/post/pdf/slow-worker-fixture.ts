// A thread for the tests of order-pdfs.ts: it says what it was given, and falls over or stays silent where it is told to.
import { parentPort } from 'node:worker_threads'

let drawn = 0
parentPort?.on('message', ({ given: [said] }: { given: [string] }) => {
  if (said === 'crash') process.exit(1)
  if (said === 'fault') parentPort?.postMessage({ fault: 'no such letter' })
  else parentPort?.postMessage({ content: new Uint8Array(Buffer.from(`${said} ${++drawn}`)) })
})
