// Checks the site's certificate.
import { connect } from 'node:tls'
import { about, type Finding } from './finding.ts'
import { renewal } from './proxy.ts'

const day = 86_400_000
/** Days before its end; Caddy and certbot renew thirty days before. */
const soon = 20
const timeout = 10_000

/** Empty without https, or if nothing answers (reported elsewhere). `read`: end of the certificate at a host, milliseconds since 1970. */
export async function checkCertificate(siteUrl: string, now: number, read = readEnd, root?: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return []
  const end = await read(hostname, Number(port || 443))
  if (end === null) return []
  const certificate = about('certificate')
  const days = Math.floor((end - now) / day)
  const mend = renewal(hostname, root)
  if (days < 0) return [certificate('stop', `it has expired: ${mend}`)]
  return [days < soon ? certificate('look', `it expires in ${days} days: ${mend}`) : certificate('ok', `valid for ${days} days`)]
}

/** Also of an invalid certificate; null: none. */
function readEnd(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      socket.destroy()
      resolve(Number.isNaN(end) ? null : end)
    })
    const none = () => {
      socket.destroy()
      resolve(null)
    }
    socket.once('timeout', none)
    socket.once('error', none)
  })
}
