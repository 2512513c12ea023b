import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { beforeEach, expect, test } from 'vitest'
import { demoFileId, readDemo } from '../demo/read-demo.ts'

let directory: string
beforeEach(() => {
  directory = newFolder()
})

async function demo(lists: Record<string, readonly object[]>) {
  for (const [name, list] of Object.entries(lists)) await writeFile(join(directory, `${name}.json`), JSON.stringify(list))
  const { tables, faults } = readDemo(directory).demo()
  return { rows: (name: string) => tables.get(name), faults }
}

test('a record names others by slug, an edition by its year, a file by its key', async () => {
  const { rows, faults } = await demo({
    forums: [{ year: 2024 }, { year: 2025, speakers: ['olha', 'petro'], cover: 'hall/01' }],
    speakers: [{ slug: 'petro' }, { slug: 'olha' }],
    events: [{ slug: 'opening', forum: 2025, description_ua: ['<p>a</p>', '<p><img src="{{file:hall/01}}"></p>'] }],
    files: [{ key: 'hall/01', title: 'The hall', filesize: 5 }],
  })
  expect(faults).toEqual([])
  expect(rows('forums')?.[1]).toEqual({
    id: 2,
    year: 2025,
    speakers: [
      { speakers_id: 2, sort: 1 },
      { speakers_id: 1, sort: 2 },
    ],
    cover: demoFileId('hall/01'),
  })
  expect(rows('events')?.[0]).toMatchObject({ forum: 2, description_ua: `<p>a</p><p><img src="${demoFileId('hall/01')}"></p>` })
})

test.each([
  ['a slug that nobody has', { events: [{ slug: 'opening', room: 'cellar' }] }, 'events.json, opening: rooms has no cellar'],
  [
    'a file that is not listed',
    { speakers: [{ slug: 'olha', photo: 'portrait/olha' }] },
    'speakers.json, olha: directus_files has no portrait/olha',
  ],
  [
    'a field that the model does not have',
    { rooms: [{ slug: 'hall', colour: 'red' }] },
    'rooms.json, hall: the model has no field colour',
  ],
  ['a slug twice', { rooms: [{ slug: 'hall' }, { slug: 'hall' }] }, 'rooms.json: hall is there twice'],
  [
    'a collection that the model does not have',
    { cellars: [{ slug: 'hall' }] },
    'cellars.json: the model has no such collection',
  ],
])('%s is said', async (_, lists, fault) => {
  expect((await demo(lists as Record<string, readonly object[]>)).faults).toEqual([fault])
})
