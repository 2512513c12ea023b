import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { close, command, freshBackups, home, openDesk, paidOrder, quickCommand, root } from './backup-fixture.ts'
import { gapOf } from './number-gap.ts'

freshBackups()
const hour = 3_600_000
const folder = () => join(root, 'backups')
const notes = (dataDirectory: string) => join(dataDirectory, 'desk-notes')

test.each([
  ['nothing was sold for a week', { busiestHour: 0, busiestDay: 0 }, 48 * hour, 100],
  ['a quiet sale', { busiestHour: 4, busiestDay: 20 }, hour, 100],
  ['a busy hour before', { busiestHour: 300, busiestDay: 900 }, hour / 2, 600],
  ['two hours', { busiestHour: 300, busiestDay: 900 }, 2 * hour, 1200],
  ['two days: nobody sells at the busiest hour all the time', { busiestHour: 300, busiestDay: 900 }, 48 * hour, 3600],
  ['a clock that is behind', { busiestHour: 300, busiestDay: 900 }, -hour, 600],
])('the gap is sized by the last days: %s', (_, sold, missing, gap) => {
  expect(gapOf(sold, missing)).toBe(gap)
})

async function backedUp(): Promise<string> {
  const desk = await openDesk()
  const { number } = await paidOrder(desk)
  await command(['backup', folder()])
  await close(desk)
  return number
}

const nextNumber = async (dataDirectory: string) => {
  const desk = await openDesk(dataDirectory)
  const { number } = await paidOrder(desk)
  await close(desk)
  return number
}

test('on another machine a gap is left, also when the restore was repeated, and told', async () => {
  expect(await backedUp()).toBe('2025-00001')
  const elsewhere = join(root, 'elsewhere')
  for (let times = 0; times < 2; times++) {
    const { out } = await quickCommand(['restore', folder(), '--replace'], elsewhere)
    expect(out).toContain('The backup ends with 2025-00001: 100 numbers are left out for what was sold since.')
  }
  expect(await nextNumber(elsewhere)).toBe('2025-00102')
  expect(await nextNumber(elsewhere)).toBe('2025-00103')
})

test('on the same machine the note counts, also after an earlier restore', async () => {
  await backedUp()
  const first = await quickCommand(['restore', folder(), '--replace'])
  expect(first.out).toContain('noted that numbers up to 2025-00050 may have been given out')
  expect(await nextNumber(home())).toBe('2025-00051')
  // The second restore may come within the same second.
  for (const name of readdirSync(home())) if (name.startsWith('replaced-')) rmSync(join(home(), name), { recursive: true })
  const again = await quickCommand(['restore', folder(), '--replace'])
  expect(again.out).toContain('up to 2025-00100 may')
  expect(await nextNumber(home())).toBe('2025-00101')
})

test('a desk that was only restored here before has no note of what was sold elsewhere', async () => {
  await backedUp()
  const standby = join(root, 'standby')
  await quickCommand(['restore', folder()], standby)
  expect(await nextNumber(standby)).toBe('2025-00102')
  const { out } = await quickCommand(['restore', folder(), '--replace'], standby)
  expect(out).toContain('100 numbers are left out')
  expect(await nextNumber(standby)).toBe('2025-00152')
})

test('notes that lost their numbers do not count', async () => {
  await backedUp()
  writeFileSync(notes(home()), readFileSync(notes(home()), 'utf8').replace(/^numbers .*\n/gm, ''))
  expect((await quickCommand(['restore', folder(), '--replace'])).out).toContain('100 numbers are left out')
})
