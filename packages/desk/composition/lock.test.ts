import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { page, startTestSite, type TestSite } from '@forum/site/server/site-fixture.ts'
import { afterEach, expect, test } from 'vitest'

let site: TestSite
afterEach(() => site[Symbol.asyncDispose]())

test('while another process holds the desk’s file, pages are answered at once, and a form waits and is refused or kept', async () => {
  const here = { locale: 'uk', page: '/uk', forumYear: 2025 } as const
  site = await startTestSite(async (request, _, { desk }) => {
    if (request.method === 'GET') return page(`${(await desk.sale.orders.byPage('none')) ?? 'nothing'}`)
    const form = await request.formData()
    const callback = { name: String(form.get('name')), phone: '1' }
    return page(await site.desk.forms.submissions.accept('callback', callback, here))
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://forum.example' }
  const post = (name: string) => site.get('/uk/contacts', headers, 'POST', new URLSearchParams({ name }).toString())
  const other = new DatabaseSync(join(site.directory, 'desk.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  let answered = 0
  let isPosting = true
  const refused = post('Ада').finally(() => {
    isPosting = false
  })
  // Also pages that ask the desk: questions wait for no lock.
  for (; isPosting; answered++) {
    expect((await site.get('/uk/contacts')).text).toContain('nothing')
    expect(await site.desk.sale.orders.byPage('none')).toBeUndefined()
  }
  expect((await refused).text).toContain('refused')
  expect(answered).toBeGreaterThan(10)
  const kept = post('Олена')
  await site.get('/uk/contacts')
  other.exec('ROLLBACK')
  other.close()
  expect((await kept).text).toContain('stored')
})
