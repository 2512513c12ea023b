// deploy/try-site in a root of its own: what it lets in. systemd, namespaces and the releases are stand-ins; the questions are tested in packages/desk/trial.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

const deploy = join(import.meta.dirname, '../deploy')
const [before, next] = ['forum-site-1.0.0-first', 'forum-site-1.1.0-second']
let root: string
const at = (...names: string[]) => join(root, ...names)
const write = (name: string, text: string, mode = 0o644) => {
  mkdirSync(join(at(name), '..'), { recursive: true })
  writeFileSync(at(name), text, { mode })
}
const standIn = (name: string, script: string) => write(`bin/${name}`, `#!/bin/sh\n${script}\n`, 0o755)
/** A release that behaves as the files in its folder `tells` say. */
const tell = (title: string, name: string, text = '') => write(`opt/forum/releases/${title}/tells/${name}`, text)

/** The unit of the trial that runs is noted; a process of it is a file of /proc. */
const systemctl = `
echo "$@" >>"$FORUM_ROOT/asked"
unit="$FORUM_ROOT/run/systemd/system/forum-trial.service"
release=$(sed -n 's/^WorkingDirectory=//p' "$unit" 2>/dev/null)
case "$*" in
  'start forum-trial')
    cp "$unit" "$FORUM_ROOT/unit-of-$(basename "$release")"
    if test -e "$release/tells/start"; then cat "$release/tells/start" >>"$FORUM_ROOT/var/lib/forum-trial/log"; exit 1; fi
    mkdir -p "$FORUM_ROOT/proc/77" && printf 'DATA_DIR=x\\0' >"$FORUM_ROOT/proc/77/environ"
    { echo 'VmHWM: 102400 kB'; } >"$FORUM_ROOT/proc/77/status"
    test ! -e "$release/tells/memory" || cat "$release/tells/memory" >"$FORUM_ROOT/proc/77/status" ;;
  *MainPID*) echo 77 ;;
  *ActiveState*) if test -e "$release/tells/end"; then echo failed; else echo active; fi ;;
  *NRestarts*) cat "$FORUM_ROOT/restarts" ;;
esac
exit 0`
/** The command line of a release, and its program that asks. */
const node = `#!/bin/sh
here=$(cd "$(dirname "$0")/.." && pwd)
what=$1
test "$what" = site/server/command-line.ts && what=$2
echo "$(basename "$here") $*" >>"$here/../../../../asked"
unit="$here/../../../../run/systemd/system/forum-trial.service"
tried=$(sed -n 's/^WorkingDirectory=//p' "$unit" 2>/dev/null)
case "$what" in
  *ask-pages.ts)
    if test -e "$here/tells/no-asking"; then echo 'SyntaxError: x' >&2; exit 1; fi
    if test -e "$here/tells/broken-asking"; then exit 3; fi
    test ! -e "$tried/tells/end" || rm -rf "$here/../../../../proc/77"
    case "$*" in *--save*) exit 0 ;; esac
    if test -s "$tried/tells/pages"; then cat "$tried/tells/pages"; exit 1; fi ;;
  doctor) if test -e "$tried/tells/doctor"; then cat "$tried/tells/doctor"; exit 1; else echo '1 ok, 2 to look at, 1 would stop the sale.'; exit 1; fi ;;
  read-content) if test -e "$here/tells/slow"; then rm "$here/tells/slow"; exit 1; elif test -e "$here/tells/$what"; then cat "$here/tells/$what" >&2; exit 1; fi ;;
  *) if test -e "$here/tells/$what"; then cat "$here/tells/$what" >&2; exit 1; fi ;;
esac
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'try-site-'))
  standIn('systemctl', systemctl)
  standIn('systemd-run', 'for word; do case $word in --*) shift ;; *) break ;; esac; done; exec "$@"')
  standIn('nsenter', 'for word; do shift; test "$word" = -- && break; done; exec "$@"')
  standIn('curl', 'case "$*" in *--output*) ;; *readyz) cat "$FORUM_ROOT/readyz" ;; *metrics) cat "$FORUM_ROOT/metrics" ;; esac')
  write('readyz', '{"content":{"heldBack":[]},"lastError":null}')
  write('metrics', '')
  write('restarts', '0')
  write('proc/meminfo', 'MemAvailable: 4000000 kB\n')
  write('etc/forum/site.env', 'SITE_URL=https://forum.example\n')
  write('var/lib/forum-site/data/content-snapshot.json', '{}')
  write('var/backups/forum/site/desk-1/desk.sqlite', 'desk')
  for (const title of [before, next]) {
    write(`opt/forum/releases/${title}/bin/node`, node, 0o755)
    write(
      `opt/forum/releases/${title}/deploy/systemd/forum-site.service`,
      readFileSync(join(deploy, 'systemd/forum-site.service'), 'utf8'),
    )
  }
  return () => rmSync(root, { recursive: true })
})

function trySite(words: string[], more: Record<string, string> = {}) {
  const ASKERS = [before, next].map((title) => at('opt/forum/releases', title)).join(' ')
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root, FORUM_TRIAL_WATCH: '1', ASKERS, ...more }
  const { status, stdout, stderr } = spawnSync('bash', [join(deploy, 'try-site'), ...words], { encoding: 'utf8', env })
  return { status, said: stdout, fault: stderr }
}
const tried = (...despite: string[]) => trySite(['trial', next, before, at('var/backups/forum/site/desk-1'), ...despite])

test('a release that answers as the one before does is let in, and nothing of the trial is left', () => {
  expect(tried()).toEqual({ status: 0, said: '', fault: '' })
  expect(readdirSync(at('var/lib/forum-trial')).toSorted()).toEqual(['asking', 'failing', 'faults', 'log'])
  expect(existsSync(at('run/systemd/system/forum-trial.service'))).toBe(false)
})

test('its unit is that of the release, without a way out, the first to be ended, beside what visitors use', () => {
  tried()
  const unit = readFileSync(at(`unit-of-${next}`), 'utf8')
  for (const line of [
    'PrivateNetwork=yes',
    'OOMScoreAdjust=1000',
    'MemoryMax=1G',
    'SystemCallFilter=@system-service',
    'User=forum',
  ])
    expect(unit).toContain(`\n${line}\n`)
  expect(unit).toContain(`DATA_DIR=${at('var/lib/forum-trial/data')} `)
  expect(unit).not.toMatch(
    /^(?:Requires|Restart|StateDirectory|CacheDirectory|WantedBy)=|(?<!-)\/var\/(?:lib|cache)\/forum-site|\/opt\/forum\/site/m,
  )
})

test.each<[string, string, string, RegExp]>([
  [
    'a page',
    'pages',
    '/en\tit answers 500, where the release before answered 200 (TypeError: x)\n',
    /: \/en: it answers 500, .* \(TypeError: x\)\. Past it: .* --despite '\/en'\./,
  ],
  ['its start', 'start', 'x\nError: no port\n', /: start: it does not start \(Error: no port\)\. /],
  ['a silent start', 'start', '{"level":"info","msg":"begins"}', /: start: it does not start \(it says nothing\)\. /],
  ['its life', 'end', '', /: end: it ended by itself \(it says nothing\)\. /],
  ['its memory', 'memory', 'VmHWM: 163840 kB', /: memory: it takes 160 MB, where the release before took 100\. /],
  ['backup', 'backup', 'The disk is full.', /: command backup: it fails \(The disk is full\.\)\. /],
  ['verify', 'verify', '', /: command verify: it fails \(it says nothing\)\. /],
  ['doctor', 'doctor', 'TypeError: y', /: command doctor: it fails \(TypeError: y\)\. /],
  [
    'reading the content',
    'read-content',
    'x cannot be read: 403',
    /: content service: the running release reads it, this one does not \(x cannot be read: 403\)\. /,
  ],
  ['its program that asks', 'broken-asking', '', /: command ask-pages: it fails\. /],
])('a release is not let in when %s fails', (_, name, text, expected) => {
  tell(next, name, text)
  const { status, said } = tried()
  expect([status, said]).toEqual([4, expect.stringMatching(expected)])
  expect(said).toMatch(new RegExp(`^${next} is not let in, visitors keep what runs: .*\\n$`))
})

test('that it ended is told before the pages that were not answered then; one that ended before it keeps no other out', () => {
  tell(next, 'pages', '/en\tno answer (ECONNREFUSED)\n')
  tell(next, 'end')
  expect(tried()).toMatchObject({
    status: 4,
    said: expect.stringMatching(/: end: it ended by itself \(it says nothing\), and 1 more /),
    fault: '',
  })
  rmSync(at('opt/forum/releases', next, 'tells'), { recursive: true })
  tell(before, 'end')
  expect(tried()).toEqual({ status: 0, said: '', fault: '' })
})

test('a release that reads the content service at its second try is let in', () => {
  tell(next, 'slow')
  expect(tried()).toEqual({ status: 0, said: '', fault: '' })
})

test('of many faults the first is told, and how many more there are', () => {
  tell(next, 'pages', ['/uk', '/en', '/ru'].map((path) => `${path}\tit answers 500\n`).join(''))
  expect(tried().said).toMatch(
    /: \/uk: it answers 500, and 2 more \(listed in .*\/faults\)\. Past it: .*, and the same for each other\.\n$/,
  )
  expect(tried('/uk', '/ru').said).toMatch(/: \/en: it answers 500\. /)
})

test('a command that fails in the release before, too, is no fault', () => {
  for (const title of [before, next]) tell(title, 'backup', 'SELLER_IBAN: wrong')
  expect(tried()).toMatchObject({ status: 0 })
})

test('a release before that does not start is said, and the new one is judged alone', () => {
  tell(before, 'start', 'Error')
  expect(tried()).toEqual({ status: 0, said: expect.stringContaining('judged alone'), fault: '' })
  expect(readFileSync(at('asked'), 'utf8')).not.toContain('--against')
})

test('where the program of one release cannot ask, that of the other one does', () => {
  tell(before, 'broken-asking')
  tell(next, 'pages', '/uk\tit answers 500\n')
  expect(tried()).toMatchObject({ status: 4, said: expect.stringContaining('/uk: it answers 500') })
})

test('a content service that is away is said, and is no fault', () => {
  write('readyz', '{"content":{"heldBack":[]},"lastError":{"message":"ECONNREFUSED"}}')
  tell(next, 'read-content', 'x')
  expect(tried()).toMatchObject({ status: 0, said: expect.stringContaining('cannot be read now') })
})

test('a content service that the running release cannot read in time either is said, and is no fault', () => {
  for (const title of [before, next]) tell(title, 'read-content', 'x')
  expect(tried()).toMatchObject({ status: 0, said: expect.stringContaining('cannot be read now') })
})

test('with too little memory nothing is started, and all pages are asked after the switch', () => {
  write('proc/meminfo', 'MemAvailable: 200000 kB\n')
  expect(tried()).toMatchObject({ status: 0, said: expect.stringContaining('after the switch') })
  expect(readFileSync(at('asked'), 'utf8')).not.toContain('start')
  trySite(['look', 'forum-site'])
  expect(readFileSync(at('asked'), 'utf8')).toMatch(
    /ask-pages\.ts http:\/\/127\.0\.0\.1:3000 --desk http:\/\/127\.0\.0\.1:3800 --seconds 20/,
  )
})

test('a desk in PostgreSQL of another machine is said to be not proved', () => {
  write('etc/forum/site.env', "DESK_DATABASE_URL='postgres://desk:word@db.example/desk'\n")
  expect(tried()).toMatchObject({ status: 0, said: expect.stringContaining('migrations were not proved') })
})

test('of a desk that cannot be copied whole no part stays in PostgreSQL', () => {
  write('etc/forum/site.env', 'DESK_DATABASE_URL=postgres:///desk?host=/run/x')
  standIn('runuser', 'echo "$*" >>"$FORUM_ROOT/asked"; case "$*" in *pg_dump*) exit 1 ;; esac')
  expect([tried().status, readFileSync(at('asked'), 'utf8')]).toEqual([0, expect.stringMatching(/createdb .*pg_dump .*dropdb /s)])
})

const figures = (count: number) =>
  `forum_http_requests_total{kind="home page",method="GET",status="500"} ${count}\nforum_http_requests_total{kind="health",method="GET",status="503"} 9\n`

test('a minute without errors ends well; new errors, or a process that ended, do not', () => {
  expect(trySite(['note']).status).toBe(0)
  expect(trySite(['watch'])).toEqual({ status: 0, said: '', fault: '' })
  trySite(['note'])
  write('metrics', figures(2))
  expect(trySite(['watch']).status).toBe(0)
  trySite(['note'])
  write('metrics', figures(30))
  // The release before gave the same errors.
  expect(trySite(['watch']).status).toBe(0)
  write('metrics', '')
  trySite(['note'])
  write('metrics', figures(3))
  expect(trySite(['watch'])).toMatchObject({
    status: 4,
    said: expect.stringMatching(/errors that the release before did not: .*"home page".* \(3\)/),
  })
  write('restarts', '1')
  write('metrics', '')
  expect(trySite(['watch'])).toMatchObject({ status: 4, said: expect.stringMatching(/^forum-site ended by itself/) })
})

test('errors that visitors meet before the watching begins are heard, too', () => {
  trySite(['note'])
  expect(trySite(['look', 'forum-site']).status).toBe(0)
  write('metrics', figures(3))
  expect(trySite(['look', 'forum-site'])).toMatchObject({ status: 4, said: expect.stringContaining('(3)') })
})

test('each process is asked at its own ports', () => {
  trySite(['look', 'forum-site@3100.service'])
  expect(readFileSync(at('asked'), 'utf8')).toContain('http://127.0.0.1:3100 --desk http://127.0.0.1:23100 --short')
})
