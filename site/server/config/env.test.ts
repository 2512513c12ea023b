import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

test('spaces around a value do not matter, and unknown names are not read', () => {
  expect(readEnvironment({ PORT: ' 80 ', OTHER: 'x' })).toEqual({ PORT: '80' })
})

test('a secret may stand in a file, of which nothing is said but its name', () => {
  const base = newFolder()
  const path = join(base, 'token')
  writeFileSync(path, 'hidden-token\n')
  expect(readEnvironment({ CONTENT_API_TOKEN_FILE: path })).toEqual({ CONTENT_API_TOKEN: 'hidden-token' })
  expect(() => readEnvironment({ CONTENT_API_TOKEN_FILE: path, CONTENT_API_TOKEN: 'other-token' })).toThrow(
    'CONTENT_API_TOKEN_FILE: given together with CONTENT_API_TOKEN; allowed: one of the two',
  )
  writeFileSync(path, '\n')
  const both = () => readEnvironment({ SMTP_URL_FILE: path, DESK_KEY_FILE: join(base, 'none') })
  expect(both).toThrow(/^SMTP_URL_FILE: the file ".*" is empty; .*\nDESK_KEY_FILE: the file ".*" cannot be read \(ENOENT\); .*$/)
})
