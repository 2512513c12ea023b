// `npm run check`: types, format and lint, layers, demo content by the site's own readers, paths named in the docs.
import { install, run } from './prepare.mjs'

install()
const steps = [
  ['Types', 'react-router', ['typegen']],
  [null, 'tsc', ['--noEmit']],
  ['Format and lint', 'biome', ['check', '--max-diagnostics=50', '.']],
  ['Layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'app', 'domain', 'messages', 'server', 'e2e']],
  ['Demo content', 'node', ['scripts/check-demo.ts']],
  ['Paths in the docs', 'node', ['scripts/check-docs.mjs']],
]
for (const [title, command, args] of steps) {
  if (title) console.log(`\n— ${title}`)
  run(command, args)
}
