import { expect, test } from 'vitest'
import { StorageFault } from '../storage/database.ts'
import { createConfirmationPace } from './confirmation-pace.ts'
import { createSubmissions } from './submissions.ts'

test('a form that could not be kept takes no confirmation from the one that is sent once more', async () => {
  const pace = createConfirmationPace(() => 1)
  const kept: number[] = []
  let isLocked = true
  const submissions = createSubmissions({
    store: {
      store: async ({ id, deliveries }: { id: string; deliveries: readonly unknown[] }) => {
        if (isLocked) throw new StorageFault('the database is locked')
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
  expect(await send()).toBe('refused')
  isLocked = false
  expect(await send()).toBe('stored')
  expect(kept).toEqual([1])
})
