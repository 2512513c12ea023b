import { readdirSync } from 'node:fs'
import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { startContentStub } from '@forum/content/client/content-stub.ts'
import { manyPosts, send } from '@forum/content/store/store-fixture.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { commandHere } from './process-fixture.ts'

async function service() {
  const stub = await startContentStub(fixtureTables())
  onTestFinished(() => stub.close())
  const folder = newFolder()
  const settings = { DATA_DIR: newFolder(), CONTENT_API_URL: stub.url, CONTENT_API_TOKEN: 'token' }
  return { stub, folder, read: () => commandHere(['read-content', folder], settings) }
}

test('what is read is said, and kept for a site that starts in that folder', async () => {
  const { folder, read } = await service()
  expect(await read()).toMatchObject({ code: 0, out: expect.stringMatching(/was read: 2 editions, \d+ people, \d+ news\.\n$/) })
  expect(readdirSync(folder)).toContain('content-snapshot.json')
})

test('a service that fails, or gives less than before, is a sentence', async () => {
  const { stub, read } = await service()
  stub.tables.set('blog_posts', manyPosts(30))
  await read()
  stub.tables.set('blog_posts', [])
  expect(await read()).toMatchObject({ code: 1, fault: expect.stringMatching(/gives less than before: .*30 → 0/) })
  stub.misbehave = (_, response) => send(response, 403, '{}')
  expect(await read()).toMatchObject({ code: 1, fault: expect.stringMatching(/cannot be read: /) })
})

test('it needs a folder', async () => {
  expect(await commandHere(['read-content'], { DATA_DIR: newFolder() })).toMatchObject({
    code: 1,
    fault: expect.stringMatching(/folder/),
  })
})
