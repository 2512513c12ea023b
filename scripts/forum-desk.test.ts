// deploy/forum-desk in a root of its own: what it does with releases, where systemd and curl are stand-ins that say what they were asked.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  at,
  checksum,
  forumDesk,
  freshRoot,
  install,
  release,
  restarted,
  running,
  standIn,
  withOwnChecksum,
} from './forum-desk-fixture.ts'

freshRoot()

test('an update backs up, switches, puts the files of the release in their places and restarts one process after another', async () => {
  const { archive } = await release('forum-site-1.1.0-second')
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, said: expect.stringContaining('desk-1') })
  expect([running(), restarted()]).toEqual(['releases/forum-site-1.1.0-second', ['forum-site', 'forum-site@3100.service']])
  expect(readFileSync(at('asked'), 'utf8')).toMatch(
    /^desk can-open of forum-site-1\.1\.0-second\ndesk backup of forum-site-1\.0\.0-first\n/,
  )
  expect(readFileSync(at('etc/logrotate.d/forum'), 'utf8')).toBe('forum-site-1.1.0-second')
  expect(readdirSync(at('etc/systemd/system'))).toEqual(expect.arrayContaining(['forum-site.service', 'forum-backup.timer']))
  expect(existsSync(at('etc/systemd/system/forum-content.service'))).toBe(false)
  rmSync(at('asked'))
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, said: expect.stringContaining('already') })
  expect(existsSync(at('asked'))).toBe(false)
  standIn('curl', 'exit 22')
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, said: expect.stringContaining('runs again') })
  expect(restarted()).toEqual(['forum-site', 'forum-site@3100.service'])
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
  [['rollback', 'content'], /^No other release of the content has run here\.\n$/],
  [['uninstall'], /^Nothing was changed\.\n$/],
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

test.each(['site', 'content'] as const)('a rollback of the %s says where another one leads', async (what) => {
  const titles = [`forum-${what}-1.0.0-first`, `forum-${what}-1.1.0-second`] as const
  for (const title of titles) if (!existsSync(at('opt/forum/releases', title))) await install(title)
  rmSync(at('opt/forum', what), { force: true })
  symlinkSync(`releases/${titles[1]}`, at('opt/forum', what))
  symlinkSync(`releases/${titles[0]}`, at('opt/forum', `${what}.before`))
  const { status, said } = forumDesk('rollback', what)
  expect([status, said]).toEqual([0, expect.stringContaining(`Another rollback leads back to ${titles[1]}`)])
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
  const left = readdirSync(at(), { recursive: true, encoding: 'utf8' }).filter((path) => !/^(?:bin|archives|asked)/.test(path))
  expect(left.filter((path) => /forum|\.service/.test(path)).toSorted()).toEqual([
    'etc/systemd/system/other.service',
    'run/forum-desk.lock',
    'var/backups/forum',
    'var/backups/forum/content',
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
