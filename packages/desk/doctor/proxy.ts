// Which proxy ends https on this machine: how a certificate is renewed depends on it.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Folders and files where Debian's packages keep the names of sites. */
const places = { caddy: 'etc/caddy/Caddyfile', nginx: 'etc/nginx/sites-enabled' } as const

/** What to do about a certificate that was not renewed. `host`: of SITE_URL. `root`: another one for tests. */
export function renewal(host: string, root = '/'): string {
  const caddy = 'journalctl -u caddy | grep -i acme says why it was not renewed, often a closed port 80'
  const nginx = 'run certbot renew, which says why it was not renewed, then systemctl reload nginx'
  if (namedIn(join(root, places.caddy), host)) return caddy
  if (namedIn(join(root, places.nginx), host)) return nginx
  return `the proxy in front renews it. Caddy: ${caddy}. nginx: ${nginx}`
}

/** Whether a file, or a file in a folder, contains the name. false: there is none, or it cannot be read. */
function namedIn(path: string, host: string): boolean {
  try {
    const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]
    return files.some((file) => readFileSync(file, 'utf8').includes(host))
  } catch {
    return false
  }
}
