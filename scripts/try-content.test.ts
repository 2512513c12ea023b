// deploy/try-content in a root of its own: which release of the content service it lets in. systemd, PostgreSQL, namespaces and the releases are stand-ins;
// `npm run rehearse -- --machine` tries real ones.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

const deploy = join(import.meta.dirname, '../deploy')
const [before, next] = ['forum-content-1.0.0-first', 'forum-content-1.1.0-second']
let root: string
const at = (...names: string[]) => join(root, ...names)
const write = (name: string, text: string, mode = 0o644) => {
  mkdirSync(dirname(at(name)), { recursive: true })
  writeFileSync(at(name), text, { mode })
}
const standIn = (name: string, script: string) => write(`bin/${name}`, `#!/bin/sh\n${script}\n`, 0o755)
const asked = () => readFileSync(at('asked'), 'utf8')

const systemctl = `
echo "$@" >>"$FORUM_ROOT/asked"
case "$*" in
  'stop forum-content') touch "$FORUM_ROOT/is-stopped" ;;
  'start forum-content') rm "$FORUM_ROOT/is-stopped" ;;
  'start forum-content-trial')
    cp "$FORUM_ROOT/run/systemd/system/forum-content-trial.service" "$FORUM_ROOT/unit"
    if test -e "$FORUM_ROOT/no-start"; then cat "$FORUM_ROOT/no-start" >>"$FORUM_ROOT/var/lib/forum-content-trial/log"; exit 1; fi
    test ! -e "$FORUM_ROOT/ends" || rm -r "$FORUM_ROOT/proc/77" ;;
  *ActiveState*) if test -e "$FORUM_ROOT/ends"; then echo failed; else echo active; fi ;;
  *MainPID*trial) echo 77 ;;
  *MainPID*) echo 88 ;;
  *NRestarts*) cat "$FORUM_ROOT/restarts" ;;
esac
exit 0`
/** Node of a release: what the service answers, and what the site reads. */
const node = `#!/bin/sh
echo "$(pwd -P | sed 's#.*/releases/##') $*" >>"$FORUM_ROOT/asked"
case "$*" in
  ask.mjs) if test -e broken-asking; then echo 'SyntaxError: x' >&2; exit 1; fi; test ! -e "$FORUM_ROOT/answers" || { cat "$FORUM_ROOT/answers"; exit 1; } ;;
  *read-content*)
    test -e "$FORUM_ROOT/reading" || exit 0
    grep -q 77 "$FORUM_ROOT/network" || test -e "$FORUM_ROOT/reading-both" || test -e "$FORUM_ROOT/is-stopped" || exit 0
    cat "$FORUM_ROOT/reading" >&2
    exit 1 ;;
esac`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'try-content-'))
  standIn('systemctl', systemctl)
  standIn(
    'nsenter',
    'echo "network of $2" >"$FORUM_ROOT/network"; for word; do shift; test "$word" = -- && break; done; exec "$@"',
  )
  standIn(
    'runuser',
    'echo "$@" >>"$FORUM_ROOT/asked"; case "$*" in *pg_restore*) test ! -e "$FORUM_ROOT/no-copy" || { cat "$FORUM_ROOT/no-copy" >&2; exit 1; } ;; esac',
  )
  standIn('curl', 'test ! -e "$FORUM_ROOT/no-items"')
  write('restarts', '0')
  write('proc/meminfo', 'MemAvailable: 4000000 kB\n')
  for (const pid of [77, 88]) write(`proc/${pid}/environ`, `FORUM_ROOT=${root}\0PATH=${process.env.PATH}\0`)
  write('etc/forum/content.env', 'DB_HOST=/var/run/postgresql\n')
  write('var/backups/forum/content/database-1.dump', 'rows')
  write('var/lib/forum-content/uploads/a.jpg', 'picture')
  write('var/lib/forum-content/.env', 'SITE_TOKEN=secret')
  for (const title of [before, next]) {
    write(`opt/forum/releases/${title}/directus/node_modules/node/bin/node`, node, 0o755)
    write(
      `opt/forum/releases/${title}/deploy/systemd/forum-content.service`,
      readFileSync(join(deploy, 'systemd/forum-content.service'), 'utf8'),
    )
  }
  write('opt/forum/releases/site/bin/node', node, 0o755)
  symlinkSync('releases/site', at('opt/forum/site'))
  return () => rmSync(root, { recursive: true })
})

function tryContent(...words: string[]) {
  const ASKERS = [before, next].map((title) => at('opt/forum/releases', title)).join(' ')
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root, FORUM_TRIAL_WATCH: '1', ASKERS }
  const { status, stdout, stderr } = spawnSync('bash', [join(deploy, 'try-content'), ...words], { encoding: 'utf8', env })
  return { status, said: stdout, fault: stderr }
}
const tried = (...despite: string[]) =>
  tryContent('trial', next, before, at('var/backups/forum/content/database-1.dump'), ...despite)

test('a release that answers is let in; it worked on a copy without a way out, of which nothing is left', () => {
  expect(tried()).toEqual({ status: 0, said: '', fault: '' })
  const unit = readFileSync(at('unit'), 'utf8')
  for (const line of [
    'PrivateNetwork=yes',
    'OOMScoreAdjust=1000',
    'User=forum-content',
    `EnvironmentFile=${at('var/lib/forum-content-trial/env')}`,
  ])
    expect(unit).toContain(`\n${line}\n`)
  expect(unit).not.toMatch(/^(?:Restart|StateDirectory|WantedBy)=|(?<!-)\/var\/lib\/forum-content(?!-)|\/opt\/forum\/content/m)
  // The program of the release that was let in asks, and the site that runs reads.
  expect(asked()).toMatch(new RegExp(`^${before}/directus ask\\.mjs$`, 'm'))
  expect(asked()).toMatch(/^site site\/server\/command-line\.ts read-content /m)
  expect(asked().match(/forum_content_trial/g)?.length).toBeGreaterThan(3)
  expect(existsSync(at('var/lib/forum-content-trial/data'))).toBe(false)
})

test.each<[string, string, string, RegExp]>([
  [
    'the save of an editor',
    'answers',
    'the save of an editor\trefused with 500\n',
    /: the save of an editor: refused with 500\. /,
  ],
  ['reading by the site', 'reading', 'x cannot be read: 500', /: reading by the site: it fails \(x cannot be read: 500\)\. /],
  [
    'start',
    'no-start',
    'prepares\nThe content service refused GET /items\n',
    /: start: it does not start \(The content service refused GET \/items\)\. /,
  ],
  ['end', 'ends', '', /: end: it ended by itself \(it says nothing\)\. /],
])('a release is not let in when %s fails, but for what the operator lets pass', (name, file, text, expected) => {
  write(file, text)
  expect(tried()).toEqual({ status: 4, said: expect.stringMatching(expected), fault: '' })
  expect(tried(name).status).toBe(0)
})

test('a site that cannot read the service that runs either is said, and is no fault', () => {
  write('reading', 'SyntaxError: x')
  write('reading-both', '')
  expect(tried()).toEqual({ status: 0, said: expect.stringContaining('either'), fault: '' })
})

test('where the program of one release cannot ask, that of the other one does', () => {
  write(`opt/forum/releases/${before}/directus/broken-asking`, '')
  expect(tried()).toEqual({ status: 0, said: '', fault: '' })
  expect(asked()).toMatch(new RegExp(`^${next}/directus ask\\.mjs$`, 'm'))
})

test('what cannot be tried is said', () => {
  write('no-copy', 'pg_restore: error: no room')
  expect(tried()).toMatchObject({ status: 1, said: expect.stringContaining('cannot be made: pg_restore: error: no room') })
  write('etc/forum/content.env', 'DB_HOST=db.example\n')
  expect(tried()).toMatchObject({ status: 0, said: expect.stringContaining('migrations were not proved') })
  expect(tryContent('trial', next, before, '')).toMatchObject({ status: 1, said: expect.stringContaining('There is no backup') })
})

test('with too little memory the service is stopped for the trial, and started again', () => {
  write('proc/meminfo', 'MemAvailable: 500000 kB\n')
  expect(tried()).toMatchObject({ status: 0, said: expect.stringMatching(/^There are 488 MB .* editors wait/) })
  expect(asked()).toMatch(/^stop forum-content\n(?:.*\n)*start forum-content\n/m)
})

test('what the site cannot read in a trial for which the service is stopped is a fault, if it could read before', () => {
  write('proc/meminfo', 'MemAvailable: 500000 kB\n')
  write('reading', 'x cannot be read: 500')
  expect(tried()).toEqual({ status: 4, said: expect.stringContaining(': reading by the site: it fails (x cannot'), fault: '' })
  write('reading-both', '')
  expect(tried()).toEqual({ status: 0, said: expect.stringContaining('either'), fault: '' })
})

test('after the switch the site must still get its content, and the service must not end', () => {
  tryContent('note')
  expect(tryContent('look', 'forum-content').status).toBe(0)
  write('no-items', '')
  expect(tryContent('look', 'forum-content')).toMatchObject({ status: 4, said: expect.stringContaining('/v2/items/forums') })
  write('restarts', '2')
  expect(tryContent('watch')).toMatchObject({ status: 4, said: expect.stringContaining('ended by itself') })
})
