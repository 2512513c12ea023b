// `npm run check -w @forum/desk`, `npm test -w @forum/desk`: the checks and the unit tests of one package alone. What follows `--` goes to Vitest.
import { relative } from 'node:path'
import { install, root, run, runQuietly } from './prepare.mjs'

const [what, ...given] = process.argv.slice(2)
const folder = relative(root, process.cwd())
install()
if (what === 'test') run('vitest', ['run', `${folder}/`, ...given])
else {
  const steps = [
    [
      'Types',
      [
        ['react-router', 'typegen'],
        ['tsc', '--noEmit'],
      ],
    ],
    ['Layers', [['depcruise', '--config', '.dependency-cruiser.cjs', folder]]],
    ['Rooms', [['node', 'scripts/rooms.mjs', '--check']]],
    ['Format and lint', [['biome', 'check', '--error-on-warnings', folder]]],
  ]
  const failed = []
  for (const [title, commands] of steps) if (!(await runQuietly(title, commands))) failed.push(title)
  process.exit(failed.length > 0 ? 1 : 0)
}
