// What a start asks of the content service.

import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { startContentStub } from '@forum/content/client/content-stub.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test } from 'vitest'
import { decideConfig } from './config/config.ts'
import { firstContent } from './process.ts'
import { createServices } from './services.ts'

test('every collection is read once, at the first start and at the next one', async () => {
  const path = newFolder()
  await using stub = await startContentStub(fixtureTables())
  const config = decideConfig({ CONTENT_API_URL: stub.url })
  for (const from of ['nowhere', 'snapshot']) {
    stub.requests.length = 0
    let before = ''
    await using started = await createServices(config, { path, readOnly: null }, path, silentLog(), async (parts) => {
      before = parts.store.status().from
      await firstContent(parts)
    })
    await started.store.underway()
    const times = Map.groupBy(stub.requests, (request) => request)
    expect([from, before, started.store.status().from]).toEqual([from, 'nowhere', 'source'])
    expect(times.size).toBeGreaterThan(10)
    expect([...times].filter(([, requests]) => requests.length > 1).map(([request]) => request)).toEqual([])
  }
})
