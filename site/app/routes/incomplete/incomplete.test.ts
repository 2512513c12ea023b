import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { wholeSite } from '@forum/site/app/whole-site-fixture.ts'
import { createEditors } from '@forum/site/server/editors/editors.ts'
import { expect, it } from 'vitest'
import { passFor } from '../../../../directus/extensions/site-pass/pass.ts'

const key = 'a-key-of-twenty-four-signs'
const now = Date.parse('2025-09-09T09:00:00+03:00')
const claims = { for: 'incomplete', admin: 'https://content.example/admin', until: Date.now() + 3_600_000 }
const file = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f0a01'
const fault = { collection: 'events', id: '4', field: 'end_date', reason: 'is before the start: field left out' }

function site(faults = [fault], isHeldBack = false) {
  const whole = wholeSite({ forums: [aForum()], people: [aPerson({ id: '7', slug: 'ivan' })] }, { now })
  whole.services.editors = createEditors({
    key: secret(key),
    source: { faults: () => faults, preview: null },
    broken: () => [{ record: 'speakers/ivan', file, reason: 'Input buffer contains unsupported image format' }],
    isHeldBack: () => isHeldBack,
  })
  return whole
}

it('with a pass the page names what is incomplete and leads to each record', async () => {
  const { status, html } = await site().get(`/uk/incomplete/${passFor(claims, key)}`)
  expect(status).toBe(200)
  expect(html).toContain('href="https://content.example/admin/content/speakers/7"')
  expect(html).toContain('href="https://content.example/admin/content/events/4"')
  expect(html).toContain('раніше за початок')
  expect(html).toContain(`знімок не показано: ${file} формат, якого сайт не показує`)
})

it('says when the site still shows the content before, because too much has gone', async () => {
  const at = `/uk/incomplete/${passFor(claims, key)}`
  expect((await site([], true).get(at)).html).toContain('зникло надто багато')
  expect((await site([]).get(at)).html).not.toContain('зникло надто багато')
})

it('editors read it in English, too, and in no third language', async () => {
  const pass = passFor(claims, key)
  expect((await site().get(`/en/incomplete/${pass}`)).html).toContain('Incomplete content')
  expect((await site().get(`/ru/incomplete/${pass}`)).status).toBe(404)
})

it.each([
  ['nothing', 'nothing'],
  ['another key', passFor(claims, `${key}x`)],
  ['a pass for a preview', passFor({ ...claims, for: 'preview', collection: 'pages', id: '1', version: null }, key)],
  ['a pass that has ended', passFor({ ...claims, until: Date.now() - 1 }, key)],
])('without a good one there is no such page: %s', async (_, pass) => {
  expect((await site().get(`/uk/incomplete/${pass}`)).status).toBe(404)
})

it('a draft has its ribbon, a page for visitors has none', async () => {
  const whole = site()
  expect((await whole.get('/uk/speakers/ivan')).html).not.toContain('Попередній перегляд')
  whole.services.settings.preview = { state: 'draft', isAhead: false }
  expect((await whole.get('/uk/speakers/ivan')).html).toContain('Попередній перегляд: чернетка')
})
