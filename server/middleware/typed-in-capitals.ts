// Whoever types an address from paper, or is helped by a keyboard, begins its last word with a capital: the page of that name in small letters.
import type { App } from '../app-contract.ts'
import type { Services } from '../services.ts'

/**
 * Gives the address in small letters of a path in which capitals stand, where a page that may be listed is there and none as it was typed;
 * else the path itself.
 */
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
    // What is escaped is in capitals by rule.
    const small = path.replace(/%[\dA-F]{2}|[A-Z]/g, (sign) => (sign.length > 1 ? sign : sign.toLowerCase()))
    if (small === path || !services.content.isFilled()) return path
    return !paths().has(path) && paths().has(small) ? small : path
  }
}
