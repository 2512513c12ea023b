// A balancer before several processes of the site: nginx where it is installed, else a plain proxy with the same rules. Whatever can be
// asked twice (GET) goes to the next process when one does not answer; what a visitor sends goes out once.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const configuration = (port, ports, folder) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream site { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 1s; proxy_next_upstream error timeout http_502 http_503; proxy_next_upstream_tries ${ports.length + 1};
      proxy_buffers 32 64k; proxy_buffer_size 64k; proxy_busy_buffers_size 128k;
    }
    location ~ ^/(?:state|static)/ {
      proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_connect_timeout 1s; proxy_next_upstream error timeout http_404 http_502 http_503; proxy_next_upstream_tries ${ports.length + 1};
    }
  }
}`

/** Gives how to stop it, and its name. */
export async function startBalancer(port, ports) {
  const hasNginx = spawnSync('nginx', ['-v']).status === 0
  return hasNginx ? startNginx(port, ports) : startProxy(port, ports)
}

async function startNginx(port, ports) {
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'))
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, ports, folder))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await wait(300)
  return {
    name: 'nginx',
    async stop() {
      nginx.kill('SIGTERM')
      await new Promise((done) => nginx.once('exit', done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startProxy(port, ports) {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const tryAt = (attempt) => {
      const { method, url, headers, socket } = incoming
      const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
      const to = {
        host: '127.0.0.1',
        port: ports[turn++ % ports.length],
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': forwarded },
      }
      const upstream = request(to, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.rawHeaders)
        answer.pipe(outgoing)
      })
      upstream.on('error', () => {
        if (outgoing.headersSent) outgoing.destroy()
        else if (method === 'GET' && attempt < ports.length) tryAt(attempt + 1)
        else outgoing.writeHead(502).end()
      })
      incoming.pipe(upstream)
    }
    tryAt(0)
  })
  await new Promise((done) => server.listen(port, '127.0.0.1', done))
  return { name: 'a plain proxy', stop: async () => void server.close().closeAllConnections() }
}
