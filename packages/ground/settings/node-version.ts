// Checks the Node version: an older one starts, but fails on every page.

/** Minimum version. */
const oldest = 24

/** A sentence if `version` (`process.versions.node`) is too old; null: it is fine. */
export function nodeFault(version: string): string | null {
  if (Number.parseInt(version, 10) >= oldest) return null
  return `This is Node ${version}, but the site needs ${oldest} or newer: start it with \`npm start\`, or bin/node of the release`
}
