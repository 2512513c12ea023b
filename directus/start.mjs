// `npm run start`: runs the content service until Ctrl-C.
import { command, Fault, startContentService } from './live.mjs'
import { tellReady } from './service/ready.mjs'

await command(async () => {
  const service = await startContentService()
  console.log(`Content service: ${service.url}/v2/items/forums, admin application: ${service.url}/admin`)
  if (service.demo) console.log(`Demo editor: ${service.editor.email} / ${service.editor.password}`)
  tellReady()
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      asked = true
      service.stop()
    })
  await service.ended
  if (!asked) throw new Fault('Directus ended by itself; its log says why.')
})
