// `npm run check`: types, format and lint, layers, demo content as built, fields named elsewhere than in the content model, paths named in the docs.
import { install, run } from './prepare.mjs'

install()
const steps = [
  ['Types', 'react-router', ['typegen']],
  [null, 'tsc', ['--noEmit']],
  ['Format and lint', 'biome', ['check', '--max-diagnostics=50', '.']],
  ['Layers', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'app', 'domain', 'messages', 'server', 'e2e']],
  ['Demo content', 'node', ['content/demo-source/build.ts', '--check']],
  ['Content model', 'node', ['scripts/check-content.mjs']],
  ['Paths in the docs', 'node', ['scripts/check-docs.mjs']],
]
for (const [title, command, args] of steps) {
  if (title) console.log(`\n— ${title}`)
  run(command, args)
}
