// The oldest browsers that the site supports: `browserslist` of package.json
// (docs/decisions/0036-support-safari-15-4-chrome-92-and-firefox-115.md).
import packageJson from '../package.json' with { type: 'json' }

/** Targets of Vite's builds: `safari15.4`. Throws where a row of the list has another form than `safari >= 15.4`. */
export const buildTargets: string[] = packageJson.browserslist.map((row) => {
  const [, name, version] = row.match(/^(\w+) >= ([\d.]+)$/) ?? []
  if (!name || !version) throw new Error(`package.json, browserslist: "${row}" is not of the form "safari >= 15.4"`)
  return `${name === 'ios_saf' ? 'ios' : name}${version}`
})
