// A root of its own for deploy/forum-desk, with a release that runs, and stand-ins for the programs of the machine.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { beforeEach } from 'vitest'
import { pack } from './pack.mjs'

export const deploy = join(import.meta.dirname, '../deploy')
export let root: string
export const at = (...names: string[]) => join(root, ...names)

/** Restarting fails where the release that runs is broken, as a unit that waits for its answer fails. */
const systemctl = `#!/bin/sh
echo "$@" >>"$FORUM_ROOT/asked"
case "$1" in
  restart)
    test -e "$FORUM_ROOT/kill" && kill -KILL "$PPID"
    ! test -e "$FORUM_ROOT/opt/forum/site/broken"
    ;;
  list-units) echo 'forum-site@3100.service loaded active running' ;;
esac
`

/** Runs what it is given in the folder that it is given. */
const systemdRun = `#!/bin/sh
for word; do
  case $word in --working-directory=*) cd "\${word#*=}" || exit ;; --*) ;; *) break ;; esac
  shift
done
exec "$@"
`
/** The commands of a release; one with the file "mute" does not even start them. */
const node = `#!/bin/sh
if test -e mute; then echo 'SyntaxError: Unexpected token' >&2; exit 1; fi
test "$2" = help || echo "desk $2 of $(basename "$(pwd -P)")" >>"$FORUM_ROOT/asked"
if test "$2" = can-open && test -e told; then cat told; exit "$(cat exit)"; fi
if test "$2" = backup; then
  if test -e "$FORUM_ROOT/no-backup"; then echo 'The disk is full: nothing was backed up.' >&2; exit 1; fi
  mkdir -p "$FORUM_ROOT/var/backups/forum/site/desk-1"
fi
`

/** Says what it was asked; fails where the release that is tried, or the one that runs, has a file that says so. */
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

/** To be called by each test file. */
export function freshRoot(): void {
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'forum-desk-'))
    for (const folder of ['bin', 'run', 'opt/forum/releases', 'var/backups/forum/site', 'var/backups/forum/content', 'archives'])
      mkdirSync(at(folder), { recursive: true })
    standInForPostgres()
    writeFileSync(at('bin/systemctl'), systemctl, { mode: 0o755 })
    writeFileSync(at('bin/systemd-run'), systemdRun, { mode: 0o755 })
    standIn('curl', '')
    standIn('journalctl', "echo 'pg_dump: error: No space left on device'")
    await install('forum-site-1.0.0-first')
    symlinkSync('releases/forum-site-1.0.0-first', at('opt/forum/site'))
    return () => rmSync(root, { recursive: true })
  })
}

/** A program of the machine that is another one here. */
export const standIn = (name: string, script: string) => writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

/** PostgreSQL 15 with a small database. The file "no-backup" is a full disk. */
function standInForPostgres(): void {
  standIn('runuser', 'shift 3; exec "$@"')
  standIn('psql', 'case "$*" in *server_version*) echo 15 ;; *) echo 1 ;; esac')
  standIn(
    'pg_dump',
    `case "$*" in *--version) echo 'pg_dump (PostgreSQL) 15.9 (Debian 15.9-1)' && exit ;; esac
test ! -e "$FORUM_ROOT/no-backup" || { echo 'pg_dump: error: No space left on device' >&2; exit 1; }
for word; do case $word in --file=*) date +%N >"\${word#--file=}" ;; esac; done`,
  )
  standIn('pg_restore', '')
}

export async function release(title: string, ...more: string[]) {
  const folder = at('archives', title)
  cpSync(deploy, join(folder, 'deploy'), { recursive: true })
  for (const what of ['site', 'content']) writeFileSync(join(folder, `deploy/try-${what}`), tried)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/node'), node, { mode: 0o755 })
  for (const name of ['release.json', ...more]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), name.startsWith('deploy/') ? '' : title)
  }
  symlinkSync('release.json', join(folder, 'link'))
  writeFileSync(join(folder, 'deploy/logrotate.conf'), title)
  return { folder, archive: (await pack(folder, 0)).archive }
}

/** A release as an update leaves it. */
export async function install(title: string, ...more: string[]) {
  const made = await release(title, ...more)
  cpSync(made.folder, at('opt/forum/releases', title), { recursive: true, verbatimSymlinks: true })
  return made
}

export function forumDesk(...words: string[]) {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root }
  const { status, stdout, stderr } = spawnSync(join(deploy, 'forum-desk'), words, { encoding: 'utf8', env })
  return { status, said: stdout, fault: stderr }
}
export const running = () => readlinkSync(at('opt/forum/site'))
export const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8') : '')
export const restarted = () => asked().match(/(?<=^restart ).*/gm)

export const checksum = (archive: string) =>
  spawnSync('sha256sum', [basename(archive)], { cwd: dirname(archive), encoding: 'utf8' }).stdout
export const withOwnChecksum = (archive: string) => writeFileSync(`${archive}.sha256`, checksum(archive))
