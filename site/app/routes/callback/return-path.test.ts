import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['/uk/contacts', '/uk/contacts'],
  ['/uk', '/uk'],
  ['/uk/forum/2025/program?day=2025-10-15&utm_source=x', '/uk/forum/2025/program?day=2025-10-15'],
  ['/uk/forum/2025/program?q=%D1%96', '/uk/forum/2025/program?q=%D1%96'],
  ['/uk/news/%D1%96', '/uk/news/%D1%96'],
  ['/uk/callback', '/uk'],
  ['/en/contacts', '/uk'],
  ['//evil.example/uk/contacts', '/uk'],
  ['https://evil.example/uk/contacts', '/uk'],
  ['/uk/..//evil.example', '/uk'],
  ['/uk/%2e%2e//evil.example', '/uk'],
  ['/\\evil.example/uk/x', '/uk'],
  ['javascript:alert(1)', '/uk'],
  ['/uk/x\r\nset-cookie: a=b', '/uk/xset-cookie:%20a=b'],
  [`/uk/${'x'.repeat(3000)}`, '/uk'],
  ['', '/uk'],
  [undefined, '/uk'],
])('%j leads to %s', (given, path) => expect(returnPath(given, 'uk')).toBe(path))
