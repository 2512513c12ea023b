import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import { expect, test } from 'vitest'

const routes = import.meta.glob<{ handle?: PageHandle }>('../../routes/*/route.tsx', { eager: true })

test('of personal pages those of orders and tickets say that the ticket stays valid', () => {
  const says = Object.entries(routes).flatMap(([file, { handle }]) =>
    handle?.layout === 'quiet' ? [[file.split('/').at(-2), handle.isOfTicket ?? false]] : [],
  )
  expect(Object.fromEntries(says)).toEqual({
    ...{ order: true, ticket: true, seats: true, 'by-card': true, 'by-bank': true, 'by-form': true },
    ...{ incomplete: false, subscription: false, 'test-payment': false, waiting: false },
  })
})
