// What deploy/install.sh refuses before it looks at the machine.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../deploy/install.sh')
const install = (...words: string[]) => spawnSync(script, words, { encoding: 'utf8' })

test.each<[string, string[]]>([
  ['--domain', ['--domain']],
  ['--domain', ['--domain', '--yes']],
  ['--domain', ['--domain', 'localhost']],
  ['--domain', ['--domain', '192.0.2.1']],
  ['--domain', ['--domain', 'www.forum.example']],
  ['--domain', ['--domain', 'форум.укр']],
  ['--email', ['--email', 'olena']],
  ['--editor', ['--editor', 'a b@forum.example']],
  ['--organiser', ['--email', 'olena@forum.example', '--organiser', 'Olena@forum.example']],
  ['--smtp', ['--smtp', 'mail.forum.example:587']],
  ['--smtp', ['--smtp', "smtp://user:it's@mail.forum.example"]],
  ['--staff', ['--staff', '203.0.113.0/24, office']],
  ['--site-archive', ['--site-archive', '/tmp/other.tar.gz']],
  ['--content-archive', ['--content-archive', '/nowhere/forum-content-1.0.0.tar.gz']],
  ['--elsewhere', ['--elsewhere']],
  ['--port', ['--port', '80']],
])('%s is refused in one sentence that names it: %j', (option, words) => {
  const { status, stdout, stderr } = install(...words)
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^install\.sh: [^\n]+\n$/)])
  expect(stderr).toContain(option)
})

test('--help says what there is', () => {
  expect(install('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('--content-archive') })
})
