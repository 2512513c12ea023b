import { inspect } from 'node:util'
import { demoSeller } from '@forum/desk/settings/desk-config.ts'
import { secret } from '@forum/ground/settings/secrets.ts'
import { ConfigError } from '@forum/ground/settings/setting.ts'
import { expect, test } from 'vitest'
import { decideConfig, demoStart } from './config.ts'
import type { Environment } from './env.ts'

function faultsOf(environment: Environment): readonly string[] {
  try {
    decideConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
  }
  return []
}

test.each<[Environment, object | null]>([
  [{}, null],
  [{ METRICS_PORT: '9464' }, { port: 9464, key: null }],
  [{ METRICS_KEY: 'sixteen-signs-or-more' }, { port: null }],
])('with %j the figures can be asked for at %j', (environment, place) => {
  const { metrics } = decideConfig(environment)
  if (place) expect(metrics).toMatchObject(place)
  else expect(metrics).toBeNull()
  expect(faultsOf({ METRICS_KEY: 'short' })).toEqual([
    'METRICS_KEY: given something that is not shown; allowed: at least 16 visible ASCII characters without spaces',
  ])
})

test.each([
  ['made', 0],
  ['all', 1],
  ['1/100', 100],
])('ACCESS_LOG=%s', (given, every) => {
  expect(decideConfig({ ACCESS_LOG: given }).accessLogEvery).toBe(every)
})

test('without any variable the demo is served on port 3000, 37 days before the forum', () => {
  expect(decideConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    content: { kind: 'embedded' },
    hookSecret: null,
    dataDirectory: '.data',
    currentForumYear: null,
    analyticsId: null,
    clock: { startsAt: demoStart, reason: 'demo' },
    logFormat: 'json',
  })
  expect(new Date(demoStart).toISOString()).toBe('2025-09-09T06:00:00.000Z')
})

test('with a content service the real clock is used, and the prefix is /v2', () => {
  const config = decideConfig({ CONTENT_API_URL: 'https://api.example.org/', PORT: '8080' })
  expect(config.clock).toEqual({ startsAt: null, reason: 'real' })
  expect(config.content).toMatchObject({ kind: 'service', url: 'https://api.example.org', prefix: '/v2' })
  expect(config.siteUrl).toBe('http://localhost:8080')
})

test.each([
  ['', ''],
  ['/', ''],
  ['/v2', '/v2'],
  ['/a/b/', '/a/b'],
])('the prefix %j is read as %j', (given, expected) => {
  expect(decideConfig({ CONTENT_API_URL: 'http://x', CONTENT_API_PREFIX: given }).content).toMatchObject({ prefix: expected })
})

test.each<[keyof Environment, string]>([
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PORT', 'http'],
  ['HOST', 'a b'],
  ['SITE_URL', 'forum.example'],
  ['SITE_URL', 'https://forum.example/path'],
  ['SITE_URL', 'ftp://forum.example'],
  ['SITE_URL', 'https://user:pass@forum.example'],
  ['CONTENT_API_URL', 'api.example.org'],
  ['CONTENT_API_URL', 'file:///etc'],
  ['CURRENT_FORUM_YEAR', '25'],
  ['CURRENT_FORUM_YEAR', 'next'],
  ['ANALYTICS_ID', '<script>'],
  ['SITE_NOW', '2025-09-09'],
  ['SITE_NOW', '2025-09-09T09:00'],
  ['SITE_NOW', '2025-13-09T09:00Z'],
  ['SITE_DEVELOPMENT', 'yes'],
  ['LOG_FORMAT', 'xml'],
  ['ACCESS_LOG', '1/0'],
  ['ACCESS_LOG', 'some'],
  ['METRICS_PORT', '65536'],
  ['CDN_SECONDS', '0'],
  ['CDN_SECONDS', 'on'],
  ['HSTS', 'all'],
  ['SECURITY_CONTACT', 'the office'],
  ['SECURITY_CONTACT', 'http://forum.example/report'],
])('%s=%s is refused in one line that says what is allowed', (name, value) => {
  const faults = faultsOf({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name}: given "${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"; allowed: `))
})

test('all faults are told at once, one line each', () => {
  expect(faultsOf({ PORT: 'x', SITE_URL: 'y', CURRENT_FORUM_YEAR: 'z' }).map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'SITE_URL',
    'CURRENT_FORUM_YEAR',
  ])
})

test('a desk needs a port and an origin of its own, which is told beside other faults', () => {
  const told = (environment: Environment) => faultsOf(environment).map((line) => line.split(':')[0])
  const desk = { DESK_URL: 'https://desk.forum.example' }
  expect(told({ ...desk, DESK_PORT: '3800' })).toEqual([])
  expect(told({ ...desk, FORM_KEYS: 'x' })).toEqual(['FORM_KEYS', 'DESK_PORT'])
  expect(told({ ...desk, SITE_URL: 'https://desk.forum.example', DESK_PORT: '3800', DEMO: 'public' })).toEqual(['DESK_URL'])
  expect(told({ DESK_URL: 'desk' })).toEqual(['DESK_URL'])
})

test('a secret is never printed, neither when it is refused nor when it is taken', () => {
  const faults = faultsOf({ CONTENT_API_URL: 'http://x', CONTENT_API_TOKEN: 'pass word', CONTENT_WEBHOOK_SECRET: 'пароль' })
  expect(faults).toHaveLength(2)
  expect(faults.join()).not.toMatch(/pass word|пароль/)
  const taken = decideConfig({
    CONTENT_API_URL: 'http://x',
    CONTENT_API_TOKEN: 'hidden-token',
    CONTENT_WEBHOOK_SECRET: 'hidden-hook',
  })
  expect(`${inspect(taken, { depth: 9 })}${JSON.stringify(taken)}${taken.hookSecret}`).not.toMatch(/hidden/)
  expect(taken.hookSecret?.reveal()).toBe('hidden-hook')
})

test('the key of editors is long, and means nothing without a content service', () => {
  expect(faultsOf({ CONTENT_API_URL: 'http://x', EDITORS_KEY: 'short' })).toEqual([
    'EDITORS_KEY: given something that is not shown; allowed: at least 24 visible ASCII characters without spaces',
  ])
  const given = { EDITORS_KEY: 'a-key-of-twenty-four-signs', CONTENT_PREVIEW_TOKEN: 'reads-drafts' }
  expect(decideConfig({ CONTENT_API_URL: 'http://x', ...given }).editorsKey?.reveal()).toBe(given.EDITORS_KEY)
  expect(decideConfig(given)).toMatchObject({ editorsKey: null, previewToken: null })
})

test.each<[Environment, boolean]>([
  [{ SITE_NOW: '2025-10-16T09:30+03:00' }, true],
  [{ SITE_NOW: '2025-10-16T09:30+03:00', NODE_ENV: 'production' }, false],
  [{ SITE_NOW: '2025-10-16T09:30+03:00', NODE_ENV: 'production', SITE_DEVELOPMENT: 'on' }, true],
  [{ NODE_ENV: 'production' }, true],
])('a set clock: %j is accepted: %s', (environment, isAccepted) => {
  expect(faultsOf(environment).length === 0).toBe(isAccepted)
})

test('a secret equals itself only', () => {
  const hook = secret('abc')
  expect([hook.equals('abc'), hook.equals('abd'), hook.equals(''), hook.equals('abcd')]).toEqual([true, false, false, false])
})

test.each([
  ['security@forum.example', 'mailto:security@forum.example'],
  ['https://forum.example/report', 'https://forum.example/report'],
])('weaknesses are reported to %s', (given, expected) => {
  expect(decideConfig({ SECURITY_CONTACT: given }).securityContact).toBe(expected)
})

const live = { SITE_URL: 'https://forum.example', CONTENT_API_URL: 'https://api.forum.example', PAYMENT_PROVIDER: 'none' }

test('on https nothing of the demo is shown or sold: one sentence for each part of it', () => {
  expect(faultsOf(live)).toEqual([])
  const { CONTENT_API_URL: _, PAYMENT_PROVIDER: __, ...forgotten } = live
  const faults = faultsOf(forgotten)
  expect(faults.map((line) => line.split(':')[0])).toEqual(['CONTENT_API_URL', 'PAYMENT_PROVIDER', 'SELLER_NAME', 'SITE_NOW'])
  for (const line of faults) expect(line).toContain('DEMO=public')
  expect(faultsOf({ ...live, PAYMENT_PROVIDER: 'test' })).toEqual([expect.stringContaining('takes no money')])
})

test('the seller of the demo sells nothing on https, even when somebody copies it', () => {
  const { iban, code } = demoSeller
  const seller = { SELLER_NAME: 'ТОВ', SELLER_BANK: 'Б', SELLER_ADDRESS: 'А', SELLER_VAT: '20', SELLER_EMAIL: 'a@b.example' }
  const faults = faultsOf({ ...live, ...seller, SELLER_IBAN: iban, SELLER_CODE: code })
  expect(faults.map((line) => line.split(':')[0])).toEqual(['SELLER_IBAN', 'SELLER_CODE'])
})

test('a demo that everybody may see is one because somebody said so; on http nobody needs to', () => {
  expect(faultsOf({ SITE_URL: 'https://demo.example', DEMO: 'public' })).toEqual([])
  expect(faultsOf({ SITE_URL: 'http://demo.example' })).toEqual([])
  expect(faultsOf({ ...live, DEMO: 'yes' })).toEqual([expect.stringContaining('DEMO: given "yes"; allowed: public')])
})
