// Installs the old browsers of this folder's package.json and unpacks them into node_modules, once per lockfile; on any Node from 20. They run on
// Linux on x64 only.
import { execFileSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const folder = import.meta.dirname
const modules = join(folder, 'node_modules')
const stamp = join(modules, '.unpacked')
const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')

if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the old Chromiums run on Linux on x64 only')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
  // Of their own packages one wants an old driver, which is not needed here.
  const quiet = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--fetch-retries=5', '--loglevel=error']
  execFileSync('npm', ['ci', ...quiet], { cwd: folder, stdio: 'inherit' })
  await unpack('chrome-aws-lambda', '92')
  await unpack('@sparticuz/chromium', '110')
  writeFileSync(stamp, lockfile)
}

async function unpack(name, version) {
  const file = join(modules, '.chromium', version, 'chromium')
  await mkdir(dirname(file), { recursive: true })
  await pipeline(createReadStream(join(modules, name, 'bin/chromium.br')), createBrotliDecompress(), createWriteStream(file))
  await chmod(file, 0o755)
}
