// `install.sh --restore` in a root of its own: the moment that is taken, what is refused before anything begins, and what is put where. The programs of the
// machine are stand-ins that say what they were asked; the functions of install.sh, too.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asked, at, backUp, dumpBy, freshMachine, read, restore, sum, usual, write } from './restore-fixture.ts'

freshMachine()
const [older, newer] = ['20251016T081700Z', '20251016T091700Z']

test('settings, secrets, database, uploads and desk come back', () => {
  backUp(newer, { uploads: { 'a.jpg': 'picture', 'b.jpg': 'picture', 'c d.pdf': 'paper', 'folder/e.pdf': 'more' } })
  const { status, said, fault } = restore()
  expect([status, fault]).toEqual([0, ''])
  expect(said).toContain('What is restored is of 2025-10-16T09:17:00Z')
  expect(said).toContain('domain forum.example')
  for (const [name, text] of Object.entries(usual)) expect(read(name)).toBe(text)
  expect([statSync(at('etc/forum/site.env')).mode & 0o777, statSync(at('etc/caddy/Caddyfile')).mode & 0o777]).toEqual([
    0o600, 0o644,
  ])
  const folder = 'var/lib/forum-content/uploads'
  expect(Object.fromEntries(['a.jpg', 'b.jpg', 'c d.pdf', 'folder/e.pdf'].map((name) => [name, read(folder, name)]))).toEqual({
    'a.jpg': 'picture',
    'b.jpg': 'picture',
    'c d.pdf': 'paper',
    'folder/e.pdf': 'more',
  })
  expect(read('restored.dump')).toBe(dumpBy('15.14 (Debian 15.14-0+deb12u1)'))
  expect(asked()).toContain(`forum-desk restore ${at('var/lib/forum-site/restored')}/desk-${newer} --replace`)
  expect(existsSync(at('var/lib/forum-site/restored'))).toBe(false)
  expect(asked()).toMatch(/^check_room\nrefuse_what_stands\n/)
})

test.each<[string, () => void]>([
  ['a file is missing', () => rmSync(at(`copy/content/database-${newer}.dump`))],
  ['a file is empty', () => write(`copy/settings/settings-${newer}.tar`, '')],
  ['an upload is another one', () => write(`copy/uploads/${sum('new')}`, 'other')],
  ['the index is empty', () => write(`copy/index-${newer}`, '')],
  ['the index is cut', () => write(`copy/index-${newer}`, read(`copy/index-${newer}`).slice(0, 180))],
  [
    'the index names something outside',
    () => write(`copy/index-${newer}`, `${read(`copy/index-${newer}`)}${sum('')}  site/../../null\n`),
  ],
  [
    'the index is of another format',
    () => write(`copy/index-${newer}`, read(`copy/index-${newer}`).replace('forum-backup 1', 'forum-backup 2')),
  ],
])('the newest is not whole, because %s: an older one is taken, and said', (_, damage) => {
  backUp(older)
  backUp(newer, { uploads: { 'n.jpg': 'new' } })
  damage()
  const { status, said } = restore()
  expect(status).toBe(0)
  expect(said).toContain('is not whole (')
  expect(said).toContain('What is restored is of 2025-10-16T08:17:00Z')
  expect(asked()).toContain(`desk-${older} --replace`)
})

test('what a copy was still being written to is left alone: without an index it is no backup', () => {
  backUp(older)
  rmSync(at('copy', backUp(newer)))
  write(`copy/index-${newer}.new`, 'forum-backup 1 2025')
  expect(restore().said).toContain('What is restored is of 2025-10-16T08:17:00Z')
})

const { 'var/lib/forum-content/.env': _, ...withoutSecrets } = usual
test.each<[string, () => unknown, RegExp]>([
  ['the folder is missing', () => undefined, /no folder/],
  ['the folder is another one', () => write('copy/site/desk-1/manifest.json', '{}'), /holds no whole backup/],
  [
    'the server of the dump is newer',
    () => backUp(newer, { dump: dumpBy('18.1 (Debian 18.1-1)') }),
    /PostgreSQL 18, and this machine has 17/,
  ],
  [
    'the tool of the dump is newer',
    () => backUp(newer, { dump: dumpBy('15.3', '18rc1') }),
    /PostgreSQL 18, and this machine has 17/,
  ],
  [
    'the dump of the desk is newer',
    () => backUp(newer, { deskDump: dumpBy('18.1') }),
    /desk\.dump was written by PostgreSQL 18, and this machine has 17/,
  ],
  ['the dump is none', () => backUp(newer, { dump: 'text' }), /is not a dump/],
  ['a setting is missing', () => backUp(newer, { settings: { 'etc/forum/site.env': '' } }), /has no etc\/forum\/content\.env/],
  ['secrets are missing', () => backUp(newer, { settings: withoutSecrets }), /has no var\/lib\/forum-content\/\.env/],
  ['a file is no setting', () => backUp(newer, { settings: { ...usual, 'etc/passwd': '' } }), /holds etc\/passwd/],
  [
    'a unit is no addition',
    () => backUp(newer, { settings: { ...usual, 'etc/systemd/system/ssh.service.d/a.conf': '' } }),
    /holds etc\/systemd/,
  ],
  ['the release cannot read the desk', () => [backUp(newer), write('unreadable', '')], /a newer version/],
])('%s: refused with a sentence, and nothing begins', (_, make, sentence) => {
  make()
  const { status, fault } = restore()
  expect([status, fault]).toEqual([1, expect.stringMatching(/^install\.sh: --restore: [^\n]+\n$/)])
  expect(fault).toMatch(sentence)
  expect(existsSync(at('etc/forum'))).toBe(false)
  expect(asked()).not.toContain('psql')
})

test('what the backup has is not asked for, and not given', () => {
  backUp(newer)
  expect(restore('--domain').fault).toMatch(/^install\.sh: --domain: a restore takes it from the backup/)
})

test('a site that is installed is put aside only when that is asked for', () => {
  backUp(newer)
  write('etc/forum/install.conf', usual['etc/forum/install.conf'])
  write('etc/forum/site.env', 'SITE_URL=https://present.example\n')
  write('etc/caddy/Caddyfile', 'present')
  write('var/lib/forum-content/uploads/p.jpg', 'present')
  write('databases', '1')
  expect(restore()).toMatchObject({ status: 1, fault: expect.stringContaining('--replace') })
  expect(read('etc/forum/site.env')).toContain('present')
  const { status, fault } = restore('--replace')
  expect([status, fault]).toEqual([0, ''])
  const aside = (folder: string) => readdirSync(at(folder)).filter((name) => name.includes('.before-'))
  expect([aside('etc/forum'), aside('etc/caddy'), aside('var/lib/forum-content')]).toEqual([
    [expect.stringMatching(/^site\.env\.before-/)],
    [expect.stringMatching(/^Caddyfile\.before-/)],
    [expect.stringMatching(/^uploads\.before-/)],
  ])
  expect(readdirSync(at('var/lib/forum-content/uploads'))).toEqual(['a.jpg'])
  expect(asked()).toMatch(/ALTER DATABASE "forum_content" RENAME TO "forum_content_before_\d{8}T\d{6}Z"/)
  expect(asked()).not.toContain('refuse_what_stands')
})

test('after an interruption the same command goes on with the same moment, and does nothing twice', () => {
  backUp(older)
  write('breaks', 'desk')
  expect(restore().status).toBe(1)
  backUp(newer)
  rmSync(at('breaks'))
  rmSync(at('asked'))
  const { status, said } = restore()
  expect(status).toBe(0)
  expect(said).toContain('it goes on')
  expect(asked()).toContain(`desk-${older} --replace`)
  expect(asked()).not.toMatch(/pg_restore|refuse_what_stands|dropdb/)
})

test('a desk in PostgreSQL of this machine gets a database of its own; one elsewhere is left as it is', () => {
  const url = (address: string) => ({
    ...usual,
    'etc/forum/site.env': `SITE_URL=https://forum.example\nDESK_DATABASE_URL='${address}'\n`,
  })
  backUp(older, { settings: url('postgres:///forum_desk?host=/var/run/postgresql') })
  expect(restore().status).toBe(0)
  expect(asked()).toContain('createdb --owner=forum forum_desk\n')
  rmSync(at('etc'), { recursive: true })
  rmSync(at('asked'))
  backUp(newer, { settings: url('postgres://forum:word@db.example/forum_desk') })
  const { status, said } = restore()
  expect(status).toBe(0)
  expect(said).toContain('is used as it is')
  expect(said).not.toContain('word')
  expect(asked()).not.toContain('forum-desk restore')
})
