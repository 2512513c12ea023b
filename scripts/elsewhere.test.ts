// deploy/elsewhere in a root of its own, with the real restic: the copy of all backups in a folder, and `install.sh --restore` from it.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { hasRestic } from './restic-fixture.ts'
import { asked, at, backUp, deploy, freshMachine, read, run, usual, write } from './restore-fixture.ts'

freshMachine()
const [older, newer] = ['20251016T081700Z', '20251016T091700Z']
const target = () => at('target')
const elsewhere = (words: string[], more = {}) => run('bash', [join(deploy, 'elsewhere'), ...words], more)
const told = () => read('var/lib/forum-site/data/backup-elsewhere')
const keyIn = () => /PASSWORD='(.*)'/.exec(read('etc/forum/elsewhere.env'))?.[1] ?? ''
const restoreFrom = (from: string, key: string, ...words: string[]) =>
  run('bash', [at('install'), from, ...words], { RESTIC_PASSWORD: key })

beforeEach(() => {
  backUp(older)
  backUp(newer, { uploads: { 'a.jpg': 'picture', 'folder/b c.pdf': 'paper' } })
  mkdirSync(at('var/backups'))
  renameSync(at('copy'), at('var/backups/forum'))
  write('etc/forum/site.env', "SITE_URL='https://forum.example'\nSMTP_URL='smtp://user:mail-secret@mail.example'\n")
  mkdirSync(at('var/lib/forum-site/data'), { recursive: true })
  for (const name of ['elsewhere', 'back-up']) symlinkSync(join(deploy, name), at('release/deploy', name))
})

// Each start of restic takes a second for its key, so these are few and long.
describe.skipIf(!hasRestic())('a copy elsewhere', () => {
  test('is set up with a key that is shown once, and made every hour; a fault is told; another key does not touch it; it can be moved', () => {
    // What another repository needs stands there first.
    write('etc/forum/elsewhere.env', "AWS_ACCESS_KEY_ID='a b'\n")
    const first = elsewhere(['set_up', target()])
    const key = keyIn()
    expect([first.status, first.fault]).toEqual([0, ''])
    expect(key).toMatch(/^([a-km-np-z2-9]{5}-){7}[a-km-np-z2-9]{5}$/)
    expect(first.said).toContain(`\n    ${key}\n`)
    expect(statSync(at('etc/forum/elsewhere.env')).mode & 0o777).toBe(0o600)
    expect(asked()).toContain('systemctl --quiet enable --now forum-elsewhere.timer')
    expect(told()).toMatch(/^copied \d{10}\n$/)

    const [copied] = told().split('\n')
    renameSync(target(), at('away'))
    const failed = elsewhere(['copy'])
    expect([failed.status, failed.fault]).toEqual([1, expect.stringContaining('The backups cannot be copied to')])
    expect(told()).toMatch(new RegExp(`^${copied}\nfault The backups cannot be copied to .*target`))
    renameSync(at('away'), target())
    expect(elsewhere(['copy']).status).toBe(0)
    expect(told()).toMatch(/^copied \d+\n$/)

    rmSync(at('etc/forum/elsewhere.env'))
    expect(elsewhere(['set_up', target()])).toMatchObject({ status: 1, fault: expect.stringContaining('with another key') })
    expect(readdirSync(at('etc/forum'))).toEqual(['site.env'])
    const again = elsewhere(['set_up', target()], { RESTIC_PASSWORD: key })
    expect([again.status, keyIn()]).toEqual([0, key])

    write('etc/forum/elsewhere.env', `${read('etc/forum/elsewhere.env')}AWS_ACCESS_KEY_ID='a b'\n`)
    const moved = elsewhere(['set_up', at('other')])
    expect([moved.status, moved.said.includes(key)]).toEqual([0, false])
    expect(read('etc/forum/elsewhere.env')).toBe(
      `RESTIC_REPOSITORY='${at('other')}'\nRESTIC_PASSWORD='${key}'\nAWS_ACCESS_KEY_ID='a b'\n`,
    )
  })

  test('gives the site on another machine by the command of a folder: its newest whole moment; what cannot be read is refused', () => {
    const cut = '20251016T101700Z'
    write(`copy/index-${cut}`, '')
    renameSync(at('copy', `index-${cut}`), at('var/backups/forum', `index-${cut}`))
    elsewhere(['set_up', target()])
    const key = keyIn()
    for (const name of ['etc', 'var']) rmSync(at(name), { recursive: true })
    mkdirSync(at('var/tmp'), { recursive: true })
    const refused: [string, string, RegExp][] = [
      [target(), 'aaaaa-bbbbb', /wrong password/],
      [at('none'), key, /no folder/],
      [target(), '', /give the key of/],
      ['sftp://nobody@127.0.0.1:1//forum', key, /cannot be read/],
      ['other:/forum', key, /is no target/],
    ]
    for (const [from, word, sentence] of refused) {
      const { status, fault } = restoreFrom(from, word)
      expect([status, fault]).toEqual([1, expect.stringMatching(sentence)])
      expect(existsSync(at('etc/forum'))).toBe(false)
    }
    const { status, said, fault } = restoreFrom(target(), key)
    expect([status, fault]).toEqual([0, ''])
    expect(said).toContain('The backup of  is not whole (its index is not of format 1)')
    expect(said).toContain('What is restored is of 2025-10-16T09:17:00Z')
    expect(read('etc/forum/site.env')).toBe(usual['etc/forum/site.env'])
    expect(read('var/lib/forum-content/uploads/folder/b c.pdf')).toBe('paper')
    expect(asked()).toContain(`desk-${newer} --replace`)
    run('bash', ['-c', `. ${deploy}/restore; restore=${at('var/backups/forum-fetched')}; : >"$restoring"; end_restore`])
    expect(readdirSync(at('var/backups'))).toEqual([])
  })
})

test.each(['copy', './copy', 'user@host:/x', 'C:\\copy', '', "/it's", '/a\nb', 'sftp:', '/'])('%j is no target', (word) => {
  const { status, fault } = elsewhere(['set_up', word])
  expect([status, fault]).toEqual([1, expect.stringMatching(/^[^\n]*(?: is no target| no quotation| no copy elsewhere)/)])
  expect(readdirSync(at('etc/forum'))).toEqual(['site.env'])
})

test('the emergency page has name, target, key, releases and commands, and no other secret', () => {
  write('etc/forum/elsewhere.env', "RESTIC_REPOSITORY='sftp:copy@vault.example:/forum'\nRESTIC_PASSWORD='abcde-fghij'\n")
  expect(elsewhere(['page'])).toMatchObject({ status: 0, fault: expect.anything() })
  mkdirSync(at('opt/forum/releases/forum-site-1.2.3-abc'), { recursive: true })
  write('opt/forum/releases/forum-site-1.2.3-abc/release.json', '{\n  "commit": "abc1234567"\n}')
  symlinkSync('releases/forum-site-1.2.3-abc', at('opt/forum/site'))
  write('etc/os-release', 'VERSION_ID="12"\n')
  const { status, said } = elsewhere(['page'])
  expect(status).toBe(0)
  for (const each of [
    'IF THIS MACHINE BURNS',
    'https://forum.example',
    'sftp:copy@vault.example:/forum',
    'abcde-fghij',
    'forum-site-1.2.3-abc',
    'commit abc1234567',
    'Debian 12 or newer',
    'ssh-copy-id copy@vault.example',
    "install.sh --restore 'sftp:copy@vault.example:/forum'",
    'the one secret',
  ])
    expect(said).toContain(each)
  expect(said).not.toContain('mail-secret')
  write('etc/forum/elsewhere.env', "RESTIC_REPOSITORY='sftp://copy@vault.example:2222//forum'\nRESTIC_PASSWORD='x'\n")
  expect(elsewhere(['page']).said).toContain('ssh-copy-id -p 2222 copy@vault.example,')
})
