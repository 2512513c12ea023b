// A root of its own for deploy/restore, and backups to restore into it. The programs of the machine and the functions of install.sh are stand-ins that say
// what they were asked.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach } from 'vitest'

export const deploy = join(import.meta.dirname, '../deploy')
let root: string
export const at = (...names: string[]) => join(root, ...names)
export const read = (...names: string[]) => readFileSync(at(...names), 'utf8')
export const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text, { mode: 0o600 })
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: of the shell.
const says = '#!/bin/sh\necho "${0##*/} $@" >>"$FORUM_ROOT/asked"\n'
/** What has its name in the file `breaks` is the one that a power cut ends. */
const programs = {
  systemctl: says,
  'forum-desk': `${says}test "$(cat "$FORUM_ROOT/breaks" 2>/dev/null)" != desk\n`,
  runuser: `#!/bin/sh\nshift 3\nexec "$@"\n`,
  psql: `${says}case "$*" in *datname*) cat "$FORUM_ROOT/databases" 2>/dev/null ;; esac\nexit 0\n`,
  pg_restore: `${says}cat >"$FORUM_ROOT/restored.dump"\n`,
  createuser: says,
  createdb: says,
  dropdb: says,
}

const install = `set -euo pipefail
export LC_ALL=C.UTF-8
here=$FORUM_ROOT/release/deploy conf=$FORUM_ROOT/etc/forum/install.conf restore=$1 replaces=no
declare -A given=([restore]=$1)
shift
for word; do case $word in --replace) replaces=yes ;; *) given[\${word#--}]=x ;; esac; done
fail() { echo "install.sh: $*" >&2; exit 1; }
settle() { mv -T "$1" "$2"; }
as_postgres() { "$@"; }
for name in check_room refuse_what_stands find_archives make_database keep_answers; do eval "$name() { echo $name >>$FORUM_ROOT/asked; }"; done
. ${deploy}/restore
prepare_restore
restore_data
echo "domain $domain"`

export const restore = (...words: string[]) => run('bash', [at('install'), at('copy'), ...words])

/** A program in this root. */
export function run(program: string, words: string[], more: Record<string, string> = {}) {
  const env = { PATH: `${at('bin')}:${process.env.PATH}`, FORUM_ROOT: root, ...more }
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', env })
  return { status, said: stdout, fault: stderr }
}
export const asked = () => (existsSync(at('asked')) ? read('asked') : '')

/** To be called by each test file. */
export function freshMachine(): void {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'restore-'))
    for (const folder of ['bin', 'run', 'var/tmp', 'etc/forum', 'release/bin', 'release/deploy', 'usr/lib/postgresql/17'])
      mkdirSync(at(folder), { recursive: true })
    rmSync(at('etc/forum'), { recursive: true })
    writeFileSync(at('install'), install)
    for (const [name, text] of Object.entries(programs)) writeFileSync(at('bin', name), text, { mode: 0o755 })
    writeFileSync(
      at('release/bin/node'),
      `#!/bin/sh\nif test -e ${at('unreadable')}; then echo "desk.sqlite: a newer version"; exit 1; fi\n`,
      { mode: 0o755 },
    )
    return () => rmSync(root, { recursive: true })
  })
}

export const sum = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
/** The head of a dump as pg_dump writes it: version of the format, time, database, versions of the server and of the tool. */
export const dumpBy = (server: string, tool = server) => {
  const int = (number: number) => `\0${String.fromCharCode(number)}\0\0\0`
  const word = (text: string) => int(text.length) + text
  return `PGDMP\x01\x0f\0\x04\x08\x01${int(1)}${[5, 4, 3, 29, 10, 126, 0].map(int).join('')}${word('forum_content')}${word(server)}${word(tool)}\0rows`
}

/** Texts of the settings by path, and of uploads by name. */
type Parts = {
  dump?: string /** Of a desk in PostgreSQL. */
  deskDump?: string
  settings?: Record<string, string>
  uploads?: Record<string, string>
}
export const usual = {
  'etc/forum/site.env': "SITE_URL=https://forum.example\nSMTP_URL='smtp://mail'\n",
  'etc/forum/content.env': 'DB_HOST=/var/run/postgresql\n',
  'etc/forum/install.conf': 'domain=forum.example\nemail=a@b.example\n',
  'etc/caddy/Caddyfile': 'forum.example {\n}\n',
  'etc/systemd/system/caddy.service.d/override.conf': '[Service]\n',
  'var/lib/forum-content/.env': 'SECRET=s\n',
}

/** A backup of a moment in the folder `copy`. Gives the name of its index. */
export function backUp(
  stamp: string,
  { dump = dumpBy('15.14 (Debian 15.14-0+deb12u1)'), settings = usual, uploads = { 'a.jpg': 'picture' }, deskDump }: Parts = {},
) {
  const parts: Record<string, string> = {
    [`site/desk-${stamp}/manifest.json`]: '{}',
    ...(deskDump ? { [`site/desk-${stamp}/desk.dump`]: deskDump } : { [`site/desk-${stamp}/desk.sqlite`]: `desk of ${stamp}` }),
    [`content/database-${stamp}.dump`]: dump,
  }
  for (const [name, text] of Object.entries(parts)) write(`copy/${name}`, text)
  rmSync(at('made'), { recursive: true, force: true })
  for (const [name, text] of Object.entries(settings)) write(`made/${name}`, text)
  const archive = `settings/settings-${stamp}.tar`
  mkdirSync(at('copy/settings'), { recursive: true })
  spawnSync('tar', ['--create', '--file', at('copy', archive), '--directory', at('made'), ...Object.keys(settings)])
  const lines = [...Object.keys(parts), archive].map((name) => `${sum(readFileSync(at('copy', name)))}  ${name}`)
  for (const [name, text] of Object.entries(uploads)) {
    write(`copy/uploads/${sum(text)}`, text)
    lines.push(`${sum(text)}  uploads/${sum(text)}  ${name}`)
  }
  const index = `index-${stamp}`
  write(
    `copy/${index}`,
    `forum-backup 1 ${stamp.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z')}\n${lines.join('\n')}\n`,
  )
  return index
}
