import { StorageFault } from '@forum/desk/storage/thread.ts'
import { unwrittenEdition } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { localeOfPath } from '@forum/domain/localisation/locale.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { createStaticHandler, type LoaderFunctionArgs, RouterContextProvider, type StaticHandlerContext } from 'react-router'
import { expect, it, vi } from 'vitest'
import { middleware } from '../routes/language/route.tsx'
import { servicesWith } from '../services-builder.ts'
import { editionOf, fromDesk, localeOf, notFound, servicesContext } from './context.server.ts'

const titled = (year: number, title: Partial<Forum['title']>, own: Partial<Forum> = {}): Forum => ({
  ...unwrittenEdition(year),
  ...own,
  title: inSome(title),
})
const forums = [titled(2025, { uk: 'Форум' }), titled(2020, {}, { isCancelled: true }), titled(2019, { uk: 'Форум', en: '-' })]

const answer = ({ params, context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>) =>
  `${localeOf(context)} ${editionOf(context, params).year}`
const handler = createStaticHandler([
  {
    id: 'language',
    path: '/:lang',
    middleware,
    // Loaders run side by side: none may depend on another's work.
    loader: ({ context }) => localeOf(context),
    children: [
      { id: 'edition', path: 'forum/:year?', loader: answer, action: answer },
      { id: 'order', path: 'order', loader: () => fromDesk(Promise.reject(fault)) },
      { id: 'nothing', path: 'nothing', loader: () => notFound({ missing: 'album' }) },
    ],
  },
])

let fault: Error

/** What the routes come to: status, and the data of the page or of its error. */
async function ask(path: string, init: RequestInit = {}) {
  const request = new Request(`http://site${path}`, init)
  const requestContext = new RouterContextProvider()
  requestContext.set(servicesContext, servicesWith({ forums }))
  let found: StaticHandlerContext | undefined
  await handler.query(request, {
    requestContext,
    async generateMiddlewareResponse(query) {
      const result = await query(request)
      if (result instanceof Response) return result
      found = result
      return new Response()
    },
  })
  const { statusCode, loaderData = {}, actionData, errors } = found ?? {}
  return { status: statusCode, page: loaderData.edition, language: loaderData.language, done: actionData?.edition, errors }
}

it.each([
  ['/uk/forum', 'uk 2025'],
  ['/en/forum/2025', 'en 2025'],
  ['/ru/forum/2019', 'ru 2019'],
  ['/en/forum/2020', 'en 2020'],
])('%s: language and edition are known to every loader', async (path, page) => {
  expect(await ask(path)).toMatchObject({ status: 200, page, language: path.slice(1, 3) })
})

it('an action knows them too', async () => {
  expect(await ask('/en/forum/2025', { method: 'POST', body: new URLSearchParams() })).toMatchObject({ done: 'en 2025' })
})

it.each([
  ['an unknown year', '/uk/forum/2031'],
  ['what is no year', '/uk/forum/2025a'],
  ['an edition whose title is "-" in the language', '/en/forum/2019'],
])('%s is a 404', async (_, path) => {
  const { status, page, errors } = await ask(path)
  expect([status, page]).toEqual([404, undefined])
  expect(Object.values(errors ?? {})).toMatchObject([{ status: 404, data: null }])
})

it('an unknown language is answered in Ukrainian, and nothing can be sent to it', async () => {
  expect(localeOfPath('/de/forum/2025')).toBe('uk')
  expect(await ask('/de/forum/2025')).toMatchObject({ language: 'uk' })
  expect(await ask('/de/forum/2025', { method: 'POST', body: new URLSearchParams() })).toMatchObject({
    status: 404,
    done: undefined,
  })
})

it('the error page is told what was looked for', async () => {
  expect(Object.values((await ask('/uk/nothing')).errors ?? {})).toMatchObject([{ status: 404, data: { missing: 'album' } }])
})

it('a database that cannot be asked is a closed desk, and anything else a fault of ours', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  fault = new StorageFault('disk I/O error')
  const { status, errors } = await ask('/uk/order')
  expect(status).toBe(503)
  expect(Object.values(errors ?? {})).toMatchObject([{ status: 503, data: { isDeskClosed: true } }])
  expect(said.mock.calls).toEqual([['The desk cannot be asked: disk I/O error']])
  fault = new Error('no such column')
  expect(await ask('/uk/order')).toMatchObject({ status: 500 })
})
