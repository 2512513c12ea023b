import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { expect, test } from 'vitest'
import { createMailCount } from '../post/mail/mail-count.ts'
import { createOutbox } from '../post/outbox/outbox.ts'
import { openTestDatabase } from '../storage/database-fixture.ts'
import { watchOf } from './watching.ts'

test('what goes wrong within one millisecond is told in a letter each', async () => {
  const dataDirectory = newFolder()
  const database = await openTestDatabase(join(dataDirectory, 'desk.sqlite'))
  const now = Date.parse('2025-10-16T09:00:00Z')
  const dead = { waiting: 1, dead: 2, oldestAt: now - 7_200_000 }
  const watch = watchOf(
    {
      config: decideConfig({ MAIL_OPERATOR: 'operator@forum.example' }),
      dataDirectory,
      log: silentLog(),
      mails: createMailCount(),
    },
    { database, outbox: { ...createOutbox(database), backlog: async () => dead }, now: () => now },
    null,
  )
  await watch.check()
  expect(readdirSync(join(dataDirectory, 'mail'))).toHaveLength(2)
  await database.close()
})
