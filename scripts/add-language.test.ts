// Adds a language to a copy of the sources: the type checker must name exactly the places that docs/add-a-language.md lists, and no test.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const copy = mkdtempSync(join(tmpdir(), 'add-language-'))
afterAll(() => rmSync(copy, { recursive: true }))

const row =
  "  pl: { label: 'PL', suffix: 'pl', name: 'Polski', openGraph: 'pl_PL', intl: 'pl-PL', script: 'latin', legalDocument: 'other' },\n"

/** All that is compiled. */
function sources(): string[] {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return tracked
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mts|json|css)$/.test(file) && !/^packages\/content\/demo\/.*\.json$/.test(file))
}

/** Files in which `tsc` finds something wrong. */
function filesAtFault(): string[] {
  const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], { cwd: copy, encoding: 'utf8' })
  const files = stdout.split('\n').flatMap((line) => /^([^\s(][^(]*)\(\d/.exec(line)?.[1] ?? [])
  return [...new Set(files)].sort()
}

test('a row for Polish alone does not compile in exactly the places that the guide lists', { timeout: 300_000 }, () => {
  for (const file of sources()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  cpSync(join(root, '.react-router'), join(copy, '.react-router'), { recursive: true })
  // Our own packages are those of the copy.
  mkdirSync(join(copy, 'node_modules/@forum'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@forum') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of readdirSync(join(root, 'node_modules/@forum')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@forum', name)), join(copy, 'node_modules/@forum', name))
  const table = join(copy, 'packages/domain/localisation/locale.ts')
  const text = readFileSync(table, 'utf8')
  writeFileSync(table, text.replace('} as const satisfies', `${row}} as const satisfies`))

  const guide = readFileSync(join(root, 'docs/add-a-language.md'), 'utf8')
  const listed = [...guide.matchAll(/^ {3}- `([^`]+)`/gm)].map(([, file]) => file)
  expect(filesAtFault()).toEqual(listed.toSorted())
})
