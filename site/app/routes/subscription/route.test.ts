// The page of a key from a letter: of a subscription, or of the letters about the running day; each is ended by one press.
import { requestServicesContext, servicesContext, setLocale } from '@forum/site/app/context/context.server.ts'
import { servicesWith } from '@forum/site/app/services-builder.ts'
import type { RequestServices } from '@forum/site/server/contract/app-contract.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Route } from './+types/route.ts'
import { action, loader } from './route.tsx'

/** What the desk knows of the key as one or the other; null: nothing. */
function page(subscription: 'confirmed' | null, letters: 'confirmed' | 'ended' | null) {
  const of = (state: string | null) => ({
    stateOf: async () => state,
    change: vi.fn(async () => (state === null ? null : 'changed')),
  })
  const [subscriptions, letterRefusals] = [of(subscription), of(letters)]
  const desk = { forms: { subscriptions }, sale: { letterRefusals } }
  const context = new RouterContextProvider()
  setLocale(context, 'uk')
  context.set(servicesContext, servicesWith({}))
  context.set(requestServicesContext, { desk, visitor: { address: '203.0.113.7' } } as unknown as RequestServices)
  const params = { lang: 'uk', key: 'k' }
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields)
    const request = new Request('http://site/uk/subscription/k', { method: 'POST', body })
    const answer = await action({ request, context, params } as unknown as Route.ActionArgs).catch((thrown: unknown) => thrown)
    const { status, init } = (answer ?? { status: 200 }) as { status?: number; init?: { status: number } }
    return {
      status: status ?? init?.status,
      asked: [subscriptions, letterRefusals].map(({ change }) => change.mock.calls.length),
    }
  }
  const load = () => loader({ context, params } as unknown as Route.LoaderArgs)
  return { send, load }
}

test.each([
  ['confirmed', 'Листи про перебіг форуму', 'Більше не надсилати'],
  ['ended', 'Таких листів більше не буде', 'Надсилати знову'],
] as const)('letters about the day that are %s', async (state, heading, button) => {
  expect(await page(null, state).load()).toMatchObject({ state, heading, button })
})

test('a subscription has its own words, and nobody is asked about letters', async () => {
  expect(await page('confirmed', null).load()).toMatchObject({ heading: 'Ви підписані', button: 'Відписатися' })
  expect(await page('confirmed', 'confirmed').send({ wish: 'end' })).toMatchObject({ asked: [1, 0] })
})

test.each<[string, Record<string, string>, number]>([
  ['the button of a mail program', { 'List-Unsubscribe': 'One-Click' }, 200],
  ['the button of the page', { wish: 'end' }, 303],
])('%s ends letters about the day', async (_, fields, status) => {
  expect(await page(null, 'confirmed').send(fields)).toEqual({ status, asked: [1, 1] })
})

test('an unknown key is a 404, and no wish is a 400', async () => {
  await expect(page(null, null).load()).rejects.toMatchObject({ init: { status: 404 } })
  expect((await page(null, null).send({ wish: 'end' })).status).toBe(404)
  expect(await page(null, 'confirmed').send({})).toEqual({ status: 400, asked: [0, 0] })
})
