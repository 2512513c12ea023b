// `forum-desk rehearse-restore` in a root of its own: what it starts, what it tells the site, and that nothing is left.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { asked, at, backUp, deploy, dumpBy, freshMachine, read, usual, write } from './restore-fixture.ts'

freshMachine()

/** Units that do not start are files `fails-<unit>`. Keeps each unit that is started. */
const systemctl = `#!/bin/sh
echo "systemctl $@" >>"$FORUM_ROOT/asked"
case "$1" in
  show) echo 77 ;;
  start)
    mkdir -p "$FORUM_ROOT/started"
    cp "$FORUM_ROOT/run/systemd/system/$2.service" "$FORUM_ROOT/started"
    ! test -e "$FORUM_ROOT/fails-$2" || { echo 'Error: it is broken' >>"$FORUM_ROOT/var/lib/forum-rehearsal/log"; exit 1; } ;;
esac
`
const node = `#!/bin/sh
case "$*" in
  *' restore '*) ! test -e "$DATA_DIR/../../../../unreadable" || { echo 'desk.sqlite: a newer version' >&2; exit 1; }; echo '3 orders are restored.'; env | grep -E '^(DESK_DATABASE|FORM_KEYS|TICKET_KEYS)' >"$DATA_DIR/../../../../settings-of-the-site" ;;
  *ask-pages*)
    : >bin/answers
    test ! -e bin/inside || ! test -e bin/wrong || cat bin/wrong >>bin/answers
    ! test -e bin/wrong-anyway || cat bin/wrong-anyway >>bin/answers
    cat bin/answers
    test ! -s bin/answers ;;
esac
`

beforeEach(() => {
  writeFileSync(at('bin/systemctl'), systemctl, { mode: 0o755 })
  writeFileSync(
    at('bin/nsenter'),
    `#!/bin/sh
while [ "$1" != -- ]; do shift; done
shift
touch "$FORUM_ROOT/opt/forum/site/bin/inside"
"$@"
status=$?
rm "$FORUM_ROOT/opt/forum/site/bin/inside"
exit $status
`,
    { mode: 0o755 },
  )
  writeFileSync(at('bin/curl'), '#!/bin/sh\n', { mode: 0o755 })
  write('usr/lib/postgresql/17/bin/initdb', '#!/bin/sh\necho "initdb $@" >>"$FORUM_ROOT/asked"\n')
  spawnSync('chmod', ['+x', at('usr/lib/postgresql/17/bin/initdb')])
  for (const part of ['site', 'content']) {
    const title = `forum-${part}-1`
    cpSync(deploy, at('opt/forum/releases', title, 'deploy'), { recursive: true })
    symlinkSync(`releases/${title}`, at('opt/forum', part))
  }
  write('opt/forum/site/bin/node', node)
  spawnSync('chmod', ['+x', at('opt/forum/site/bin/node')])
  mkdirSync(at('var/lib/forum-site/data'), { recursive: true })
  write('var/lib/forum-site/data/content-snapshot.json', '{}')
  write('proc/meminfo', 'MemAvailable: 4000000 kB\n')
  write('etc/forum/site.env', 'SITE_URL=https://present.example\n')
  // The folder of the machine itself.
  mkdirSync(at('var/backups'), { recursive: true })
  mkdirSync(at('copy'))
  symlinkSync('../../copy', at('var/backups/forum'))
})

function rehearse(...words: string[]) {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: at() }
  const { status, stdout, stderr } = spawnSync(join(deploy, 'forum-desk'), ['rehearse-restore', ...words], {
    encoding: 'utf8',
    env,
  })
  return { status, said: stdout, fault: stderr }
}
const noted = () =>
  existsSync(at('var/lib/forum-site/data/last-rehearsal')) ? read('var/lib/forum-site/data/last-rehearsal').split('\n')[1] : null
const started = (unit: string) => read('started', `forum-rehearsal-${unit}.service`)
const stamp = '20251016T091700Z'

test('cluster, content service and site start from the backup in a network of their own, and nothing of it is left', () => {
  backUp(stamp)
  const { status, said, fault } = rehearse()
  expect([status, fault]).toEqual([0, ''])
  expect(said).toContain('3 orders are restored.')
  expect(said).toContain('It gives a site')
  expect(noted()).toBe('')
  const place = at('var/lib/forum-rehearsal')
  for (const unit of ['postgres', 'content', 'site']) expect(started(unit)).toContain('\nPrivateNetwork=yes\n')
  expect(started('postgres')).toContain('listen_addresses= ')
  expect(started('content')).toContain(`EnvironmentFile=${place}/settings/etc/forum/content.env`)
  expect(started('content')).toContain(`CONTENT_DATA_DIR=${place}/content`)
  expect(started('site')).toContain(`DATA_DIR=${place}/site `)
  expect(started('site')).toContain('JoinsNamespaceOf=forum-rehearsal-postgres.service')
  for (const unit of ['content', 'site']) expect(started(unit)).not.toMatch(/[= ]\/(?:etc|var\/lib|opt)\/forum|\[Install\]/)
  expect([existsSync(place), readdirSync(at('run/systemd/system'))]).toEqual([false, []])
  expect(read('etc/forum/site.env')).toContain('present')
  expect(asked()).not.toMatch(/(?:stop|start|restart) forum-(?:site|content)\b/)
})

test('a desk in PostgreSQL is restored into the cluster of the rehearsal, with the keys of the backup, never into its own database', () => {
  const settings = {
    ...usual,
    'etc/forum/site.env': 'DESK_DATABASE_URL=postgres:///forum_desk?host=/var/run/postgresql\nFORM_KEYS=x\n',
  }
  backUp(stamp, { settings, deskDump: dumpBy('17.2') })
  expect(rehearse()).toMatchObject({ status: 0, fault: '' })
  const place = at('var/lib/forum-rehearsal')
  expect(asked()).toMatch(
    /createuser --host=\S+\/socket forum\ncreatedb --host=\S+\/socket --owner=forum --template=template0 forum_desk\n/,
  )
  // The last file of settings counts.
  expect(started('site').match(/(?<=^EnvironmentFile=).*/gm)).toEqual([
    `${place}/settings/etc/forum/site.env`,
    `${place}/site.env`,
  ])
  const said = read('settings-of-the-site').trim().split('\n').toSorted()
  expect(said).toEqual([
    `DESK_DATABASE_URL=postgres:///forum_desk?host=${place}/socket&user=forum`,
    'DESK_DATABASE_URL_FILE=',
    'FORM_KEYS=',
    `FORM_KEYS_FILE=${place}/copy/form.key`,
    'TICKET_KEYS=',
    `TICKET_KEYS_FILE=${place}/copy/ticket.key`,
  ])
})

test('with little memory the content service is not started, and the site shows what it has', () => {
  backUp(stamp)
  write('proc/meminfo', 'MemAvailable: 900000 kB\n')
  const { status, said } = rehearse()
  expect(status).toBe(0)
  expect(said).toContain('The content service was not started')
  expect(readdirSync(at('started'))).toEqual(['forum-rehearsal-postgres.service', 'forum-rehearsal-site.service'])
})

test.each<[string, () => unknown, string]>([
  ['no backup is whole', () => rmSync(at(`copy/content/database-${stamp}.dump`)), 'holds no whole backup'],
  ['the dump is of a newer PostgreSQL', () => backUp(stamp, { dump: dumpBy('18.1') }), 'PostgreSQL 18'],
  ['the dump of the desk is, too', () => backUp(stamp, { deskDump: dumpBy('18.1') }), 'desk.dump was written by PostgreSQL 18'],
  [
    'secrets are missing',
    () => backUp(stamp, { settings: { 'etc/forum/site.env': '', 'etc/forum/content.env': '' } }),
    'has no var/lib',
  ],
  [
    'the database does not start',
    () => write('fails-forum-rehearsal-postgres', ''),
    'The database for the rehearsal does not start: Error: it is broken',
  ],
  [
    'the dump is damaged',
    () => writeFileSync(at('bin/pg_restore'), '#!/bin/sh\nexit 1\n'),
    'The content database cannot be restored',
  ],
  ['the content service does not start', () => write('fails-forum-rehearsal-content', ''), 'The content service does not start'],
  ['the desk cannot be read', () => write('unreadable', ''), 'The desk cannot be restored: desk.sqlite: a newer version'],
  ['the site does not start', () => write('fails-forum-rehearsal-site', ''), 'The site does not start'],
  [
    'a page fails',
    () => write('opt/forum/site/bin/wrong', '/uk\tit answers 500\n/en\tit answers 500\n'),
    '/uk: it answers 500, and 1 more.',
  ],
  ['memory is short', () => write('proc/meminfo', 'MemAvailable: 300000 kB\n'), 'needs 450 MB of memory'],
])('%s: it fails, and the site is told in a sentence', (_, damage, sentence) => {
  backUp(stamp, { settings: usual })
  damage()
  const { status, said } = rehearse()
  expect([status, noted()]).toEqual([1, expect.stringContaining(sentence)])
  expect(said).toContain(sentence)
  expect([
    existsSync(at('var/lib/forum-rehearsal')),
    existsSync(at('run/systemd/system')) && readdirSync(at('run/systemd/system')).length > 0,
  ]).toEqual([false, false])
})

test('what the site that runs answers in the same way is no fault of the backup', () => {
  backUp(stamp)
  write('opt/forum/site/bin/wrong-anyway', '/door of the desk\tit has no heading\n')
  expect([rehearse().status, noted()]).toEqual([0, ''])
  write('opt/forum/site/bin/wrong', '/en\tit answers 500\n')
  expect([rehearse().status, noted()]).toEqual([1, expect.stringMatching(/ \/en: it answers 500\.$/)])
})

test('of a copy that somebody tries by hand the site is told nothing', () => {
  const elsewhere = at('elsewhere')
  mkdirSync(elsewhere)
  expect([rehearse(elsewhere).status, noted()]).toEqual([1, null])
})
