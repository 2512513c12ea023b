import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openTestDatabase, testOfFiles } from './database-fixture.ts'
import { freshFile, path } from './fresh-file-fixture.ts'

freshFile()

const one = v.object({ id: v.number() })

test('a later step is added to what an earlier version wrote, once', async () => {
  const steps = ['CREATE TABLE early (id INTEGER)', 'CREATE TABLE later (id INTEGER)']
  const early = await openTestDatabase(path, steps.slice(0, 1))
  await early.run('INSERT INTO early (id) VALUES (7)')
  await early.close()
  for (const _ of ['brought up to date', 'opened again']) {
    const database = await openTestDatabase(path, steps)
    expect(await database.all(one, 'SELECT id FROM early')).toEqual([{ id: 7 }])
    expect(await database.all(one, 'SELECT id FROM later')).toEqual([])
    await database.close()
  }
})

test('a step that only adds leaves a database on which the version before goes on; one that takes away does not', async () => {
  const early = ['CREATE TABLE early (id INTEGER)']
  const added = [...early, '-- The version before runs on it.\nALTER TABLE early ADD COLUMN more INTEGER NOT NULL DEFAULT 5']
  const taken = [
    ...added,
    'CREATE TABLE third (id INTEGER)',
    '-- The version before runs on it.\nCREATE TABLE fourth (id INTEGER)',
  ]
  for (const [steps, id] of [
    [added, 1],
    [early, 2],
    [added, 3],
  ] as const) {
    const database = await openTestDatabase(path, steps)
    await database.run('INSERT INTO early (id) VALUES (?)', id)
    await database.close()
  }
  const database = await openTestDatabase(path, taken)
  expect(await database.all(one, 'SELECT id FROM early WHERE more = 5 ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  await database.close()
  for (const steps of [early, added])
    await expect(openTestDatabase(path, steps)).rejects.toThrow(/newer version of the site \(its step 4,/)
  await (await openTestDatabase(path, taken.slice(0, 3))).close()
})

test.each([
  [
    'a newer version',
    ['CREATE TABLE early (id INTEGER)'],
    /^The database was written by a newer version of the site \(its step 2,/,
  ],
  [
    'a version with another start',
    ['CREATE TABLE other (id INTEGER)', '', ''],
    /^The database was begun by .* before 1\.0: use an empty one/,
  ],
])('what %s wrote is refused in one sentence, and left as it was', async (_, steps, sentence) => {
  const theirs = ['-- its tables\nCREATE TABLE early (id INTEGER)', 'CREATE TABLE later (id INTEGER)']
  await (await openTestDatabase(path, theirs)).close()
  await expect(openTestDatabase(path, steps)).rejects.toThrow(sentence)
  const database = await openTestDatabase(path, theirs)
  expect(await database.all(one, 'SELECT id FROM later')).toEqual([])
  await database.close()
})

testOfFiles('a file with tables of another program is refused in one sentence', async () => {
  const file = new DatabaseSync(path)
  file.exec('CREATE TABLE theirs (id INTEGER)')
  file.close()
  await expect(openTestDatabase(path)).rejects.toThrow(/^The database was begun by another program/)
})

test('a step that fails leaves the file as it was', async () => {
  await (await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])).close()
  const failing = ['CREATE TABLE early (id INTEGER)', 'CREATE TABLE later (id INTEGER); SELECT nothing']
  await expect(openTestDatabase(path, failing)).rejects.toThrow(/nothing/)
  const database = await openTestDatabase(path, ['CREATE TABLE early (id INTEGER)'])
  await expect(database.all(one, 'SELECT id FROM later')).rejects.toThrow(/no such table|does not exist/)
  await database.close()
})
