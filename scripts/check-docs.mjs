// Every path, npm script and command of the desk that the documentation names must exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './prepare.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const rooms = /^(?:app|bench|content|docs|domain|e2e|messages|scripts|server|\.ci)\//
const deskCommands = readFileSync(join(root, 'server/desk-command.ts'), 'utf8')
const faults = []

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, link] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)) {
    if (!existsSync(join(root, dirname(file), link))) faults.push(`${file}: the link ${link} leads nowhere`)
  }
  for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
    const isPath = rooms.test(code) && !/[*<{$ …]/.test(code)
    const found = existsSync(join(root, code)) || existsSync(join(root, dirname(file), code))
    if (isPath && !found) faults.push(`${file}: ${code} does not exist`)
    const script = /^npm run ([\w:-]+)/.exec(code)?.[1]
    const command = /^npm run desk (?:--silent )?-- ([\w-]+)/.exec(code)?.[1]
    if (command && !deskCommands.includes(`\n  ${command} `)) faults.push(`${file}: the desk has no command ${command}`)
    const local = existsSync(join(root, dirname(file), 'package.json'))
      ? JSON.parse(readFileSync(join(root, dirname(file), 'package.json'), 'utf8')).scripts
      : {}
    if (script && !scripts[script] && !local?.[script]) faults.push(`${file}: there is no script ${script}`)
  }
}

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${files.length} documents, every path in them exists`)
