import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { expect, test } from 'vitest'
import { mailLink, networkLink, type ShareItem, shareNetworks, shortMailLink } from './share-links.ts'

const url = 'https://forum.example/uk/forum/2025/program/mala?x=1&y=2'
const session: ShareItem = {
  title: 'Ціна «кіловата»: 50% & більше?',
  time: '16 жовтня, 11:00–12:15, час київський',
  room: 'Велика зала',
  path: '/uk/forum/2025/program/mala',
}

test.each(shareNetworks)('a link to %s carries title, time, room and address whole', (network) => {
  const said = [...new URL(networkLink(network, session, url)).searchParams.values()].join('\n')
  for (const part of [wordsOf(session.title), session.time, session.room, url]) expect(said).toContain(part)
})

test('the letter has the title as its subject and all of it in its text', () => {
  const { protocol, searchParams } = new URL(mailLink(session, url))
  expect(protocol).toBe('mailto:')
  expect(searchParams.get('subject')).toBe(wordsOf(session.title))
  expect(searchParams.get('body')).toBe(`${wordsOf(session.title)}\r\n${session.time}, ${session.room}\r\n${url}`)
})

test('a page without time and room is told by title and address, with no empty lines', () => {
  const link = mailLink({ title: 'News', path: '/en/news/x' }, url)
  expect(new URL(link).searchParams.get('body')).toBe(`News\r\n${url}`)
  expect(link).not.toMatch(/[\s"<>]/)
})

test('signs that nobody sees and blanks of any kind break no link', () => {
  const link = mailLink({ ...session, title: 'Ціна\u2028кіловата\u200b, не\u202eвидно\u3000' }, url)
  expect(link).not.toMatch(/[\s\p{C}]/u)
  expect(new URL(link).searchParams.get('subject')).toBe('Ціна\u2028кіловата\u200b, не\u202eвидно\u3000')
})

test('the short letter has the address whole, and nothing else', () => {
  expect([...new URL(shortMailLink(url)).searchParams]).toEqual([['body', url]])
})

test('half a character in a title breaks no link', () => {
  const broken = { ...session, title: 'Ціна \ud83d' }
  expect(() => [mailLink(broken, url), ...shareNetworks.map((network) => networkLink(network, broken, url))]).not.toThrow()
})
