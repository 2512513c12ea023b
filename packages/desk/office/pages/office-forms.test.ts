// How much of a form the desk reads, and from whom.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allTyped } from './office-room.ts'
import { startOfficeSite, type TestOfficeSite } from './office-site-fixture.ts'

let site: TestOfficeSite

beforeEach(async () => {
  site = await startOfficeSite()
})
afterEach(() => site[Symbol.asyncDispose]())

const many = (fields: number) => Array.from({ length: fields }, () => ['number', '2025-00001'] as [string, string])

test('each form takes as much as its endpoint needs, and says in words when it is more', async () => {
  const olena = await site.enter()
  for (const [path, fields] of [
    ['/leave', { back: 'x'.repeat(3000) }],
    ['/enter', { back: 'x'.repeat(3000) }],
    ['/language', { back: 'x'.repeat(3000) }],
    ['/leave', many(25)],
    ['/orders', { reason: 'x'.repeat(70_000) }],
    ['/orders', many(601)],
    ['/retry', many(201)],
    ['/letters', { 'words-uk': 'x'.repeat(140_000) }],
    ['/guests', { list: 'x'.repeat(600_000) }],
    ['/guests', many(51)],
    ['/transfers/statement/x', many(601)],
  ] as const)
    expect(await olena.send(path, fields as Record<string, string>), path).toMatchObject({
      status: 413,
      view: { problem: 'tooBig' },
    })
  for (const [path, fields] of [
    ['/orders', [...many(500), ['reason', 'подвійні']]],
    ['/letters', { letter: 'before', deed: 'word', 'words-uk': 'ї'.repeat(2000), 'words-ru': 'ё'.repeat(2000) }],
    ['/guests', { list: 'x'.repeat(500_000) }],
    ['/transfers/statement/x', many(501)],
    ['/transfers/back', many(2000)],
    ['/leave', {}],
  ] as const)
    expect((await olena.send(path, fields as Record<string, string>)).status, path).not.toBe(413)
})

test('who is not signed in, or asks too often, is answered before the form is read', async () => {
  await using own = await startOfficeSite({ budgets: { take: (name) => (name === 'desk' ? 7 : null) } })
  const entered = await own.ask(`/enter/${own.pass()}`)
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const unsent = (path: string, length: number, more = '') =>
    own.send(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n${more}Content-Length: ${length}\r\n\r\n`,
    )
  expect(await unsent('/guests', 400_000)).toMatch(/^HTTP\/1\.1 403 [\s\S]*"isUnsentLong":true/)
  expect(await unsent('/leave', 400_000)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await unsent('/guests', 400_000, `Cookie: ${cookie}\r\n`)).toMatch(/^HTTP\/1\.1 429 /)
  await using closed = await startOfficeSite({ budgets: { take: (name) => (name === 'pages' ? 7 : null) } })
  for (const path of ['/leave', '/enter', '/guests', '/orders'])
    expect((await closed.ask(path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })).status, path).toBe(429)
})

test('a form that is too long for who is not signed in is not read, and the page says how it is sent again', async () => {
  const olena = await site.enter()
  await olena.send('/leave', {})
  for (const long of [await olena.send('/guests', { list: 'x'.repeat(100_000) }), await olena.send('/orders', many(700))])
    expect(long).toMatchObject({ status: 403, view: { page: 'entrance', unsent: '', isUnsentLong: true } })
})

test('what was typed is shown again after visiting each field once, however many have one name', () => {
  const form = new FormData()
  for (let field = 0; field < 600; field++) form.append('number', String(field))
  form.append('file', new File(['x'], 'x.txt'))
  const asked = { visits: 0, getAll: 0 }
  const counting = new Proxy(form, {
    get(target, name) {
      if (name === 'getAll') asked.getAll++
      if (name !== Symbol.iterator) return Reflect.get(target, name).bind(target)
      return function* () {
        for (const each of target) {
          asked.visits++
          yield each
        }
      }
    },
  })
  const typed = allTyped(counting)
  expect([typed.number?.split(',').length, typed.file, asked]).toEqual([600, '', { visits: 601, getAll: 0 }])
})
