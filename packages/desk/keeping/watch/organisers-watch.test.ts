import { silentLog } from '@forum/ground/base/log.ts'
import { expect, test } from 'vitest'
import { createOrganisersWatch } from './organisers-watch.ts'

const minute = 60_000

function watchOf() {
  const state = { now: 0, holds: [] as number[], mailFault: null as Error | null }
  const sent: string[] = []
  const watch = createOrganisersWatch({
    about: 'too much is unpaid',
    worries: async () => state.holds,
    text: (holds) => ({ subject: 'too much', text: String(holds) }),
    send: async ({ text }) => {
      if (state.mailFault) throw state.mailFault
      sent.push(text)
    },
    now: () => state.now,
    log: silentLog(),
  })
  return { state, sent, check: watch.check }
}

test('the organisers are told once an hour while unpaid orders hold too much, and not when they do not', async () => {
  const { state, sent, check } = watchOf()
  await check()
  expect(sent).toEqual([])
  state.holds = [51]
  for (; state.now < 119 * minute; state.now += minute) await check()
  expect(sent).toEqual(['51', '51'])
  state.holds = []
  state.now += 120 * minute
  await check()
  expect(sent).toHaveLength(2)
})

test('what could not be sent is tried again after minutes', async () => {
  const { state, sent, check } = watchOf()
  state.holds = [51]
  state.mailFault = new Error('no mail server')
  await check()
  state.mailFault = null
  state.now += minute
  await check()
  expect(sent).toEqual([])
  state.now += 5 * minute
  await check()
  expect(sent).toEqual(['51'])
})

test('a clock that was a year ahead for a while does not silence the watch for a year', async () => {
  const { state, sent, check } = watchOf()
  state.holds = [51]
  state.now = 365 * 24 * 60 * minute
  await check()
  state.now = 2 * minute
  await check()
  expect(sent).toEqual(['51', '51'])
})
