// `npm run rooms`: which room imports which, where rooms form a circle, how many lines each has. A room is a folder; the loose files of a folder with
// rooms are a room of their own. Tests and what they are made of (fixtures, builders, examples, the gallery) stand apart; types count as imports.
//   npm run rooms                  arrows of rooms, arrows between packages, circles, lines
//   npm run rooms -- desk          the same, arrows and circles only of rooms whose path begins so
//   npm run rooms -- --files A B   each import by which room A reaches room B
//   npm run rooms -- --mermaid     rewrites the drawing in docs/architecture.md; an arrow that follows from others is left out
//   npm run rooms -- --check       fails if rooms form a circle, or a package imports what it may not (`npm run check`)
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Rooms of the desk that have rooms of their own. */
const wings = new Set(['door', 'keeping', 'office', 'post', 'words'])

/** What a package may import, by their names; the desk and the content by their ports only. */
const below = {
  domain: [],
  messages: ['domain'],
  ground: [],
  design: ['domain', 'messages'],
  content: ['domain', 'ground'],
  desk: ['domain', 'messages', 'ground', 'design', 'content'],
  site: ['domain', 'messages', 'ground', 'design', 'content', 'desk'],
}
const ports = {
  desk: /^packages\/desk\/(?:port\.ts|office\/drawing\/draw-office\.tsx)$/,
  content: /^packages\/content\/port\.ts$/,
}

/** Of a port. */
const mostValues = 12

const isTest =
  /(\.test|-builder|-fixture|\.examples)\.[cm]?[jt]sx?$|-fixture\.sql$|^(site\/app\/gallery|e2e|interop|bench|directus\/prove)\/|^vitest/

/** packages/desk/orders/seats.ts → desk; what is no package is `directus` or `tools`. */
function packageOf(path) {
  const [area, name] = path.split('/')
  return area === 'packages' ? name : ['site', 'directus'].includes(area) ? area : 'tools'
}

/** The folder of a file; of blocks, pages and islands that of all of them. packages/design/ui/button/button.tsx → design/ui. */
function roomOf(path) {
  const [area, ...folders] = path
    .replace(/^packages\//, '')
    .split('/')
    .slice(0, -1)
  if (area === undefined) return '*'
  // A wing of the desk and the two halves of the site have rooms.
  const depth = (area === 'desk' && wings.has(folders[0])) || area === 'site' ? 2 : 1
  const own = folders.slice(0, depth)
  return [area, ...own, ...(own.length < depth ? ['*'] : [])].join('/')
}

/** Imports of shipped files: [{ from, to, isType }]. */
function readImports() {
  const cache = ['--cache', 'node_modules/.cache/rooms', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const folders = ['packages', 'site']
  const json = execFileSync(process.execPath, [program, ...cache, ...folders], { cwd: root, maxBuffer: 1e9 })
  return JSON.parse(json).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => /^(packages|site)\//.test(resolved) && !isTest.test(source) && !isTest.test(resolved))
      .map(({ resolved, dependencyTypes }) => ({ from: source, to: resolved, isType: dependencyTypes.includes('type-only') })),
  )
}

/** Who imports whom, by `name` of the files: name → names. */
function arrowsOf(imports, name) {
  const arrows = new Map()
  for (const { from, to } of imports) {
    if (!arrows.has(name(from))) arrows.set(name(from), new Set())
    if (name(from) !== name(to)) arrows.get(name(from)).add(name(to))
  }
  return arrows
}

/** All that can be reached from `start` by arrows, without the arrow `except`. */
function reachedFrom(arrows, start, except) {
  const reached = new Set()
  const look = (at) => {
    for (const to of arrows.get(at) ?? []) {
      if (reached.has(to) || (at === start && to === except)) continue
      reached.add(to)
      look(to)
    }
  }
  look(start)
  return reached
}

/** Sets of names that all reach each other. */
function circlesOf(arrows) {
  const reached = new Map([...arrows.keys()].map((start) => [start, reachedFrom(arrows, start)]))
  const circles = [...reached.keys()].map((a) =>
    [...reached.keys()].filter((b) => reached.get(a).has(b) && reached.get(b)?.has(a)).sort(),
  )
  return [...new Map(circles.filter((circle) => circle.length > 1).map((circle) => [circle.join(), circle])).values()]
}

/** Imports against the order of packages, and those past a port. */
const againstOrder = (imports) =>
  imports.filter(({ from, to }) => {
    const [above, under] = [packageOf(from), packageOf(to)]
    if (above === under || !(above in below)) return false
    return !below[above].includes(under) || (ports[under] && !ports[under].test(to))
  })

/** Names of values in the lists of a port; types are free. */
function valuesOf(port) {
  const lists = readFileSync(join(root, port), 'utf8').matchAll(/^export \{([^}]*)\}/gm)
  return [...lists].flatMap(([, names]) => names.split(',').filter((name) => /^\s*(?!type )\w/.test(name)))
}

/** Lines of the repository: [{ path, kind, lines }]; without data, documents and what is not text. */
function readLines() {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return files
    .filter((path) => /\.([cm]?[jt]sx?|css|sql|sh|html)$|^deploy\/[a-z-]+$/.test(path))
    .map((path) => {
      const words = /^packages\/(?:messages|desk\/words)\//.test(path) ? 'words' : 'code'
      const kind = isTest.test(path) ? 'tests' : path.endsWith('.css') ? 'CSS' : words
      return { path, kind, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }
    })
}

function printLines(files, name) {
  const sums = new Map()
  for (const { path, kind, lines } of files)
    for (const row of [name(path), 'sum']) {
      const sum = sums.get(row) ?? { code: 0, CSS: 0, words: 0, tests: 0 }
      sums.set(row, { ...sum, [kind]: sum[kind] + lines })
    }
  const rows = [...sums].sort(([a], [b]) => (a === 'sum') - (b === 'sum') || a.localeCompare(b))
  console.log(`${''.padEnd(28)}   code    CSS  words  | all    | tests`)
  for (const [row, { code, CSS, words, tests }] of rows) {
    const cells = [code, CSS, words].map((n) => String(n || '–').padStart(7)).join('')
    console.log(`${row.padEnd(27)}${cells}  |${String(code + CSS + words).padStart(7)} |${String(tests || '–').padStart(6)}`)
  }
}

/** Mermaid: the packages, then the rooms of each. An arrow that follows from two others is left out. */
function drawingOf(imports) {
  const draw = (lines) => ['```mermaid', 'flowchart TB', ...lines, '```'].join('\n')
  const ofPackages = draw(
    linesBetween(
      arrowsOf(
        imports.filter(({ from, to }) => packageOf(from) in below && packageOf(to) in below),
        packageOf,
      ),
      String,
    ),
  )
  const ofRooms = Object.keys(below).flatMap((name) => {
    const inside = imports.filter(({ from, to }) => packageOf(from) === name && packageOf(to) === name)
    const lines = linesBetween(arrowsOf(inside, roomOf), idOf)
    return lines.length === 0 ? [] : [`<details><summary>Folders of ${name}</summary>\n\n${draw(lines)}\n\n</details>`]
  })
  return [ofPackages, ...ofRooms].join('\n\n')
}
const idOf = (room) => `${room.replaceAll(/[/-]/g, '_').replaceAll('*', 'files')}["${room}"]`
const linesBetween = (arrows, node) =>
  [...arrows]
    .flatMap(([from, all]) =>
      [...all].filter((to) => !reachedFrom(arrows, from, to).has(to)).map((to) => `  ${node(from)} --> ${node(to)}`),
    )
    .sort()

const [option = '', ...given] = process.argv.slice(2)
const imports = readImports()
if (option === '--files') {
  for (const { from, to, isType } of imports)
    if (roomOf(from) === given[0] && roomOf(to) === given[1]) console.log(`${from} → ${to}${isType ? ' (type)' : ''}`)
} else if (option === '--mermaid') {
  const path = join(root, 'docs/architecture.md')
  const marks = /(<!-- npm run rooms -- --mermaid -->\n)[\s\S]*?(\n<!-- end -->)/
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(marks, (_, start, end) => start + drawingOf(imports) + end),
  )
} else if (option === '--check') {
  const circles = circlesOf(arrowsOf(imports, roomOf))
  const against = againstOrder(imports)
  for (const circle of circles) console.error(`circle of rooms: ${circle.join(' ↔ ')}`)
  for (const { from, to } of against) console.error(`${packageOf(from)} may not import this of ${packageOf(to)}: ${from} → ${to}`)
  const wide = ['packages/content/port.ts', 'packages/desk/port.ts'].filter((port) => valuesOf(port).length > mostValues)
  for (const port of wide) console.error(`${port} exports ${valuesOf(port).length} values, at most ${mostValues} are allowed`)
  console.log(`${circles.length} circles of rooms, ${against.length} imports against the order of packages`)
  process.exit(circles.length + against.length + wide.length > 0 ? 1 : 0)
} else {
  const isShown = (room) => room.startsWith(option)
  for (const [room, all] of [...arrowsOf(imports, roomOf)].sort())
    if (isShown(room)) console.log(`${room} → ${[...all].sort().join(', ') || '–'}`)
  for (const [title, some] of [
    ['imports', imports],
    ['imports of values', imports.filter(({ isType }) => !isType)],
  ]) {
    const found = circlesOf(arrowsOf(some, roomOf))
    console.log(`\nCircles of rooms by ${title}: ${found.length || 'none'}`)
    for (const circle of found) console.log(`  ${circle.length}: ${circle.join(' ')}`)
  }
  const against = againstOrder(imports).filter(({ from, to }) => isShown(roomOf(from)) || isShown(roomOf(to)))
  console.log(`\nImports between packages against their order or past a port: ${against.length}`)
  for (const { from, to, isType } of against)
    console.log(`  ${packageOf(from)} → ${packageOf(to)}: ${from} → ${to}${isType ? ' (type)' : ''}`)
  const files = readLines()
  console.log('\nLines by room')
  printLines(
    files.filter(({ path }) => isShown(roomOf(path))),
    roomOf,
  )
  console.log('\nLines by package')
  printLines(files, packageOf)
}
