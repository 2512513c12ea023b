import { expect, test } from 'vitest'
import { playerOrigins } from '#domain/publication/player.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('a page without a player frames nothing', () => {
  expect(contentSecurityPolicy('<p>frame-src</p>')).not.toContain('frame-src')
})

test.each(playerOrigins)('a page with a player of %s frames that host alone', (origin) => {
  expect(contentSecurityPolicy(`<iframe src="${origin}/embed/1"></iframe>`)).toContain(`frame-src ${origin};`)
})

test.each(['https://evil.example/x', 'https://player.vimeo.com.evil.example/x', 'http://player.vimeo.com/x'])(
  'a frame of %s gets no leave',
  (source) => {
    expect(contentSecurityPolicy(`<iframe src="${source}"></iframe>`)).not.toContain('frame-src')
  },
)

test('the hosts of the analytics service are allowed on a site that has one, and nowhere else', () => {
  const hosts = (policy: string) => policy.split('; ').filter((directive) => directive.includes('google'))
  expect(hosts(contentSecurityPolicy('<p></p>'))).toEqual([])
  expect(hosts(contentSecurityPolicy('<p></p>', true)).map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
  ])
})
