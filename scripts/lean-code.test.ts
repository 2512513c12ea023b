import { expect, test } from 'vitest'
import { type Feature, without } from './lean-code.ts'

const code = `function first(one) {
  if (one) {
    return first();
  }
}
function quick() {}
var kept = 1;
function second(one, { two } = {}) {
	async function within(
		three
	) {
		return three;
	}
	return within(one);
}
Kind.prototype.one = function () {
  kept = 2;
};
Kind.prototype.two = function () {};
exports.kept = kept;
exports.gone = function (one) {
  return one;
};
`
/** What is left of each line that is not as it was. */
const changed = (features: readonly Feature[]) => {
  const lean = without(code, features).split('\n')
  return { more: lean.filter((line) => !code.split('\n').includes(line)), fewer: code.split('\n').length - lean.length }
}

test('a function that nothing runs does nothing, and what stands around it stays', () => {
  expect(changed([{ idle: 'first quick' }])).toEqual({ more: ['function first(one) {}'], fewer: 4 })
  expect(changed([{ idle: 'second' }])).toEqual({ more: ['function second(one, { two } = {}) {}'], fewer: 7 })
})

test('of a function within another the body that is given is left', () => {
  const lean = without(code, [{ bodies: { within: 'return 2' } }])
  expect(lean).toContain('\tasync function within(\n\t\tthree\n\t) {return 2}\n\treturn within(one);')
})

test('statements go whole, all that begin so', () => {
  expect(changed([{ gone: ['Kind.prototype.', 'exports.gone = '] }])).toEqual({ more: [], fewer: 7 })
})

test('a part goes up to the words that stay', () => {
  expect(without(code, [{ between: [['var kept', 'function second']] }])).toContain('function quick() {}\nfunction second')
})

test.each<[what: string, code: string, feature: Feature]>([
  ['a function that is not there', code, { idle: 'third' }],
  ['a function that is there twice', code + code, { idle: 'first' }],
  ['a statement that is not there', code, { gone: ['exports.other = '] }],
  ['a part that does not begin', code, { between: [['var other', 'function second']] }],
  ['a part that does not end', code, { between: [['function second', 'var kept']] }],
])('%s stops the build', (_, text, feature) => expect(() => without(text, [feature])).toThrow('look again'))
