// deploy/back-up in a root of its own: the folder of backups while it is written, copied, damaged and thinned out.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { at, deploy, forumDesk, freshRoot, root, standIn } from './forum-desk-fixture.ts'

freshRoot()

const kept = (...names: string[]) => at('var/backups/forum', ...names)
const upload = (name: string) => at('var/lib/forum-content/uploads', name)
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

beforeEach(() => {
  for (const each of ['uploads', 'settings']) mkdirSync(kept(each))
  mkdirSync(at('var/lib/forum-site/data'), { recursive: true })
  write(at('etc/forum/site.env'), 'SITE_URL=https://forum.example\n')
  write(at('etc/caddy/Caddyfile'), 'forum.example {}\n')
  write(at('etc/systemd/system/forum-site.service.d/memory.conf'), '[Service]\n')
  write(at('etc/systemd/system/forum-site.service'), 'not a setting of somebody')
  write(at('var/lib/forum-content/.env'), 'SITE_TOKEN=secret\n')
  write(upload('a b.jpg'), 'first')
  write(upload('same.jpg'), 'first')
  write(upload('folder/c.pdf'), 'second')
  symlinkSync('releases/none', at('opt/forum/content'))
  standIn(
    'forum-desk',
    `test ! -e "$FORUM_ROOT/no-desk" || { echo 'The desk is away.' >&2; exit 1; }
folder=$2/desk-$(date --utc --date="@$(date +%s)" +%Y%m%dT%H%M%SZ); mkdir -p "$folder/mail"; echo "$folder" | tee "$folder/manifest.json" >"$folder/mail/a.eml"`,
  )
  write(at('clock'), String(Math.floor(Date.now() / 1000)))
  standIn('date', 'case "$1" in +%s) cat "$FORUM_ROOT/clock" ;; *) exec /bin/date "$@" ;; esac')
})

const anHourLater = (hours = 1) => writeFileSync(at('clock'), String(Number(readFileSync(at('clock'), 'utf8')) + hours * 3600))
function backUp(word = 'all', more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', [join(deploy, 'back-up'), 'all', word], {
    encoding: 'utf8',
    env: { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root, FORUM_DESK: at('bin/forum-desk'), ...more },
  })
  return { status, said: stdout, fault: stderr }
}
const indexes = (folder = kept()) =>
  readdirSync(folder)
    .filter((name) => /^index-\d{8}T\d{6}Z$/.test(name))
    .toSorted()
const linesOf = (folder: string, index: string) =>
  readFileSync(join(folder, index), 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => /^([0-9a-f]{64}) {2}(\S+)(?: {2}(.+))?$/.exec(line)?.slice(1) ?? [line, '', ''])
const isWhole = (folder: string, index: string) =>
  linesOf(folder, index).every(
    ([sum, path = '']) => existsSync(join(folder, path)) && sha256(readFileSync(join(folder, path))) === sum,
  )
const told = () => readFileSync(at('var/lib/forum-site/data/whole-backup'), 'utf8')

test('a backup holds everything, each upload once, and an index with the sum of each file', () => {
  const done = backUp()
  expect(done).toMatchObject({ status: 0, fault: '' })
  const [index = ''] = indexes()
  expect(readFileSync(kept(index), 'utf8')).toMatch(/^forum-backup 1 \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\n/)
  const lines = linesOf(kept(), index)
  expect(isWhole(kept(), index)).toBe(true)
  expect(lines.map(([, path = '']) => path.replaceAll(/\d{8}T\d{6}Z/g, '…').replace(/[0-9a-f]{64}/, 'sum'))).toEqual([
    'site/desk-…/mail/a.eml',
    'site/desk-…/manifest.json',
    'content/database-….dump',
    'settings/settings-….tar',
    'uploads/sum',
    'uploads/sum',
    'uploads/sum',
  ])
  expect(lines.flatMap(([sum, , name]) => (name ? [[name, sum]] : [])).toSorted()).toEqual([
    ['a b.jpg', sha256('first')],
    ['folder/c.pdf', sha256('second')],
    ['same.jpg', sha256('first')],
  ])
  expect(readdirSync(kept('uploads')).toSorted()).toEqual([sha256('first'), sha256('second')].toSorted())
  const settings = spawnSync('tar', ['--list', '--file', kept(lines[3]?.[1] ?? '')], { encoding: 'utf8' }).stdout
  expect(settings.trim().split('\n')).toEqual([
    'etc/caddy/Caddyfile',
    'etc/forum/site.env',
    'etc/systemd/system/forum-site.service.d/memory.conf',
    'var/lib/forum-content/.env',
  ])
  expect(told()).toBe(`whole ${readFileSync(at('clock'), 'utf8')}\nchecked ${readFileSync(at('clock'), 'utf8')}\n`)
})

test('an upload that has not changed is not read again; one that has, is', () => {
  backUp()
  standIn('cp', 'echo "$1" >>"$FORUM_ROOT/copied"; exec /bin/cp "$@"')
  const newest = kept(indexes()[0] ?? '')
  const copied = () => {
    anHourLater()
    expect(backUp().status).toBe(0)
    return existsSync(at('copied')) ? readFileSync(at('copied'), 'utf8').trim().split('\n') : []
  }
  // As if everything had been written before that moment, but the new one.
  spawnSync('touch', ['--date=@4000000000', newest])
  write(upload('new.jpg'), 'new')
  expect(copied()).toEqual([upload('new.jpg')])
  // This one began before the last of them was written.
  spawnSync('touch', ['--date=@1000000000', kept(indexes()[1] ?? '')])
  expect(copied()).toHaveLength(5)
})

test.each([
  ['the desk', 'no-desk', 'The backup of the desk failed: The desk is away.'],
  ['the content service', 'no-backup', 'The backup of the content service failed: pg_dump: error: No space left on device'],
])('where %s fails the others are made, the backup before stays whole, and the reason is told', (_, file, reason) => {
  backUp()
  const [before = ''] = indexes()
  anHourLater()
  write(at(file), '')
  expect(backUp()).toMatchObject({ status: 1, fault: `${reason}\n` })
  expect([indexes(), isWhole(kept(), before)]).toEqual([[before], true])
  expect(told()).toMatch(new RegExp(`^whole \\d+\nchecked \\d+\nfault ${reason}\n$`))
  expect(readdirSync(kept('settings'))).toHaveLength(2)
  rmSync(at(file))
  anHourLater()
  expect(backUp()).toMatchObject({ status: 0, fault: '' })
  expect(told()).not.toContain('fault')
})

test('a server that is newer than its tool, and a disk without room, are named before anything is copied', () => {
  standIn('psql', 'case "$*" in *server_version*) echo 17 ;; *) echo 1 ;; esac')
  expect(backUp().fault).toContain(
    'The server is PostgreSQL 17, and pg_dump 15 cannot copy it: apt-get install postgresql-client-17',
  )
  standIn('psql', 'case "$*" in *server_version*) echo 15 ;; *) echo 400 ;; esac')
  standIn('df', "echo '  Avail'; echo '  300'")
  expect(backUp().fault).toContain('A copy of the content database needs 432 MB, and ')
  expect([indexes(), readdirSync(kept('content'))]).toEqual([[], []])
})

test('an upload that changes while it is copied is copied again; one that is deleted meanwhile is left out', () => {
  write(at('more'), '')
  standIn(
    'cp',
    `/bin/cp "$@"
case "$1" in
  *same.jpg) test ! -e "$FORUM_ROOT/more" || { rm "$FORUM_ROOT/more"; echo ' and more' >>"$1"; } ;;
  *c.pdf) rm "$1" ;;
esac`,
  )
  expect(backUp().status).toBe(0)
  const lines = linesOf(kept(), indexes()[0] ?? '').filter(([, , name]) => name)
  expect(lines.map(([sum, , name]) => [name, sum]).toSorted()).toEqual([
    ['a b.jpg', sha256('first')],
    ['same.jpg', sha256('first and more\n')],
  ])
  expect(isWhole(kept(), indexes()[0] ?? '')).toBe(true)
})

test('what is damaged is found within a week, named and put aside; an upload is copied again, another part ends its moment', () => {
  backUp()
  const [first = ''] = indexes()
  anHourLater()
  backUp()
  const [, second = ''] = indexes()
  appendFileSync(kept('uploads', sha256('second')), 'x')
  const dump = linesOf(kept(), first).find(([, path]) => path?.startsWith('content/'))?.[1] ?? ''
  appendFileSync(kept(dump), 'x')
  anHourLater()
  expect(backUp().status).toBe(0)
  anHourLater(7 * 24)
  const found = backUp()
  expect(found).toMatchObject({ status: 1, fault: expect.stringMatching(/^Backups were damaged.*content\/.*uploads\//) })
  expect(told()).toMatch(/fault Backups were damaged/)
  expect([indexes().includes(first), indexes().includes(second), existsSync(kept(dump))]).toEqual([false, true, false])
  for (const each of indexes()) expect(isWhole(kept(), each)).toBe(true)
  anHourLater()
  expect(backUp()).toMatchObject({ status: 0, fault: '' })
  appendFileSync(kept('uploads', sha256('first')), 'x')
  expect(backUp('check')).toMatchObject({ status: 1, fault: expect.stringContaining('damaged') })
  expect(indexes()).toHaveLength(4)
})

test('a backup that is killed leaves the one before whole, and nothing in the way of the next', async () => {
  backUp()
  const [before = ''] = indexes()
  anHourLater()
  standIn('pg_restore', 'kill -KILL $PPID; exit 1')
  expect(backUp().status).toBe(1)
  standIn('pg_restore', '')
  // The last step before an index has its name.
  standIn('touch', 'kill -KILL $PPID')
  expect(backUp().status).toBe(null)
  rmSync(at('bin/touch'))
  expect([indexes(), isWhole(kept(), before)]).toEqual([[before], true])
  anHourLater()
  expect(backUp()).toMatchObject({ status: 0, fault: '' })
})

test('copies of the folder at twenty random moments, while backups are written and removed, hold a whole one', () => {
  // Each change of a name counts one. A copy takes indexes and files at two of these moments, in either order, up to an hour apart.
  const moments = Array.from({ length: 20 }, () => 8 + Math.floor(Math.random() * 60))
  mkdirSync(at('moments'))
  for (const [number, moment] of moments.entries()) {
    const copy = at(`copy-${number}`)
    mkdirSync(copy)
    const halves = [
      `cp ${kept()}/index-* ${copy}`,
      `cp -r ${['site', 'content', 'uploads', 'settings'].map((part) => kept(part)).join(' ')} ${copy}`,
    ]
    const order = Math.random() < 0.5 ? halves : halves.toReversed()
    for (const [index, half] of order.entries())
      appendFileSync(at('moments', String(moment + index * Math.floor(Math.random() * 6))), `${half}\n`)
  }
  writeFileSync(at('count'), '0')
  standIn(
    'mv',
    `cd "$FORUM_ROOT"; read -r count <count; echo $((count + 1)) >count
test ! -e "moments/$count" || sh "moments/$count"; cd "$OLDPWD"; exec /bin/mv "$@"`,
  )
  const settings = { FORUM_BACKUP_DAY: '7200', FORUM_BACKUPS_KEPT: '2' }
  for (let hour = 0; Number(readFileSync(at('count'), 'utf8')) < 80; hour += 1) {
    write(upload(`${hour % 3}.jpg`), String(hour))
    expect(backUp('all', settings)).toMatchObject({ status: 0, fault: '' })
    anHourLater()
  }
  const found = moments.map((_, number) => at(`copy-${number}`))
  expect(found.filter((copy) => !indexes(copy).some((index) => isWhole(copy, index)))).toEqual([])
  // Older ones are gone, but for the last one of a day.
  expect(readdirSync(kept('content')).length).toBeLessThan(10)
  for (const index of indexes()) expect(isWhole(kept(), index)).toBe(true)
}, 240_000)

test('forum-desk backs everything up without words, and the desk alone with a folder', () => {
  expect(forumDesk('backup')).toMatchObject({ status: 0, said: expect.stringContaining('files, all of them read again') })
  expect(indexes()).toHaveLength(1)
  expect(forumDesk('verify')).toMatchObject({ status: 0, said: 'All backups are as they were written.\n' })
  expect(forumDesk('backup', at('elsewhere')).status).toBe(0)
  for (const word of ['elsewhere', 'emergency-page'])
    expect(forumDesk(word)).toMatchObject({
      status: 1,
      fault: 'There is no copy elsewhere: forum-desk elsewhere <target> sets it up.\n',
    })
  expect(indexes()).toHaveLength(1)
})
