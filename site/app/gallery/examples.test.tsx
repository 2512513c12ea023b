import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@forum/domain/localisation/locale.ts'
import { describe, expect, it } from 'vitest'
import { faultsOfHtml } from '../../../e2e/html-faults.ts'
import { examples, rooms } from './examples.ts'
import { htmlOf } from './rendered.tsx'

const folderOf = (room: string) => join(import.meta.dirname, room === 'ui' ? '../../../packages/design' : '..', room)

it.each(rooms)('every component folder of %s has examples', (room) => {
  const folders = readdirSync(folderOf(room), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const without = folders.filter(({ name }) => {
    const files = readdirSync(join(folderOf(room), name))
    const hasComponent = files.some((file) => /^[^.]+\.tsx$/.test(file))
    return hasComponent && !files.some((file) => file.endsWith('.examples.tsx'))
  })
  expect(without.map(({ name }) => name)).toEqual([])
})

describe.each(locales)('in %s', (locale) => {
  it.each(examples.map((example) => [example.component, example.name, example.Example] as const))(
    '%s, %s, is drawn without a complaint',
    (_, __, Example) => {
      expect(htmlOf(<Example />, locale)).not.toMatch(/\[object Object\]|undefined|>NaN</)
    },
  )

  it.each(rooms)('all examples of %s are valid HTML', async (room) => {
    const all = examples.filter((example) => example.room === room)
    const html = htmlOf(
      all.map(({ component, name, Example }) => <Example key={`${component}: ${name}`} />),
      locale,
    )
    // What only a page of its own can keep.
    expect(await faultsOfHtml(html, { 'heading-level': 'off', 'unique-landmark': 'off' })).toEqual([])
  })
})
