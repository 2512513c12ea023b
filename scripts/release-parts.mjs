// Files of a release: of the site, and of the content service.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const parts = {
  site: ['site', 'packages', 'deploy', 'docs/deploy.md', 'docs/operate.md', 'docs/security.md', 'LICENSE'],
  // Its extensions use the site's rules of addresses and languages.
  content: [
    'directus',
    'packages/content/model',
    'packages/content/demo',
    'packages/domain',
    'deploy',
    'docs/deploy.md',
    'LICENSE',
  ],
}
/** What is bundled: styles, drawings and browser code. Font files are read by the process itself. */
const bundled = /^(?:site\/app|packages\/design\/(?!fonts\/)[^/]+|packages\/desk\/(?:door\/phone|office\/drawing))\//
/** Tests, fixtures and developers' scripts. */
const onlyHere =
  /\.(?:test|examples)\.tsx?$|-fixture\.(?:ts|sql)$|-builder\.ts$|^site\/server\/dev\.ts$|^directus\/prove\/|^(?:packages\/[^/]+|site)\/README\.md$|^packages\/content\/demo\/list-files\.ts$/
/** Demo files that the site loads even with a content service. */
const demoData = /^packages\/content\/demo\/(?!.*\.ts$)/

/**
 * @param {'site' | 'content'} what @param {boolean} hasDemo whether the site takes the demo's texts and pictures with it
 * @returns {string[]} paths below the repository
 */
export function releasedFiles(what, hasDemo) {
  const asked = ['ls-files', '--cached', '--others', '--exclude-standard', ...parts[what]]
  const found = execFileSync('git', asked, { cwd: root, encoding: 'utf8' })
  const isLeftOut = (file) =>
    onlyHere.test(file) || (what === 'site' && bundled.test(file)) || (what === 'site' && !hasDemo && demoData.test(file))
  return found.split('\n').filter((file) => file && existsSync(join(root, file)) && !isLeftOut(file))
}
