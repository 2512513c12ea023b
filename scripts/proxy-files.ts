// The nginx of deploy/nginx.conf on loopback: on ports of its own, with a certificate of an authority that is made for it. For the rehearsal
// of a deployment and for tests.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)

/** Name that stands in deploy/ for the forum's own. */
export const exampleHost = 'forum.example'

export type ProxyPorts = { https: number; http: number; site: number; content: number }

/** Writes configuration, authority and certificate into `folder`; gives their paths, and that of the log. */
export function writeProxyFiles(
  folder: string,
  ports: ProxyPorts,
): { configuration: string; authority: string; accessLog: string } {
  const certificates = join(folder, 'certificates')
  for (const name of ['certificates', 'cache', 'log', 'temporary', 'html']) mkdirSync(join(folder, name), { recursive: true })
  const authority = makeCertificate(certificates)
  const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll(/listen \[::\]:\d+[^;]*;/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('127.0.0.1:8055', `127.0.0.1:${ports.content}`)
    .replaceAll(`/etc/letsencrypt/live/${exampleHost}`, certificates)
    .replaceAll('/var/cache/nginx/forum', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', join(folder, 'log'))
    .replaceAll('/opt/forum/site/deploy', join(root, 'deploy'))
    .replaceAll('/var/www/html', join(folder, 'html'))
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/log/error.log;\nevents { worker_connections 1024; }\nhttp {\n${own.join('\n')}\n${site}}\n`,
  )
  return { configuration, authority, accessLog: join(folder, 'log', 'forum-access.log') }
}

/** An authority and a certificate of it for the example's names, good for two days. */
function makeCertificate(folder: string): string {
  const file = (name: string) => join(folder, name)
  const openssl = (...given: string[]) => execFileSync('openssl', given, { stdio: ['ignore', 'ignore', 'pipe'] })
  const names = ['', 'www.', 'desk.', 'api.', 'admin.'].map((part) => `DNS:${part}${exampleHost}`).join(',')
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    file('authority.key'),
    '-out',
    file('authority.pem'),
    '-days',
    '2',
    '-subj',
    '/CN=Rehearsal',
  )
  openssl('req', ...key, '-keyout', file('privkey.pem'), '-out', file('request.pem'), '-subj', `/CN=${exampleHost}`)
  writeFileSync(file('names'), `subjectAltName=${names}\n`)
  const signed = [
    '-CA',
    file('authority.pem'),
    '-CAkey',
    file('authority.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    file('names'),
  ]
  openssl('x509', '-req', '-in', file('request.pem'), '-out', file('fullchain.pem'), ...signed)
  return file('authority.pem')
}
