// `npm run release`: the site as one folder that is copied to a server and never written to: built pages, sources as Node runs them, the
// packages of production alone, and the pinned Node itself. `npm run release -- content`: the same of the content service; `-- all`: both. Each is an
// archive with its checksum and a manifest (`release/forum-site-….json`), the same bytes whenever it is made of the same commit. Says the size.
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pack } from './pack.mjs'
import { pinnedEnvironment, prepare, root, run } from './prepare.mjs'
import { releasedFiles } from './release-parts.mjs'

if (process.argv.includes('all')) run('node', ['scripts/release.mjs', 'content'])
const what = process.argv.includes('content') ? 'content' : 'site'
/** The demo's texts and pictures, without which a site needs a content service. */
const hasDemo = process.argv.includes('--demo')
const out = join(root, 'release')

const { name, version, license, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const changed =
  execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], { cwd: root, encoding: 'utf8' }).trim() !== ''
const title = `forum-${what}-${version}-${commit}${changed ? '-changed' : ''}`
const folder = join(out, title)

if (what === 'site') prepare()
const { node } = devDependencies
const about = { release: title, commit, node, platform: `${process.platform}-${process.arch}` }
rmSync(folder, { recursive: true, force: true })
for (const file of releasedFiles(what, hasDemo)) copy(file)
writePackage()
if (what === 'site') addSite()
else run('node', ['install.mjs'], { cwd: join(folder, 'directus') })
const committed = execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
const { archive, bytes, sha256 } = await pack(folder, Number(committed))
const manifest = { ...about, archive: basename(archive), bytes, sha256 }
writeFileSync(`${folder}.json`, `${JSON.stringify(manifest, null, 2)}\n`)
const megabytes = (bytes) => `${(bytes / 1_048_576).toFixed(0)} MB`
console.log(`${relative(root, folder)}: ${megabytes(sizeOf(folder))}, ${relative(root, archive)}: ${megabytes(bytes)}`)

function copy(path, to = path) {
  mkdirSync(dirname(join(folder, to)), { recursive: true })
  cpSync(join(root, path), join(folder, to), { recursive: true, dereference: true })
}

/** Names what Node needs to find the modules, and which release this is. */
function writePackage() {
  const scripts = what === 'site' ? { desk: 'node site/server/command-line.ts' } : {}
  const own = { name, version, private: true, license, type: 'module', scripts }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(about, null, 2)}\n`)
}

function addSite() {
  cpSync(join(root, 'build'), join(folder, 'build'), { recursive: true })
  for (const path of productionPackages()) copy(path)
  linkPackages()
  copy('node_modules/node/bin/node', 'bin/node')
}

/** Our own packages are links, as npm makes them: Node runs TypeScript only outside node_modules. */
function linkPackages() {
  const links = join('node_modules', '@forum')
  mkdirSync(join(folder, links), { recursive: true })
  for (const name of readdirSync(join(root, links))) {
    const target = readlinkSync(join(root, links, name))
    if (existsSync(join(folder, links, target))) symlinkSync(target, join(folder, links, name))
  }
}

/** Folders of the packages that run on a server, as they are installed here. TypeScript is an optional peer of one of them. */
function productionPackages() {
  const given = ['ls', '--omit=dev', '--all', '--parseable']
  const listed = execFileSync('npm', given, {
    cwd: root,
    encoding: 'utf8',
    env: pinnedEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const paths = listed.split('\n').map((path) => relative(root, path))
  // A package within another one comes with it.
  return paths.filter(
    (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !/^node_modules\/(?:@forum|@?typescript)(?:$|\/)/.test(path),
  )
}

function sizeOf(path) {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
