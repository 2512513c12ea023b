// What deploy/forum-desk does with the trial of a release, which is a stand-in here: before the switch, after it, and on the way back.
import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asked, at, forumDesk, freshRoot, release, restarted, running } from './forum-desk-fixture.ts'

freshRoot()

const [first, second] = ['forum-site-1.0.0-first', 'forum-site-1.1.0-second']

test('a release is tried before the switch, each process is looked at after it, and all are watched', async () => {
  const { archive } = await release(second)
  expect(forumDesk('update', '--despite', '/uk/donate', archive, '--despite', 'memory').status).toBe(0)
  expect(asked().match(/^(?:desk backup|restart|try).*/gm)).toEqual([
    `desk backup of ${first}`,
    `try trial ${second} ${first} ${at('var/backups/forum/site/desk-1')} /uk/donate memory`,
    'try note',
    'restart forum-site',
    'try look forum-site',
    'restart forum-site@3100.service',
    'try look forum-site@3100.service',
    'try watch',
  ])
})

test('a release that is not let in changes nothing', async () => {
  const { archive } = await release(second, 'refused')
  expect(forumDesk('update', archive)).toEqual({ status: 1, said: `${second} is not let in: /uk\n`, fault: '' })
  expect([running(), restarted(), existsSync(at('opt/forum/site.switching'))]).toEqual([`releases/${first}`, null, false])
})

test('a release that cannot be tried is not let in, unless the operator says so; a way back is not barred', async () => {
  const { archive } = await release(second, 'untried')
  expect(forumDesk('update', archive)).toMatchObject({ status: 1, fault: expect.stringContaining('--despite trial') })
  expect(running()).toBe(`releases/${first}`)
  expect(forumDesk('update', archive, '--despite', 'trial').status).toBe(0)
  writeFileSync(at('opt/forum/releases', second, 'untried'), '')
  expect(forumDesk('rollback')).toMatchObject({ status: 0 })
  expect(running()).toBe(`releases/${first}`)
})

test.each([
  ['look', ['forum-site', 'forum-site', 'forum-site@3100.service']],
  ['watch', ['forum-site', 'forum-site@3100.service', 'forum-site', 'forum-site@3100.service']],
])('a release that fails the %s after the switch is taken back', async (what, restarts) => {
  const { archive } = await release(second, `fails-${what}`)
  expect(forumDesk('update', archive)).toMatchObject({
    status: 1,
    said: expect.stringMatching(new RegExp(`seen by ${what}\\n.*back to ${first}`)),
  })
  expect([running(), restarted()]).toEqual([`releases/${first}`, restarts])
})

test('a release without a program that tries is switched to as before', async () => {
  const { archive } = await release(second)
  for (const what of [first]) writeFileSync(at('opt/forum/releases', what, 'deploy/try-site'), '')
  expect(forumDesk('update', archive).status).toBe(0)
  // The new one has it.
  expect(asked()).toContain(`try trial ${second} ${first}`)
})

test('--despite needs an address', () => {
  expect(forumDesk('update', 'a.tar.gz', '--despite')).toEqual({ status: 1, said: '', fault: '--despite which address?\n' })
})
