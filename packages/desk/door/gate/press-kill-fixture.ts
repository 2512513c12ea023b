// A process that only receives presses of one gate's phones, for the test that kills it. Each press is carried out twice, as after a lost answer.
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { pressAtDoor } from '@forum/desk/day/door-press.ts'
import { openDatabase } from '@forum/desk/storage/open-database.ts'
import { writtenProgramme } from '@forum/domain/day-state/written-programme.ts'

// A killed process would not save its compile cache.
flushCompileCache()

const [place = '', gateId = '', death = ''] = process.argv.slice(2)
const context = { database: await openDatabase(place), now: Date.now, programme: () => writtenProgramme(2025, undefined) }
const die = () => process.kill(process.pid, 'SIGKILL')

createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  if (death === 'before') return die()
  const press = () => pressAtDoor(context, { id: gateId, name: 'Штаб' }, JSON.parse(text))
  const answer = await press()
  await press()
  if (death === 'after') return die()
  response.end(JSON.stringify(answer))
}).listen(0, '127.0.0.1', function (this: import('node:net').Server) {
  const address = this.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`)
})
