import { passIn } from '@forum/content/client/pass.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { expect, it } from 'vitest'
import { passFor } from '../../../directus/extensions/site-pass/pass.ts'

const key = 'a-key-of-twenty-four-signs'
const now = Date.parse('2025-10-16T09:00:00Z')
const claims = {
  for: 'preview',
  collection: 'pages',
  id: '7',
  version: null,
  admin: 'https://content.example/admin',
  until: now + 1,
}
const preview = (text: string, at = now) => passIn(text, 'preview', secret(key), at)

it('what the content service signs is believed, for its purpose and until its time', () => {
  const pass = passFor(claims, key)
  expect(preview(pass)).toEqual(claims)
  expect(preview(pass, now + 2)).toBeNull()
  expect(passIn(pass, 'incomplete', secret(key), now)).toBeNull()
})

const [text, signature] = passFor(claims, key).split('.') as [string, string]
it.each([
  ['another key', passFor(claims, `${key}x`)],
  ['other claims', `${Buffer.from(JSON.stringify({ ...claims, id: '8' })).toString('base64url')}.${signature}`],
  ['no signature', text],
  ['a signature cut off', `${text}.${signature.slice(0, 20)}`],
  ['more behind it', `${text}.${signature}.x`],
  ['nothing', ''],
  ['another place', passFor({ ...claims, admin: 'javascript:alert(1)' }, key)],
  ['a path for an id', passFor({ ...claims, id: '../users' }, key)],
  ['no collection', passFor({ ...claims, collection: undefined }, key)],
  ['no claims at all', passFor('hello' as never, key)],
])('%s is not', (_, pass) => expect(preview(pass)).toBeNull())
