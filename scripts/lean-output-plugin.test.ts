import { expect, test } from 'vitest'
import { inAscii } from './lean-output-plugin.ts'

test.each([
  ["'Київ ₴ 🌾'"],
  ['`ціна ₴\n`'],
  ["'\\\\ї' + '\\ї' + '\\n№'"],
  ["'№ї'.replace(/[а-яї]|\\№/g, 'x')"],
  ["/^\\p{L}+$/u.test('Їжак')"],
  ["({ ключ: 'є' }).ключ"],
])('%s means the same in ASCII', (program) => {
  const same = inAscii(program)
  expect(same).toMatch(/^[\0-\x7f]*$/)
  expect(evaluated(same)).toBe(evaluated(program))
})

const evaluated = (program: string): unknown => new Function(`return ${program}`)()
