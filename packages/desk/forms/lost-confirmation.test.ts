import { expect, test } from 'vitest'
import { StorageFault } from '../storage/database.ts'
import { createConfirmationPace } from './confirmation-pace.ts'
import { createSubmissions } from './submissions.ts'

test.each([
  ['could not be kept', true],
  ['was kept already, by a process that has ended since,', false],
])('a form that %s takes no confirmation from the one that is sent next', async (_, isLockedFirst) => {
  const pace = createConfirmationPace(() => 1)
  const kept: number[] = []
  let isFirst = true
  const submissions = createSubmissions({
    store: {
      store: async ({ id, deliveries }: { id: string; deliveries: readonly unknown[] }) => {
        if (isFirst && isLockedFirst) throw new StorageFault('the database is locked')
        if (isFirst) return { id, isNew: false }
        kept.push(deliveries.length)
        return { id, isNew: true }
      },
    } as never,
    rules: { subscriptionPage: () => '/', mayConfirm: pace.take, notConfirmed: pace.giveBack },
    now: () => 1,
    onStored: () => {},
    log: { info: () => {}, error: () => {} },
  })
  const send = () =>
    submissions.accept('subscription', { email: 'ada@b.example' } as never, { locale: 'uk', page: '/', forumYear: 2025 })
  expect(await send()).toBe(isLockedFirst ? 'refused' : 'stored')
  isFirst = false
  expect(await send()).toBe('stored')
  expect(kept).toEqual([1])
})
