// `npm run setup`: updates the content service to these sources and stops it. Repeatable, loses nothing.
import { command, startContentService } from './live.mjs'

await command(async () => {
  const service = await startContentService({ again: true })
  await service.stop()
  console.log('The content service is set up; `npm run start` starts it.')
})
