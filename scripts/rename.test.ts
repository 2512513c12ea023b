// `forum-desk rename` in a root of its own: systemd, Caddy and curl are stand-ins that say what they were asked.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

const deploy = join(import.meta.dirname, '../deploy')
let root: string
const at = (...names: string[]) => join(root, ...names)

// biome-ignore lint/suspicious/noTemplateCurlyInString: of the shell.
const says = '#!/bin/sh\necho "${0##*/} $@" >>"$FORUM_ROOT/asked"\n'
/** Names that have no certificate are in the file `nowhere`. A sleep takes no time. */
const programs = {
  systemctl: `${says}case "$1" in restart) test ! -e "$FORUM_ROOT/broken" ;; list-units) echo 'forum-site@3100.service loaded active running' ;; esac\n`,
  'systemd-run': says,
  caddy: `${says}test ! -e "$FORUM_ROOT/odd"\n`,
  curl: `${says}for last; do :; done\nif test -e "$FORUM_ROOT/nowhere"; then ! grep -qF "$last" "$FORUM_ROOT/nowhere"; fi\n`,
  sleep: '#!/bin/sh\n',
}

const caddy = (file: string) => writeFileSync(at('etc/caddy/Caddyfile'), file)
const shipped = () => readFileSync(join(deploy, 'Caddyfile'), 'utf8')
const example = (part: string) => readFileSync(join(deploy, `${part}.env.example`), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rename-'))
  for (const folder of ['bin', 'run', 'opt/forum/releases', 'etc/forum', 'etc/caddy']) mkdirSync(at(folder), { recursive: true })
  for (const [name, text] of Object.entries(programs)) writeFileSync(at('bin', name), text, { mode: 0o755 })
  cpSync(deploy, at('opt/forum/releases/forum-site-1/deploy'), { recursive: true })
  symlinkSync('releases/forum-site-1', at('opt/forum/site'))
  for (const part of ['site', 'content']) writeFileSync(at(`etc/forum/${part}.env`), example(part), { mode: 0o600 })
  set('site', 'MAIL_FROM', "'Форум <forum@forum.example>'")
  writeFileSync(at('etc/forum/install.conf'), 'domain=forum.example\nemail=a@b.example\ncertificates=public\n')
  caddy(shipped())
  return () => rmSync(root, { recursive: true })
})

const read = (...names: string[]) => readFileSync(at(...names), 'utf8')
const set = (part: string, name: string, value: string) =>
  writeFileSync(
    at(`etc/forum/${part}.env`),
    read(`etc/forum/${part}.env`).replace(new RegExp(`^#?${name}=.*$`, 'm'), `${name}=${value}`),
  )
const value = (part: string, name: string) => new RegExp(`^${name}=(['"]?)(.*)\\1$`, 'm').exec(read(`etc/forum/${part}.env`))?.[2]
const asked = () => read('asked').split('\n')

function rename(...words: string[]) {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root }
  const { status, stdout, stderr } = spawnSync(join(deploy, 'forum-desk'), ['rename', ...words], { encoding: 'utf8', env })
  return { status, said: stdout, fault: stderr }
}

/** Everything below /etc. */
const settings = () =>
  ['forum/site.env', 'forum/content.env', 'forum/install.conf', 'caddy/Caddyfile'].map((name) => read('etc', name))

test('site, content service and proxy get the name, the old one stays beside it, and records get their new addresses', () => {
  const { status, said, fault } = rename('kyiv.example')
  expect([status, fault]).toEqual([0, ''])
  expect(said).toContain("The site's name is kyiv.example.")
  expect(['SITE_URL', 'DESK_URL', 'FORMER_URLS', 'MAIL_FROM', 'HOST'].map((name) => value('site', name))).toEqual([
    'https://kyiv.example',
    'https://desk.kyiv.example',
    'https://forum.example,https://desk.forum.example',
    'Форум <forum@forum.example>',
    '127.0.0.1',
  ])
  expect(['PUBLIC_URL', 'SITE_URL', 'DESK_URL', 'EMAIL_FROM', 'SITE_HOOK_URL'].map((name) => value('content', name))).toEqual([
    'https://admin.kyiv.example',
    'https://kyiv.example',
    'https://desk.kyiv.example',
    'forum@forum.example',
    'http://127.0.0.1:3000/hooks/content',
  ])
  expect(statSync(at('etc/forum/site.env')).mode & 0o777).toBe(0o600)
  expect(read('etc/forum/install.conf')).toContain('domain=kyiv.example\nemail=a@b.example')
  expect(read('etc/caddy/Caddyfile').match(/^\S*forum\.example.*\{$/gm)).toBeNull()
  expect(read('etc/caddy/Caddyfile').match(/^\S*kyiv\.example.*\{$/gm)).toEqual(
    ['', 'www.', 'desk.', 'api.', 'admin.'].map((each) => `${each}kyiv.example, ${each}forum.example {`),
  )
  expect(read('etc/caddy/Caddyfile')).toContain('redir https://kyiv.example{uri} permanent')
  const order = asked().filter((line) => /^(caddy validate|systemctl (reload|restart)|systemd-run .*resend)/.test(line))
  expect(order.map((line) => line.replace(/ --.*(?=resend)/, ' '))).toEqual([
    expect.stringContaining('caddy validate'),
    'systemctl reload caddy',
    'systemctl restart forum-site',
    'systemctl restart forum-site@3100.service',
    'systemctl restart forum-content',
    expect.stringContaining('resend-records'),
  ])
  expect([existsSync(at('etc/forum/renaming')), existsSync(at('etc/caddy/Caddyfile.before'))]).toEqual([false, false])
  expect(said).toMatch(/still name forum\.example: .*MAIL_FROM/)
})

test('on request mails come from the new name', () => {
  expect(rename('kyiv.example', '--sender').status).toBe(0)
  expect([value('site', 'MAIL_FROM'), value('content', 'EMAIL_FROM')]).toEqual([
    'Форум <forum@kyiv.example>',
    'forum@kyiv.example',
  ])
})

test('a third name, one below the old one, and one that it had before: every former name is kept, the first one first', () => {
  for (const name of ['kyiv.forum.example', 'forum.org.example', 'forum.example'])
    expect(rename(name)).toMatchObject({ status: 0, fault: '' })
  expect(['SITE_URL', 'DESK_URL'].map((name) => value('site', name))).toEqual([
    'https://forum.example',
    'https://desk.forum.example',
  ])
  expect(value('content', 'PUBLIC_URL')).toBe('https://admin.forum.example')
  const former = [
    'forum.example',
    'desk.forum.example',
    'kyiv.forum.example',
    'desk.kyiv.forum.example',
    'forum.org.example',
    'desk.forum.org.example',
  ]
  expect(value('site', 'FORMER_URLS')?.split(',')).toEqual(former.map((each) => `https://${each}`))
  expect(read('etc/caddy/Caddyfile').match(/^\S*forum\.example.*\{$/gm)).toHaveLength(5)
})

test('what the operator changed in the Caddyfile stays', () => {
  const own = shipped()
    .replace('forum.example {\n\timport log', 'forum.example, forum.kyiv.ua {\n\timport log\n\theader X-Own forum.example')
    .replace('192.0.2.0/24', '203.0.113.0/24 # our forum.example office')
  caddy(`${own}\nother.example {\n\trespond "forum.example"\n}\n`)
  expect(rename('kyiv.example').status).toBe(0)
  const file = read('etc/caddy/Caddyfile')
  for (const kept of [
    'header X-Own forum.example',
    '203.0.113.0/24 # our forum.example office',
    'respond "forum.example"',
    'other.example {',
  ])
    expect(file).toContain(kept)
  expect(file).toContain('\nkyiv.example, forum.example, forum.kyiv.ua {\n')
})

test.each<[string, () => void, RegExp]>([
  [
    'the new name has no certificate',
    () => writeFileSync(at('nowhere'), 'https://kyiv.example/'),
    /https:\/\/kyiv\.example does not answer .* Nothing was changed/,
  ],
  [
    'the desk has none under the new name',
    () => writeFileSync(at('nowhere'), 'https://desk.kyiv.example/'),
    /https:\/\/desk\.kyiv\.example does not answer .* Nothing was changed/,
  ],
  ['Caddy does not take the file', () => writeFileSync(at('odd'), ''), /does not accept .* Nothing was changed/],
])('nothing is changed when %s', (_, spoil, fault) => {
  const before = settings()
  spoil()
  expect(rename('kyiv.example')).toMatchObject({ status: 1, fault: expect.stringMatching(fault) })
  expect(settings()).toEqual(before)
  expect(asked().filter((line) => line.includes('restart'))).toEqual([])
})

test('a rename that ended half way is finished by the same command, and by no other name', () => {
  writeFileSync(at('broken'), '')
  expect(rename('kyiv.example')).toMatchObject({ status: 1, fault: expect.stringContaining('run the same command again') })
  rmSync(at('broken'))
  expect(rename('lviv.example')).toMatchObject({ status: 1, fault: expect.stringContaining('forum-desk rename kyiv.example') })
  // As if it had ended between the two files.
  set('content', 'PUBLIC_URL', 'https://admin.forum.example')
  expect(rename('kyiv.example')).toMatchObject({ status: 0, fault: '' })
  expect([value('site', 'FORMER_URLS'), value('content', 'PUBLIC_URL'), value('site', 'DESK_URL')]).toEqual([
    'https://forum.example,https://desk.forum.example',
    'https://admin.kyiv.example',
    'https://desk.kyiv.example',
  ])
  expect(rename('kyiv.example')).toMatchObject({ status: 0, said: expect.stringContaining('already') })
})

test('settings from before there were former names get a line of their own', () => {
  writeFileSync(at('etc/forum/site.env'), read('etc/forum/site.env').replace(/^#?FORMER_URLS=.*\n/m, ''))
  expect(rename('kyiv.example').status).toBe(0)
  expect(value('site', 'FORMER_URLS')).toBe('https://forum.example,https://desk.forum.example')
})

test('without Caddy the new name must answer first; the proxy is the operator’s', () => {
  rmSync(at('etc/caddy/Caddyfile'))
  expect(rename('kyiv.example')).toMatchObject({ status: 0, said: expect.stringContaining('www.kyiv.example') })
  expect(asked().find((line) => line.endsWith('https://kyiv.example/'))).not.toContain('--resolve')
})

test.each([
  [],
  ['localhost'],
  ['www.kyiv.example'],
  ['https://kyiv.example'],
  ['kyiv.example/'],
  ['форум.укр'],
  ['Kyiv.example'],
  ['kyiv.example', '--now'],
  ['a.example', '--sender', 'b'],
])('%j is refused before anything is asked', (...words) => {
  const before = settings()
  expect(rename(...words)).toMatchObject({ status: 1, fault: expect.stringMatching(/^[^\n]+\n$/) })
  expect([settings(), existsSync(at('asked'))]).toEqual([before, false])
})

test('who erases a person hears of the content service’s backups', () => {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root }
  const erase = () => spawnSync(join(deploy, 'forum-desk'), ['erase', 'a@b.example', '--yes'], { encoding: 'utf8', env })
  expect(erase()).toMatchObject({ status: 0, stdout: '' })
  mkdirSync(at('var/backups/forum/content'), { recursive: true })
  for (const day of ['11-27', '11-29']) {
    const name = at(`var/backups/forum/content/database-2026-${day}T010000Z.dump`)
    writeFileSync(name, '')
    utimesSync(name, new Date(`2026-${day}T01:00Z`), new Date(`2026-${day}T01:00Z`))
  }
  expect(erase()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Not reached: .*\/content, the oldest of 2026-11-27\.\n$/),
  })
  expect(asked().filter((line) => / erase a@b\.example --yes$/.test(line))).toHaveLength(2)
})
