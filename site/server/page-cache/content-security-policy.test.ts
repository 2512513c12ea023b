import { playerOrigins } from '@forum/domain/publication/player.ts'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('a page without a player frames nothing', () => {
  expect(contentSecurityPolicy({ html: '<p>frame-src</p>' })).not.toContain('frame-src')
})

test.each(playerOrigins)('a page with a player of %s frames that host alone', (origin) => {
  expect(contentSecurityPolicy({ html: `<iframe src="${origin}/embed/1"></iframe>` })).toContain(`frame-src ${origin};`)
})

test.each(['https://evil.example/x', 'https://player.vimeo.com.evil.example/x', 'http://player.vimeo.com/x'])(
  'a frame of %s gets no leave',
  (source) => {
    expect(contentSecurityPolicy({ html: `<iframe src="${source}"></iframe>` })).not.toContain('frame-src')
  },
)

test('the hosts of the analytics service are allowed on a site that has one, and nowhere else', () => {
  const hosts = (policy: string) => policy.split('; ').filter((directive) => directive.includes('google'))
  expect(hosts(contentSecurityPolicy({ html: '<p></p>' }))).toEqual([])
  expect(
    hosts(contentSecurityPolicy({ html: '<p></p>' }, { hasAnalytics: true })).map((directive) => directive.split(' ')[0]),
  ).toEqual(['script-src', 'img-src', 'connect-src'])
})

test.each([
  ['the form that pays', '<form method="post" action="https://pay.example/checkout">', "form-action 'self' https://pay.example"],
  ['a form of the site', '<form method="post" action="/uk/forum/2025/by-card">', "form-action 'self'"],
  ['a form to a host that only looks alike', '<form action="https://pay.example.evil/x">', "form-action 'self'"],
  ['words about the host', '<p>https://pay.example/checkout</p>', "form-action 'self'"],
])('a page with %s', (_, html, expected) => {
  const directives = (paymentOrigin: string | null) => contentSecurityPolicy({ html, paymentOrigin }).split('; ')
  expect(directives('https://pay.example')).toContain(expected)
  expect(directives(null)).toContain("form-action 'self'")
})

const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `))
const hash = `'sha256-${'A'.repeat(43)}='`

test('a script that is found in the page is not allowed, one that the app names is', () => {
  const html = '<script>evil()</script><script>start()</script>'
  expect(directive(contentSecurityPolicy({ html }), 'script-src')).toBe("script-src 'self'")
  expect(directive(contentSecurityPolicy({ html, inlineHashes: hash }), 'script-src')).toBe(`script-src 'self' ${hash}`)
})

test.each(["'unsafe-inline'", "'nonce-a'", '*', "x; script-src 'unsafe-eval'"])(
  'nothing but a hash is taken for one: %s',
  (given) => {
    expect(directive(contentSecurityPolicy({ html: '', inlineHashes: given }), 'script-src')).toBe("script-src 'self'")
  },
)

test('no text becomes a script without the one policy of the page, but where the analytics service would not run with that', () => {
  expect(contentSecurityPolicy({ html: '' })).toContain("require-trusted-types-for 'script'; trusted-types site")
  expect(contentSecurityPolicy({ html: '' }, { hasAnalytics: true })).not.toContain('trusted-types')
})

test('a page that other sites may frame runs nothing; no other page may be framed', () => {
  const framed = contentSecurityPolicy({ html: '<p></p>', isFramed: true }, { hasAnalytics: true })
  expect(framed).toContain('frame-ancestors *')
  expect(framed).not.toContain('script-src')
  expect(contentSecurityPolicy({ html: '<p></p>' })).toContain("frame-ancestors 'none'")
})

test('styles that the app names are allowed, and no others', () => {
  const html = '<style>evil{}</style>'
  expect(directive(contentSecurityPolicy({ html }), 'style-src')).toBe("style-src 'self'")
  const policy = contentSecurityPolicy({ html, inlineHashes: `style:${hash} style:'unsafe-inline'` })
  expect([directive(policy, 'style-src'), directive(policy, 'script-src')]).toEqual([
    `style-src 'self' ${hash}`,
    "script-src 'self'",
  ])
})
