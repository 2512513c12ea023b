import { existsSync, rmSync, writeFileSync, copyFileSync } from 'node:fs'
import { withMachine } from './booted-machine.ts'
const [, , name = 'a'] = process.argv
await withMachine('bookworm', async (machine) => {
  writeFileSync(`/tmp/r-${name}.json`, JSON.stringify({ ...machine }))
  writeFileSync(`/tmp/r-${name}.addr`, machine.address)
  writeFileSync(`/tmp/r-${name}.folder`, machine.folder)
  while (!existsSync(`/tmp/r-${name}.stop`)) await new Promise((done) => setTimeout(done, 1000))
})
