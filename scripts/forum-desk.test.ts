// deploy/forum-desk in a root of its own: what it does with releases, where systemd and curl are stand-ins that say what they were asked.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pack } from './pack.mjs'

const deploy = join(import.meta.dirname, '../deploy')
let root: string
const at = (...names: string[]) => join(root, ...names)

/** Restarting fails where the release that runs is broken, as a unit that waits for its answer fails. */
const systemctl = `#!/bin/sh
echo "$@" >>"$FORUM_ROOT/asked"
case "$1" in
  restart) ! test -e "$FORUM_ROOT/opt/forum/site/broken" ;;
  start) mkdir -p "$FORUM_ROOT/var/backups/forum/site/desk-1" ;;
  list-units) echo 'forum-site@3100.service loaded active running' ;;
esac
`

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'forum-desk-'))
  for (const folder of ['bin', 'opt/forum/releases', 'var/backups/forum/site', 'archives'])
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

test('an archive that is not what its checksum says, or no release, changes nothing', async () => {
  const { archive } = await release('forum-site-1.1.0-second')
  truncateSync(archive, 1000)
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, fault: expect.stringContaining('checksum') })
  expect(forumDesk('update', at('archives/other.tar.gz'))).toMatchObject({
    status: 1,
    fault: expect.stringContaining('no release'),
  })
  expect([running(), existsSync(at('asked')), readdirSync(at('opt/forum/releases'))]).toEqual([
    'releases/forum-site-1.0.0-first',
    false,
    ['forum-site-1.0.0-first'],
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
