// deploy/forum-desk in a root of its own: what it does with releases, where systemd and curl are stand-ins that say what they were asked.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { pack } from './pack.mjs'

const deploy = join(import.meta.dirname, '../deploy')
let root: string
const at = (...names: string[]) => join(root, ...names)

/** Restarting fails where the release that runs is broken, as a unit that waits for its answer fails. */
const systemctl = `#!/bin/sh
echo "$@" >>"$FORUM_ROOT/asked"
case "$1" in
  restart)
    test -e "$FORUM_ROOT/kill" && kill -KILL "$PPID"
    ! test -e "$FORUM_ROOT/opt/forum/site/broken"
    ;;
  start) mkdir -p "$FORUM_ROOT/var/backups/forum/site/desk-1" ;;
  list-units) echo 'forum-site@3100.service loaded active running' ;;
esac
`

/** Says what it was asked; fails where the release, or a file in the root, says so. */
const tried = `#!/bin/sh
echo "try $*" >>"$FORUM_ROOT/asked"
case "$1" in
  trial)
    test -e "$FORUM_ROOT/opt/forum/releases/$2/refused" && echo "$2 is not let in: /uk" && exit 4
    test -e "$FORUM_ROOT/opt/forum/releases/$2/untried" && echo 'no room' && exit 1
    ;;
  look | watch) test -e "$FORUM_ROOT/opt/forum/site/fails-$1" && echo "seen by $1" && exit 4 ;;
esac
exit 0
`

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'forum-desk-'))
  for (const folder of ['bin', 'run', 'opt/forum/releases', 'var/backups/forum/site', 'archives'])
    mkdirSync(at(folder), { recursive: true })
  writeFileSync(at('bin/systemctl'), systemctl, { mode: 0o755 })
  writeFileSync(at('bin/curl'), '#!/bin/sh\n', { mode: 0o755 })
  cpSync((await release('forum-site-1.0.0-first')).folder, at('opt/forum/releases/forum-site-1.0.0-first'), { recursive: true })
  symlinkSync('releases/forum-site-1.0.0-first', at('opt/forum/site'))
  return () => rmSync(root, { recursive: true })
})

async function release(title: string, ...more: string[]) {
  const folder = at('archives', title)
  cpSync(deploy, join(folder, 'deploy'), { recursive: true })
  for (const what of ['site', 'content']) writeFileSync(join(folder, `deploy/try-${what}`), tried)
  for (const name of ['release.json', ...more]) writeFileSync(join(folder, name), title)
  writeFileSync(join(folder, 'deploy/logrotate.conf'), title)
  return { folder, archive: (await pack(folder, 0)).archive }
}

function forumDesk(...words: string[]) {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root }
  const { status, stdout, stderr } = spawnSync(join(deploy, 'forum-desk'), words, { encoding: 'utf8', env })
  return { status, said: stdout, fault: stderr }
}
const running = () => readlinkSync(at('opt/forum/site'))
const asked = () => readFileSync(at('asked'), 'utf8').trim().split('\n')
const restarted = () => readFileSync(at('asked'), 'utf8').match(/(?<=^restart ).*/gm)

test('an update backs up, switches, puts the files of the release in their places and restarts one process after another', async () => {
  const { archive } = await release('forum-site-1.1.0-second')
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, said: expect.stringContaining('desk-1') })
  expect([running(), restarted()]).toEqual(['releases/forum-site-1.1.0-second', ['forum-site', 'forum-site@3100.service']])
  expect(readFileSync(at('asked'), 'utf8')).toMatch(/^start forum-backup\n/)
  expect(readFileSync(at('etc/logrotate.d/forum'), 'utf8')).toBe('forum-site-1.1.0-second')
  expect(readdirSync(at('etc/systemd/system'))).toEqual(expect.arrayContaining(['forum-site.service', 'forum-backup.timer']))
  expect(existsSync(at('etc/systemd/system/forum-content.service'))).toBe(false)
  rmSync(at('asked'))
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, said: expect.stringContaining('already') })
  expect(existsSync(at('asked'))).toBe(false)
})

test('a release is tried before the switch, each process is looked at after it, and all are watched', async () => {
  const { archive } = await release('forum-site-1.1.0-second')
  expect(forumDesk('update', archive, '--despite', '/uk/donate').status).toBe(0)
  expect(asked().filter((line) => /^(?:start|restart|try)/.test(line))).toEqual([
    'start forum-backup',
    `try trial forum-site-1.1.0-second forum-site-1.0.0-first ${at('var/backups/forum/site/desk-1')} /uk/donate`,
    'try note',
    'restart forum-site',
    'try look forum-site',
    'restart forum-site@3100.service',
    'try look forum-site@3100.service',
    'try watch',
  ])
})

test('a release that is not let in changes nothing', async () => {
  const { archive } = await release('forum-site-1.1.0-second', 'refused')
  expect(forumDesk('update', archive)).toEqual({ status: 1, said: 'forum-site-1.1.0-second is not let in: /uk\n', fault: '' })
  expect([running(), restarted(), existsSync(at('opt/forum/site.switching'))]).toEqual([
    'releases/forum-site-1.0.0-first',
    null,
    false,
  ])
})

test('a release that cannot be tried is not let in, unless the operator says so; a way back is not barred', async () => {
  const { archive } = await release('forum-site-1.1.0-second', 'untried')
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, fault: expect.stringContaining('--despite trial') })
  expect(running()).toBe('releases/forum-site-1.0.0-first')
  expect(forumDesk('update', archive, '--despite', 'trial').status).toBe(0)
  writeFileSync(at('opt/forum/releases/forum-site-1.0.0-first/untried'), '')
  expect([forumDesk('rollback').status, running()]).toEqual([0, 'releases/forum-site-1.0.0-first'])
})

test.each([
  ['look', ['forum-site', 'forum-site']],
  ['watch', ['forum-site', 'forum-site@3100.service', 'forum-site', 'forum-site@3100.service']],
])('a release that fails the %s after the switch is taken back', async (what, restarts) => {
  const { archive } = await release('forum-site-1.1.0-second', `fails-${what}`)
  expect(forumDesk('update', archive)).toMatchObject({
    status: 1,
    said: expect.stringMatching(new RegExp(`seen by ${what}\n.*back to forum-site-1.0.0`)),
  })
  expect(running()).toBe('releases/forum-site-1.0.0-first')
  expect(restarted()?.slice(0, restarts.length)).toEqual(restarts)
})

test('a release that does not run is taken back with its files; rollback goes to the one before and forth again', async () => {
  expect(forumDesk('update', (await release('forum-site-1.1.0-second')).archive).status).toBe(0)
  const broken = await release('forum-site-1.2.0-third', 'broken')
  expect(forumDesk('update', broken.archive)).toMatchObject({
    status: 1,
    said: expect.stringContaining('back to forum-site-1.1.0'),
  })
  expect(running()).toBe('releases/forum-site-1.1.0-second')
  expect(readFileSync(at('etc/logrotate.d/forum'), 'utf8')).toBe('forum-site-1.1.0-second')
  expect([forumDesk('rollback').status, running()]).toEqual([0, 'releases/forum-site-1.0.0-first'])
  expect([forumDesk('rollback').status, running()]).toEqual([0, 'releases/forum-site-1.1.0-second'])
})

const checksum = (archive: string) =>
  spawnSync('sha256sum', [basename(archive)], { cwd: dirname(archive), encoding: 'utf8' }).stdout
const withOwnChecksum = (archive: string) => writeFileSync(`${archive}.sha256`, checksum(archive))
const broken = (archive: string) => {
  truncateSync(archive, 1000)
  withOwnChecksum(archive)
}
const another = (archive: string) => {
  renameSync(at('archives/other.tar.gz'), archive)
  withOwnChecksum(archive)
}
/** A file beside it, which is whole. */
const foreignChecksum = (archive: string) => {
  writeFileSync(`${archive}.sha256`, checksum(at('archives/other.tar.gz')))
  truncateSync(archive, 1000)
}
/** What stands in for a disk that is full in the middle of the archive. */
const fullDisk = () =>
  writeFileSync(
    at('bin/tar'),
    '#!/bin/sh\n/bin/tar "$@"\nfor file in a b; do echo "tar: $file: Wrote only 8 of 10 bytes" >&2; echo "tar: $file: Cannot write: No space left on device" >&2; done\nexit 2\n',
    { mode: 0o755 },
  )

test.each<[string, (archive: string) => void, RegExp]>([
  ['does not match its checksum', (archive) => truncateSync(archive, 1000), /does not match its checksum\.\n$/],
  ['has the checksum of another', foreignChecksum, /does not match its checksum\.\n$/],
  ['has an empty checksum', (archive) => writeFileSync(`${archive}.sha256`, ''), /does not match its checksum\.\n$/],
  ['has no checksum', (archive) => rmSync(`${archive}.sha256`), /There is no .*\.sha256: copy the checksum as well\.\n$/],
  ['is not there', rmSync, /There is no file .*\.\n$/],
  ['is broken', broken, /^forum-site-1\.1\.0-second\.tar\.gz cannot be unpacked: .+\n$/],
  ['is another one', another, /does not contain the folder/],
  ['has no room', fullDisk, /^forum-site-1\.1\.0-second\.tar\.gz cannot be unpacked: No space left on device\n$/],
])('an archive that %s changes nothing, and leaves nothing', async (_, spoil, sentence) => {
  const { archive } = await release('forum-site-1.1.0-second')
  await release('other')
  spoil(archive)
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, fault: expect.stringMatching(sentence) })
  expect([running(), existsSync(at('asked')), readdirSync(at('opt/forum/releases'))]).toEqual([
    'releases/forum-site-1.0.0-first',
    false,
    ['forum-site-1.0.0-first'],
  ])
})

test.each<[string[], RegExp]>([
  [['update'], /^Which archive\?.*\n$/],
  [['update', 'other.tar.gz'], /^other\.tar\.gz is not a release: .*\n$/],
  [['rollback', 'desk'], /^rollback of what\?.*\n$/],
  [['rollback'], /^No other release of the site has run here\.\n$/],
])('%j is refused in a sentence', (words, sentence) => {
  expect(forumDesk(...words)).toEqual({ status: 1, said: '', fault: expect.stringMatching(sentence) })
})

test.each<[string, string, string]>([
  ['the same update', 'update', 'forum-site-1.1.0-second'],
  ['a roll back', 'rollback', 'forum-site-1.0.0-first'],
])('an update that was killed before it knew whether the release runs: %s ends it', async (_, command, title) => {
  const { archive } = await release('forum-site-1.1.0-second')
  writeFileSync(at('kill'), '')
  expect(forumDesk('update', archive)).toMatchObject({ status: null })
  expect(running()).toBe('releases/forum-site-1.1.0-second')
  rmSync(at('kill'))
  rmSync(at('asked'))
  expect(forumDesk(...[command, archive].slice(0, command === 'update' ? 2 : 1))).toMatchObject({
    status: 0,
    said: expect.stringMatching(/was interrupted: it is repeated, from forum-site-1\.0\.0-first/),
  })
  expect([running(), restarted(), existsSync(at('opt/forum/site.switching'))]).toEqual([
    `releases/${title}`,
    ['forum-site', 'forum-site@3100.service'],
    false,
  ])
})

test('an update that was killed goes back to what ran before it when the release does not run', async () => {
  const { archive } = await release('forum-site-1.1.0-second', 'broken')
  writeFileSync(at('kill'), '')
  forumDesk('update', archive)
  rmSync(at('kill'))
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, said: expect.stringContaining('back to forum-site-1.0.0') })
  expect(running()).toBe('releases/forum-site-1.0.0-first')
})

test('an archive whose checksum was written under another name is installed', async () => {
  const { archive } = await release('forum-site-1.1.0-second')
  writeFileSync(`${archive}.sha256`, checksum(archive).toUpperCase().replace(/ .*/s, '  ./releases/renamed.tar.gz\n'))
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, fault: '' })
})

test.each<['site' | 'content', boolean]>([
  ['site', true],
  ['content', false],
])('a rollback of the %s says what it is about, and where another one leads', async (what, isSale) => {
  const titles = [`forum-${what}-1.0.0-first`, `forum-${what}-1.1.0-second`] as const
  for (const title of titles) mkdirSync(at('opt/forum/releases', title, 'deploy/systemd'), { recursive: true })
  cpSync(deploy, at('opt/forum/releases', titles[0], 'deploy'), { recursive: true })
  writeFileSync(at('opt/forum/releases', titles[0], `deploy/try-${what}`), tried)
  rmSync(at('opt/forum', what), { force: true })
  symlinkSync(`releases/${titles[1]}`, at('opt/forum', what))
  symlinkSync(`releases/${titles[0]}`, at('opt/forum', `${what}.before`))
  mkdirSync(at('var/backups/forum/content'), { recursive: true })
  const { status, said } = forumDesk('rollback', what)
  expect([status, said.includes('sale')]).toEqual([0, isSale])
  expect(said).toContain(`Another rollback leads back to ${titles[1]}`)
})

test('of two at once the second is refused', async () => {
  const { archive } = await release('forum-site-1.1.0-second')
  const first = spawn('sh', ['-c', `exec 9>"$0" && flock 9 && echo held && sleep 100`, at('run/forum-desk.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => void process.kill(-(first.pid as number)))
  await once(first.stdout, 'data')
  for (const words of [['update', archive], ['rollback'], ['uninstall', '--yes']])
    expect(forumDesk(...words)).toEqual({ status: 1, said: '', fault: expect.stringContaining('is running') })
  expect([running(), existsSync(at('asked'))]).toEqual(['releases/forum-site-1.0.0-first', false])
})

test('uninstall leaves no unit, no link and no program, and what people wrote', () => {
  forumDesk('place_files', 'site')
  const wants = at('etc/systemd/system/multi-user.target.wants')
  mkdirSync(wants)
  symlinkSync('/etc/systemd/system/forum-site@.service', join(wants, 'forum-site@3100.service'))
  mkdirSync(at('etc/systemd/system/forum-site.service.d'))
  writeFileSync(at('etc/systemd/system/forum-site.service.d/override.conf'), '')
  writeFileSync(at('etc/systemd/system/other.service'), '')
  writeFileSync(at('var/backups/forum/site/desk-1'), '')
  expect(forumDesk('uninstall', '--yes')).toMatchObject({ status: 0, fault: '' })
  const left = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => !/^(?:bin|archives|asked)/.test(path))
  expect(left.filter((path) => /forum|\.service/.test(path)).toSorted()).toEqual([
    'etc/systemd/system/other.service',
    'run/forum-desk.lock',
    'var/backups/forum',
    'var/backups/forum/site',
    'var/backups/forum/site/desk-1',
  ])
})

test('an uninstall that is cut short leaves nothing that install.sh would take for a release', () => {
  writeFileSync(at('bin/find'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(forumDesk('uninstall', '--yes').status).toBe(1)
  expect([existsSync(at('opt/forum/site')), existsSync(at('opt/forum/releases/forum-site-1.0.0-first/release.json'))]).toEqual([
    false,
    false,
  ])
})

test('the newest three releases stay', async () => {
  for (const title of ['forum-site-1.1.0-b', 'forum-site-1.2.0-c', 'forum-site-1.3.0-d'])
    forumDesk('update', (await release(title)).archive)
  expect(readdirSync(at('opt/forum/releases')).toSorted()).toEqual([
    'forum-site-1.1.0-b',
    'forum-site-1.2.0-c',
    'forum-site-1.3.0-d',
  ])
})
