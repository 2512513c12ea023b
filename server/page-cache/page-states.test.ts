import { expect, test } from 'vitest'
import { createPageStates, stateAsked } from './page-states.ts'

const long = 'Стан сторінки. '.repeat(300)

test('a state is answered under the address that it was given, packed for who takes that', async () => {
  const states = createPageStates()
  const address = states.keep('/uk/news?page=2', long)
  const asked = stateAsked(address)
  expect(asked?.page).toBe('/uk/news?page=2')
  const answers = await Promise.all(['br', undefined, 'gzip'].map((accept) => states.answer(asked?.name ?? '', accept)))
  expect(answers.map((answer) => answer?.headers.get('content-encoding'))).toEqual(['br', null, null])
  expect([await answers[1]?.text(), await answers[2]?.text()]).toEqual([long, long])
  expect(answers[0]?.headers.get('cache-control')).toContain('immutable')
  expect(Number(answers[0]?.headers.get('content-length'))).toBeLessThan(200)
})

test('the address names the text: an equal one has it too, another has not', () => {
  const states = createPageStates()
  expect(states.keep('/uk', 'a')).toBe(createPageStates().keep('/uk', 'a'))
  expect(states.keep('/uk', 'a')).not.toBe(states.keep('/uk', 'b'))
})

test('what was asked for the longest time ago goes first', async () => {
  const states = createPageStates(2000)
  const names = ['a', 'b', 'c'].map((letter) => stateAsked(states.keep('/uk', letter + long))?.name ?? '')
  expect(await states.answer(names[0] ?? '', 'br')).toBeUndefined()
  expect(await states.answer(names[2] ?? '', 'br')).toBeDefined()
})

test.each(['/state/', '/state/x/uk', `/state/${'a'.repeat(24)}`, `/state/${'A'.repeat(24)}/uk`, '/uk/state'])(
  '%s is no state',
  (url) => expect(stateAsked(url)).toBeUndefined(),
)
