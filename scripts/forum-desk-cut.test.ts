// deploy/forum-desk in a root of its own: nobody is locked in, whatever was cut, is empty, or has no room.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  asked,
  at,
  deploy,
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

const [first, second] = ['forum-site-1.0.0-first', 'forum-site-1.1.0-second']
const linkTo = (title: string, name = 'site') => {
  rmSync(at('opt/forum', name), { force: true })
  symlinkSync(`releases/${title}`, at('opt/forum', name))
}
/** As ext4 leaves files that were not yet written when the power was cut. */
const emptyFiles = (title: string) => {
  for (const name of ['release.json', 'release.sums', 'bin/node', 'deploy/forum-desk', 'deploy/systemd/forum-site.service'])
    truncateSync(at('opt/forum/releases', title, name), 0)
}
const switching = (text: string) => writeFileSync(at('opt/forum/site.switching'), text)
const isInterrupted = () => existsSync(at('opt/forum/site.switching'))
const unitOf = (title: string) => readFileSync(at('opt/forum/releases', title, 'deploy/systemd/forum-site.service'), 'utf8')
const installedUnit = () => readFileSync(at('etc/systemd/system/forum-site.service'), 'utf8')

test.each<[string, () => unknown]>([
  ['files that are empty', () => emptyFiles(first)],
  ['one file that is empty', () => truncateSync(at('opt/forum/releases', first, 'deploy/Caddyfile'), 0)],
  ['a link that is missing', () => rmSync(at('opt/forum/releases', first, 'link'))],
  ['no list of files', () => rmSync(at('opt/forum/releases', first, 'release.sums'))],
])('a release with %s does not count: an update with its archive puts it back and starts it again', async (_, spoil) => {
  const archive = at('archives', `${first}.tar.gz`)
  spoil()
  expect(forumDesk('doctor').said).toContain(`files of ${first} are missing or damaged: forum-desk update`)
  expect(forumDesk('update', archive)).toMatchObject({ status: 0, said: expect.stringContaining(`${first} runs again`) })
  expect(unitOf(first)).toContain('ExecStart=')
  expect([restarted()?.length, isInterrupted(), readdirSync(at('opt/forum/releases'))]).toEqual([2, false, [first]])
  expect(forumDesk('doctor').said).not.toContain('damaged')
})

test('a release that was unpacked and then lost its files is unpacked again', async () => {
  const { archive } = await install(second)
  emptyFiles(second)
  expect([forumDesk('update', archive).status, running()]).toEqual([0, `releases/${second}`])
  expect(installedUnit()).toBe(unitOf(second))
})

test('nobody goes back to a release that lost its files', async () => {
  expect(forumDesk('update', (await release(second)).archive).status).toBe(0)
  emptyFiles(first)
  expect(forumDesk('rollback')).toEqual({
    status: 1,
    said: '',
    fault: expect.stringMatching(/^Files of .*first are missing.*\n$/),
  })
  expect(running()).toBe(`releases/${second}`)
})

test('an archive whose list is not that of its files is refused', async () => {
  const { archive, folder } = await release(second)
  writeFileSync(join(folder, 'release.sums'), 'x')
  spawnSync('tar', ['-czf', archive, '-C', dirname(folder), second])
  withOwnChecksum(archive)
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, fault: expect.stringMatching(/does not have the files.*\n$/) })
  expect(readdirSync(at('opt/forum/releases'))).toEqual([first])
})

test('a unit that is empty is not installed, and the release with it is taken back', async () => {
  forumDesk('place_files', 'site')
  const { archive } = await release(second, 'deploy/systemd/forum-site.service')
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, fault: expect.stringContaining('is empty or missing') })
  expect([running(), installedUnit()]).toEqual([`releases/${first}`, unitOf(first)])
})

test.each<[string, string]>([
  ['empty', ''],
  ['bytes that are none', '\0\0\0\0'],
  ['without the second word', `${first}\n`],
])('a state that is %s ends no command without a sentence', async (_, text) => {
  const { archive } = await install(second)
  for (const words of [['update', archive], ['rollback']]) {
    linkTo(first)
    switching(text)
    expect(forumDesk(...words)).toMatchObject({ status: 0, said: expect.stringContaining('interrupted'), fault: '' })
    expect(isInterrupted()).toBe(false)
  }
  expect(running()).toBe(`releases/${first}`)
})

const repaired = (title: string) => [`releases/${title}`, unitOf(title), false]
const afterRepair = () => [running(), installedUnit(), isInterrupted()]

test.each<[string, string, string | null, string]>([
  ['before the link was changed', first, null, first],
  ['after it', second, null, second],
  ['after it, and the new files are empty', second, second, first],
  ['before it, and the old files are empty', first, first, second],
])('an update that was cut %s is ended at the next boot, and nothing is restarted', async (_, linked, empty, title) => {
  await install(second)
  writeFileSync(at('opt/forum/releases', second, 'deploy/systemd/forum-site.service'), `${unitOf(first)}# second\n`)
  writeSums(second)
  linkTo(second, 'site.before')
  linkTo(linked)
  if (empty) emptyFiles(empty)
  switching(`${first} yes\n`)
  expect(forumDesk('repair')).toEqual({ status: 0, said: expect.stringContaining(`${title} is in its place`), fault: '' })
  expect([afterRepair(), restarted()]).toEqual([repaired(title), null])
  if (title === second) expect(readlinkSync(at('opt/forum/site.before'))).toBe(`releases/${first}`)
})

const writeSums = (title: string) => {
  const folder = at('opt/forum/releases', title)
  const { stdout } = spawnSync(join(deploy, 'forum-desk'), ['list_files', folder])
  writeFileSync(join(folder, 'release.sums'), stdout)
}

test('at a boot without an interrupted update nothing is touched; where no release is whole, that is said', () => {
  expect(forumDesk('repair')).toEqual({ status: 0, said: '', fault: '' })
  expect([existsSync(at('etc')), asked()]).toEqual([false, ''])
  switching('')
  emptyFiles(first)
  expect(forumDesk('repair')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^No release of the site is whole: forum-desk update/),
  })
})

test('of a trial that was cut nothing is left: its folders at the next boot, its databases as soon as PostgreSQL runs', () => {
  const trials = ['var/lib/forum-trial', 'var/lib/forum-content-trial']
  for (const folder of trials) {
    mkdirSync(at(folder, 'data'), { recursive: true })
    writeFileSync(at(folder, 'env'), '')
  }
  standIn('dropdb', 'echo "dropdb $*" >>"$FORUM_ROOT/asked"')
  expect(forumDesk('repair')).toEqual({ status: 0, said: '', fault: '' })
  expect(trials.filter((folder) => existsSync(at(folder)))).toEqual([])
  expect(asked()).toMatch(/^dropdb .*forum_desk_trial\ndropdb .*forum_content_trial\n$/)
  // The unit is skipped where nothing that it looks for is there.
  const unit = readFileSync(join(deploy, 'systemd/forum-repair.service'), 'utf8')
  for (const folder of [...trials.map((trial) => `${trial}/data`), 'var/lib/forum-rehearsal'])
    expect(unit).toContain(`\nConditionPathExists=|/${folder}\n`)
})

test('what goes back needs no command of the release that it leaves; what goes forward names the reason and the way on', async () => {
  expect(forumDesk('update', (await release(second, 'mute')).archive).status).toBe(0)
  expect(asked()).toContain(`desk backup of ${first}`)
  expect(forumDesk('doctor')).toMatchObject({ status: 0, fault: expect.stringContaining(`those of ${first} are used`) })
  expect(asked()).toContain(`desk doctor of ${first}`)
  writeFileSync(at('no-backup'), '')
  const { archive } = await release('forum-site-1.2.0-third')
  const refused = forumDesk('update', archive)
  expect(refused).toMatchObject({
    status: 1,
    fault: expect.stringMatching(/nothing was changed.*The disk is full.*--without-backup/s),
  })
  expect([running(), readdirSync(at('opt/forum/releases')).toSorted()]).toEqual([`releases/${second}`, [first, second]])
  expect(forumDesk('rollback')).toMatchObject({ status: 0, said: expect.stringMatching(/goes on without it.*The disk is full/s) })
  expect(running()).toBe(`releases/${first}`)
  expect(forumDesk('update', '--without-backup', archive)).toMatchObject({
    status: 0,
    said: expect.stringContaining('No backup is made'),
  })
  expect(running()).toBe('releases/forum-site-1.2.0-third')
})

test('a backup of the content service that fails names its reason, too', async () => {
  await install('forum-content-1.0.0-first')
  linkTo('forum-content-1.0.0-first', 'content')
  writeFileSync(at('no-backup'), '')
  expect(forumDesk('update', (await release('forum-content-1.1.0-second')).archive)).toMatchObject({
    status: 1,
    fault: expect.stringContaining('pg_dump: error: No space left on device'),
  })
})

test('without room an update changes nothing and leaves nothing, and a roll back goes on', async () => {
  expect(forumDesk('update', (await release(second)).archive).status).toBe(0)
  standIn('df', "echo '  Avail'; echo '  20'")
  const { archive } = await release('forum-site-1.2.0-third')
  rmSync(at('asked'))
  expect(forumDesk('update', archive)).toEqual({
    status: 1,
    said: '',
    fault: expect.stringMatching(/needs 6\d MB, and .* has 20 MB free/),
  })
  expect([asked(), readdirSync(at('opt/forum/releases')).toSorted()]).toEqual(['', [first, second]])
  expect([forumDesk('rollback').status, running()]).toEqual([0, `releases/${first}`])
})

/** What a release says of the database when it is asked. */
function tell(title: string, exit: number, words: string): void {
  writeFileSync(at('opt/forum/releases', title, 'told'), words)
  writeFileSync(at('opt/forum/releases', title, 'exit'), String(exit))
  writeSums(title)
}

test('a way back that would pause the sale is said before anything happens, and done when it is wanted', async () => {
  const { archive } = await install(second)
  tell(second, 0, 'This release changes the database.')
  tell(first, 1, 'The database is newer. A restore would take 258 orders (129 paid).')
  const words = forumDesk('update', at('archives', `${second}.tar.gz`))
  expect(words).toMatchObject({ status: 0, said: expect.stringMatching(/^This release changes the database/) })
  rmSync(at('asked'))
  const refused = forumDesk('rollback')
  expect(refused).toMatchObject({
    status: 1,
    said: expect.stringMatching(/258 orders.*sell nothing. Without loss: forum-desk update/s),
  })
  expect([running(), restarted(), isInterrupted(), asked()]).toEqual([
    `releases/${second}`,
    null,
    false,
    `desk can-open of ${first}\n`,
  ])
  expect([forumDesk('rollback', '--yes').status, running()]).toEqual([0, `releases/${first}`])
  expect([forumDesk('rollback').status, running()]).toEqual([0, `releases/${second}`])
  expect([forumDesk('rollback', '--yes').status, forumDesk('update', archive).status]).toEqual([0, 0])
  expect(running()).toBe(`releases/${second}`)
})

test('what is not installed is not updated', async () => {
  const { archive } = await release('forum-content-1.0.0-first')
  expect(forumDesk('update', archive)).toMatchObject({
    status: 1,
    fault: expect.stringMatching(/^No content is installed here: .*\n$/),
  })
  expect(readdirSync(at('opt/forum/releases'))).toEqual([first])
})
