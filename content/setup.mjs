// Owns `npm run setup`: brings the content service up to these sources and stops it again. Repeatable, loses nothing.
import { command, startContentService } from './live.mjs'

await command(async () => {
  const service = await startContentService({ again: true })
  await service.stop()
  console.log('The content service is set up; `npm run start` starts it.')
})
