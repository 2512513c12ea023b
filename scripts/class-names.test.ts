import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { classNames, codesOf } from './class-names.ts'

const root = mkdtempSync(join(tmpdir(), 'class-names-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'app'))
const many = Array.from({ length: 70 }, (_, index) => `c${index}`)
const [large, small] = ['large', 'small'].map((name) => join(root, `app/${name}.module.css`)) as [string, string]
writeFileSync(large, many.map((name) => `.${name} { margin: 0.5px }`).join('\n'))
writeFileSync(small, '.c0 { margin: 0 }')

test('no two classes of a site have one name, and each begins with a capital', () => {
  const nameOf = classNames(root)
  const names = [...many.map((name) => nameOf(name, large)), nameOf('c0', small)]
  expect(new Set(names).size).toBe(71)
  expect(names.every((name) => /^[A-Z][\w-]{2,3}$/.test(name))).toBe(true)
})

test('both bundles give a class one name, whatever they ask first', () => {
  const [client, server] = [classNames(root), classNames(root)]
  const expected = [client('c1', large), client('c2', large)].toReversed()
  expect([server('c2', `${large}?used`), server('c1', large)]).toEqual(expected)
})

test('classes of the sheets that a module is made of have their place in it', () => {
  writeFileSync(join(root, 'app/part.css'), '.first { margin: 0 }\n.second { margin: 0 }')
  const whole = join(root, 'app/whole.module.css')
  writeFileSync(whole, "@import './part.css';\n\n.own { margin: 0 }")
  const [client, server] = [classNames(root), classNames(root)]
  const expected = [client('first', whole), client('second', whole), client('own', whole)].toReversed()
  expect([server('own', whole), server('second', whole), server('first', whole)]).toEqual(expected)
  expect(new Set(expected).size).toBe(3)
})

test('another file changes the names of hardly any', () => {
  const before = Array.from({ length: 150 }, (_, index) => `app/${index}.module.css`)
  const [old, now] = [codesOf(before), codesOf([...before, 'app/new.module.css'].toSorted())]
  expect(new Set(now.values()).size).toBe(151)
  expect(before.filter((file) => old.get(file) !== now.get(file)).length).toBeLessThan(3)
})

test('a file that came while the site of development runs has names, too', () => {
  const nameOf = classNames(root)
  const late = join(root, 'app/late.module.css')
  expect(nameOf('c0', late)).toMatch(/^A-[a-z0-9]+$/)
  expect(nameOf('c0', late)).not.toBe(nameOf('c1', late))
})
