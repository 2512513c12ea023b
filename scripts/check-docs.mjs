// Checks that paths, headings, npm scripts and desk commands named in the documents exist, and the paths and rules of docs/product.md named in
// comments. Comments must not cite documents outside the repository.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'

const scriptsOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts
const scripts = { ...scriptsOf('directus'), ...scriptsOf('.') }
const files = tracked(['*.md'])
const rooms = /^(?:bench|deploy|directus|docs|e2e|packages|scripts|site|\.ci)\//
const deskCommands = readFileSync(join(root, 'packages/desk/commands/run-desk-command.ts'), 'utf8')
const faults = []

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, link] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)) {
    if (!existsSync(join(root, dirname(file), link))) faults.push(`${file}: the link ${link} leads nowhere`)
  }
  for (const [, path, anchor] of text.matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)) {
    const linked = path ? join(root, dirname(file), path) : join(root, file)
    if (existsSync(linked) && !headingsOf(readFileSync(linked, 'utf8')).includes(anchor))
      faults.push(`${file}: ${path || 'this document'} has no heading #${anchor}`)
  }
  for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
    const isPath = rooms.test(code) && !/[*<{$ …]/.test(code)
    const found = existsSync(join(root, code)) || existsSync(join(root, dirname(file), code))
    if (isPath && !found) faults.push(`${file}: ${code} does not exist`)
    const script = /^npm run ([\w:-]+)/.exec(code)?.[1]
    const command = /^npm run desk (?:--silent )?-- ([\w-]+)/.exec(code)?.[1]
    if (command && !new RegExp(`^  '?${command}'?: \\[`, 'm').test(deskCommands))
      faults.push(`${file}: the desk has no command ${command}`)
    const local = existsSync(join(root, dirname(file), 'package.json')) ? scriptsOf(dirname(file)) : {}
    if (script && !scripts[script] && !local?.[script]) faults.push(`${file}: there is no script ${script}`)
  }
}

/** Names of such papers. true: citing one fails the check. */
const areCitationsFaults = true
const citation =
  /\b(?:specification|design notes|visual direction|(?:payments|reliability|performance) reference|issue \d+|decisions[,:] |content model[,)])/i

const rules = new Set(rulesOf(readFileSync(join(root, 'docs/product.md'), 'utf8')))
const sources = tracked(['*.ts', '*.tsx', '*.mjs', '*.css'])
let citations = 0

for (const file of sources) {
  for (const { text, line } of commentsOf(readFileSync(join(root, file), 'utf8'))) {
    for (const [, named] of text.matchAll(/product\.md, ((?:\d+\.\d+(?:, | and | to )?)+)/g)) {
      for (const [rule] of named.matchAll(/\d+\.\d+/g))
        if (!rules.has(rule)) faults.push(`${file}:${line}: docs/product.md has no rule ${rule}`)
    }
    for (const [path] of text.matchAll(
      /(?<![\w./-])(?:bench|docs|e2e|packages|scripts|site)\/[\w./-]+\.(?:tsx?|mjs|md|css|json)\b/g,
    ))
      if (!existsSync(join(root, path)) && !existsSync(join(root, dirname(file), path)))
        faults.push(`${file}:${line}: ${path} does not exist`)
    if (!citation.test(text)) continue
    citations++
    if (areCitationsFaults) faults.push(`${file}:${line}: cites what is not in the repository: ${text.trim()}`)
    else if (process.argv.includes('--citations')) console.log(`${file}:${line}: ${text.trim()}`)
  }
}

/** Anchors that GitHub gives to headings. */
function headingsOf(markdown) {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )
}

/** Rule numbers: section number and list item. */
function rulesOf(markdown) {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section
    const item = /^(\d+)\. /.exec(line)?.[1]
    return item ? [`${section}.${item}`] : []
  })
}

/** Comment lines of a source, or the comment part of a line. */
function commentsOf(source) {
  return source.split('\n').flatMap((text, index) => {
    const comment = /^\s*(?:\/?\*|\{\/\*).*|(?:^|\s)\/\/\s.*|\/\*.*/.exec(text)?.[0]
    return comment ? [{ text: comment, line: index + 1 }] : []
  })
}

function tracked(patterns) {
  const given = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns]
  const found = execFileSync('git', given, { cwd: root, encoding: 'utf8' }).split('\n')
  return [...new Set(found)].filter((file) => file && existsSync(join(root, file)))
}

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(
  `${files.length} documents, ${sources.length} sources, ${rules.size} rules; ${citations} comments cite what is not here`,
)
