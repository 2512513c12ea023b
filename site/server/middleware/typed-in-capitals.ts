// Accepts addresses with capitals, as typed from paper or corrected by a phone's keyboard.
import type { App } from '../contract/app-contract.ts'
import type { Services } from '../contract/services.ts'

/** The function returns the lower-case path if only that one is a listed page; otherwise the path itself. */
export function typedInCapitals(app: Pick<App, 'addresses'>, services: Services): (path: string) => string {
  let known: { revision: string; paths: ReadonlySet<string> } | null = null
  const paths = () => {
    const revision = services.content.revision()
    if (known?.revision !== revision) {
      const hrefs = app.addresses(services).flatMap(({ versions }) => versions.map(({ href }) => new URL(href).pathname))
      known = { revision, paths: new Set(hrefs) }
    }
    return known.paths
  }
  return (path) => {
    // Percent escapes have capitals by rule.
    const small = path.replace(/%[\dA-F]{2}|[A-Z]/g, (sign) => (sign.length > 1 ? sign : sign.toLowerCase()))
    if (small === path || !services.content.isFilled()) return path
    return !paths().has(path) && paths().has(small) ? small : path
  }
}
