// Which Node runs the site: an older one starts, and then fails at every page.

/** The first version that has all that the site asks of it. */
const oldest = 24

/** One sentence when `version` (as `process.versions.node`) is too old; null: it will do. */
export function nodeFault(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldest) return null
  return `Node ${version} runs this, and it needs ${oldest} or newer: start it with \`npm start\`, or bin/node of the release`
}
