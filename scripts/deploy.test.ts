import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageIds, pageOf } from '@forum/domain/address/pages.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { readEnvironment } from '@forum/site/server/config/env.ts'
import { beforeEach, expect, test } from 'vitest'
import { writeProxyFiles } from './proxy-files.ts'
import { readEnvironmentFile, readUnit } from './unit-file.ts'

const deploy = join(import.meta.dirname, '..', 'deploy')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  return () => rmSync(folder, { recursive: true })
})

/** Of what a tool checks, where the tool is on the machine. */
const has = (tool: string) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0
const checkedBy = (tool: string) => test.skipIf(!has(tool))
const check = (command: string, ...given: string[]) => {
  const { status, stdout, stderr } = spawnSync(command, given, { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

/** What an alarm says. */
function alertTexts(name: string) {
  const [, rule = ''] = read('alerts.yml').split(`alert: ${name}\n`)
  const text = (key: string) => new RegExp(`${key}: "?(.*?)"?$`, 'm').exec(rule)?.[1]
  return { summary: text('summary'), action: text('action') }
}

/** What a unit gives the process that it starts: systemd lets the file win. */
const startedBy = (unit: string) => {
  const { environment } = readUnit(unit, {})
  return decideConfig(readEnvironment({ ...environment, ...readEnvironmentFile(join(deploy, 'site.env.example')) }))
}

test('the environment file starts a site as it is', () => {
  expect(startedBy('forum-site.service')).toMatchObject({
    siteUrl: 'https://forum.example',
    metrics: { port: 9464, key: null },
    desk: { site: { port: 3800, url: 'https://desk.forum.example' } },
  })
})

test('a second process is the first one on ports of its own, which the environment file that both read leaves alone', () => {
  const others = {
    'forum-site@%i': 'forum-site',
    'process %i': 'process',
    '%i': '3000',
    'METRICS_PORT=13000': 'METRICS_PORT=9464',
    'DESK_PORT=23000': 'DESK_PORT=3800',
  }
  for (const kind of ['service', 'socket']) {
    let second = read(`systemd/forum-site@.${kind}`)
    for (const [its, first] of Object.entries(others)) second = second.replaceAll(its, first)
    const settings = (text: string) => text.split('\n').filter((line) => !/^(?:#|Description=)/.test(line))
    expect(settings(second)).toEqual(settings(read(`systemd/forum-site.${kind}`)))
  }
  const given = readEnvironmentFile(join(deploy, 'site.env.example'))
  expect([given.PORT, given.METRICS_PORT, given.DESK_PORT]).toEqual([undefined, undefined, undefined])
})

test.each(['nginx.conf', 'Caddyfile'])('the log of %s masks every address that is a key', (name) => {
  const [, alternatives = ''] = /\(\?:(order\|[\w|-]+)\)/.exec(read(name)) ?? []
  const places = pageIds.map(pageOf).flatMap(({ caching, pattern }) => (caching === 'never' ? pattern.replace(/\/:.*/, '') : []))
  expect(alternatives.split('|').toSorted()).toEqual(places.toSorted())
})

test.each(['nginx.conf', 'nginx-cache.conf'])(
  'no server of %s writes addresses into the log that nginx has by itself',
  (name) => {
    const [, ...servers] = read(name).split(/^server \{$/m)
    expect(servers.length).toBeGreaterThan(0)
    for (const server of servers) expect(server).toMatch(/^ {2}access_log (?:off|\/var\/log\/nginx\/forum-access\.log forum);$/m)
  },
)

checkedBy('systemd-analyze')('systemd takes the units (skipped where systemd-analyze is not there)', () => {
  const units = readdirSync(join(deploy, 'systemd')).filter((name) => /\.(service|socket|timer)$/.test(name))
  /** A template is looked at as the process that the document names. */
  const named = (name: string) => name.replace('@.', '@3100.')
  for (const name of units) {
    // Programs of a server that this machine does not have.
    const text = read(`systemd/${name}`).replace(/^(Exec\w+=)(?!\/bin\/sh)\S+/gm, `$1${process.execPath}`)
    writeFileSync(join(folder, named(name)), text)
  }
  const paths = units.map((name) => join(folder, named(name)))
  const { status, said } = check('systemd-analyze', 'verify', '--man=no', '--recursive-errors=no', ...paths)
  expect([status, said.split('\n').filter((line) => line.includes('forum-'))]).toEqual([0, []])
})

checkedBy('curl')(
  'a start whose process died is over, though the socket takes the question whether it answers (skipped where curl is not there)',
  async () => {
    const held = createServer().listen(0, '127.0.0.1')
    await once(held, 'listening')
    const { port } = held.address() as AddressInfo
    const died = spawnSync('true')
    const [, script = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(read('systemd/forum-site.service')) ?? []
    expect(script).toContain(':3000/')
    const env = { ...process.env, MAINPID: String(died.pid) }
    const { status } = spawnSync('sh', ['-c', script.replace(':3000/', `:${port}/`)], { env, timeout: 50_000 })
    expect(status).toBe(1)
    held.close()
  },
)

test.each(['forum-site.service', 'forum-site@.service'])(
  'at boot %s does not wait for the content service, whose start takes a minute, but for its database',
  (name) => {
    const [, after] = /^After=(.*)$/m.exec(read(`systemd/${name}`)) ?? []
    expect(after).not.toContain('forum-content')
    expect(after).toContain('postgresql.service')
  },
)

test('the unit of the content service waits to be told that it is set up, and the service tells it', () => {
  const unit = read('systemd/forum-content.service')
  expect([/^Type=(.*)$/m.exec(unit)?.[1], /^NotifyAccess=(.*)$/m.exec(unit)?.[1]]).toEqual(['notify', 'all'])
  // In the place of systemd's own, which the service finds by its name.
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$@" >>${folder}/told\n`, { mode: 0o755 })
  const ready = join(deploy, '..', 'directus', 'service', 'ready.mjs')
  for (const waiting of [{}, { NOTIFY_SOCKET: '/run/systemd/notify' }])
    execFileSync(process.execPath, ['--input-type=module', '-e', `(await import('${ready}')).tellReady()`], {
      env: { PATH: `${folder}:/usr/bin:/bin`, ...waiting },
    })
  expect(readFileSync(join(folder, 'told'), 'utf8')).toBe('--ready\n')
})

checkedBy('nginx')('nginx takes its configuration (skipped where nginx is not there)', () => {
  const { configuration } = writeProxyFiles(folder, { https: 4443, http: 4080, site: 4000, content: 4055 })
  const { status, said } = check('nginx', '-t', '-q', '-c', configuration)
  expect([status, said.replaceAll(/.*\[alert\] could not open error log.*\n/g, '')]).toEqual([0, ''])
})

checkedBy('caddy')('Caddy takes its configuration (skipped where caddy is not there)', () => {
  writeFileSync(join(folder, 'Caddyfile'), read('Caddyfile').replace('/var/log/caddy', folder))
  const { status, said } = check('caddy', 'validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile'))
  expect([status, said.includes('Valid configuration')]).toEqual([0, true])
})

checkedBy('shellcheck')('the scripts are sound shell (skipped where shellcheck is not there)', () => {
  const scripts = ['install.sh', 'forum-desk', 'back-up'].map((name) => join(deploy, name))
  expect(check('shellcheck', '--severity=warning', ...scripts)).toEqual({ status: 0, said: '' })
})

checkedBy('promtool')('Prometheus takes the rules (skipped where promtool is not there)', () => {
  expect(check('promtool', 'check', 'rules', join(deploy, 'alerts.yml'))).toMatchObject({ status: 0 })
})

checkedBy('promtool')(
  'payments that all fail are an alarm, also where none has ever succeeded (skipped where promtool is not there)',
  () => {
    const series = (state: string, values: string) => ({ series: `forum_payments{provider="liqpay",state="${state}"}`, values })
    const firing = { exp_labels: { severity: 'page' }, exp_annotations: alertTexts('ForumPaymentsFail') }
    const cases = [
      { given: [series('failed', '0+1x60')], expected: [firing] },
      { given: [series('failed', '0+1x60'), series('paid', '0x60')], expected: [firing] },
      { given: [series('failed', '0+1x60'), series('paid', '0+2x60')], expected: [] },
    ]
    const tests = cases.map(({ given, expected }) => ({
      interval: '1m',
      input_series: given,
      alert_rule_test: [{ eval_time: '1h', alertname: 'ForumPaymentsFail', exp_alerts: expected }],
    }))
    writeFileSync(join(folder, 'cases.yml'), JSON.stringify({ rule_files: [join(deploy, 'alerts.yml')], tests }))
    expect(check('promtool', 'test', 'rules', join(folder, 'cases.yml'))).toMatchObject({ status: 0 })
  },
)

checkedBy('logrotate')('logrotate takes its configuration (skipped where logrotate is not there)', () => {
  // Users of a server that this machine does not have.
  writeFileSync(join(folder, 'logrotate'), read('logrotate.conf').replace('su forum-content forum-content', ''), { mode: 0o644 })
  const { status, said } = check('logrotate', '--debug', '--state', join(folder, 'state'), join(folder, 'logrotate'))
  expect([status, said.includes('error:')]).toEqual([0, false])
})

test('whoever another user works for stands where that user may stand: in /root each program would complain first', () => {
  const texts = ['docs/deploy.md', 'docs/operate.md', 'deploy/install.sh'].map((name) =>
    readFileSync(join(deploy, '..', name), 'utf8'),
  )
  const commands = texts.flatMap((text) => [...text.matchAll(/(.{0,8})runuser -u/g)])
  expect(commands.length).toBeGreaterThan(3)
  for (const [, before] of commands) expect(before).toMatch(/cd \/ && $/)
})

test('the unit starts the site as `npm start` does', () => {
  const started = readFileSync(join(import.meta.dirname, 'prepare.mjs'), 'utf8')
  const [, quoted = ''] = /args: \[(.*)\]/.exec(started) ?? []
  const given = quoted.split(', ').map((word) => word.slice(1, -1))
  expect(given).toContain('build/site/index.js')
  const allocation = [...started.matchAll(/(MALLOC_\w+): '(\d+)'/g)].map(([, name = '', value = '']) => [name, value])
  expect(allocation.map(([name]) => name)).toContain('MALLOC_MMAP_THRESHOLD_')
  const { commands, environment } = readUnit('forum-site.service', {})
  expect(commands).toEqual([['/opt/forum/site/bin/node', ...given]])
  expect(environment).toMatchObject({ ...Object.fromEntries(allocation), NODE_COMPILE_CACHE: expect.any(String) })
})
