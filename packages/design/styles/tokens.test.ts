import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function theme(name: string): Record<string, string> {
  const selector = name === 'white' ? '\\[data-theme\\]' : `\\[data-theme='${name}'\\]`
  const block = new RegExp(`${selector} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return Object.fromEntries([...block.matchAll(/--colour-([a-z]+): (#[0-9a-f]{6})/g)].map(([, token, value]) => [token, value]))
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const textPairs = ['text', 'quiet', 'link', 'danger', 'success'].flatMap((ink) =>
  ['ground', 'raised', 'plate'].map((ground) => [ink, ground]),
)

for (const name of ['ink', 'white']) {
  const tokens = theme(name)

  test.each(textPairs)(`on ${name}, %s over %s has the contrast of text (4.5)`, (ink, ground) => {
    expect(contrast(tokens[ink as string] as string, tokens[ground as string] as string)).toBeGreaterThanOrEqual(4.5)
  })

  test(`on ${name}, the border of a field has the contrast of an interface part (3)`, () => {
    expect(contrast(tokens.field as string, tokens.ground as string)).toBeGreaterThanOrEqual(3)
  })
}

test('ink over wheat has the contrast of text', () => {
  expect(contrast('#0b0e14', '#f2c230')).toBeGreaterThanOrEqual(4.5)
})

test('paper is white: ink is a theme of screens', () => {
  expect(/@media screen \{\s+\[data-theme='ink'\]/.test(css)).toBe(true)
})

const sizes = [...css.matchAll(/--(text|space)-(\d+): ([^;]+);/g)].map(([, kind, step, value = '']) => ({
  kind,
  step: Number(step),
  value,
}))

test.each([
  ['text', 10],
  ['space', 8],
])('there are at most %s sizes: %i', (kind, most) => {
  const steps = sizes.filter((size) => size.kind === kind).map(({ step }) => step)
  expect(steps).toEqual(Array.from({ length: steps.length }, (_, index) => index + 1))
  expect(steps.length).toBeLessThanOrEqual(most)
})

test.each(sizes)('$kind $step stands still, or grows by the one formula', ({ value }) => {
  expect(value).toMatch(/^(?:[\d.]+rem|calc\([\d.]+rem \+ [\d.]+ \* var\(--fluid\)\))$/)
})

test.each(['text', 'space'])('each %s is larger than the one before it, on a phone and on a wide screen', (kind) => {
  const ends = sizes
    .filter((size) => size.kind === kind)
    .map(({ value }) => [...value.matchAll(/[\d.]+/g)].map(([number]) => Number(number)))
  for (const sums of [ends.map(([least = 0]) => least), ends.map(([least = 0, more = 0]) => least + more)])
    expect(sums).toEqual([...new Set(sums)].toSorted((a, b) => a - b))
})
