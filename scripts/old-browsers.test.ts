import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { faultsOf } from './old-browsers.mjs'

const faultsIn = (text: string) => faultsOf([parseAst(text)]).flat()

test.each([
  ['AbortSignal.timeout(9)', 'AbortSignal.timeout'],
  ['AbortSignal.any([])', 'AbortSignal.any'],
  ['list.toSorted()', '.toSorted'],
  ['list.toReversed()', '.toReversed'],
  ['list.findLast(Boolean)', '.findLast'],
  ['Object.hasOwn(a, b)', 'Object.hasOwn'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['a.union(b)', '.union'],
  ['text.toWellFormed()', '.toWellFormed'],
  ['structuredClone(a)', 'structuredClone'],
  ['button.ariaPressed = "true"', '.ariaPressed'],
  ['sheet.replaceSync(a)', '.replaceSync'],
  ['document.adoptedStyleSheets.push(sheet)', '.adoptedStyleSheets'],
  ['signal.throwIfAborted()', '.throwIfAborted'],
  ['dialog.showPopover()', '.showPopover'],
  ['new CSSStyleSheet()', 'CSSStyleSheet'],
  ['new URLPattern()', 'URLPattern'],
  ['document.querySelector("li:has(a)")', 'selector li:has(a)'],
  ['/(?<=a)b/', 'lookbehind'],
  ['RegExp(`(?<!a)b`, "u")', 'lookbehind'],
  ['new RegExp("(?<=a)b")', 'lookbehind'],
  ['/[a--b]/v', 'flag v'],
  ['RegExp("[a--b]", "v")', 'flag v'],
  ['class A { static { a() } }', 'static { }'],
])('%s is not in every supported browser', (text, fault) => expect(faultsIn(text)).toContain(fault))

test.each([
  'list.at(-1)',
  'list.flatMap(a).includes(b)',
  'text.replaceAll(a, b)',
  'crypto.randomUUID()',
  'new AbortController().abort()',
  'new IntersectionObserver(a)',
  'element.replaceChildren(...nodes)',
  'dialog.showModal()',
  'a?.b ?? c',
  'const words = { union: 1 }; words.union',
  '/(?<year>\\d+)\\p{L}/u',
])('%s is', (text) => expect(faultsIn(text)).toEqual([]))
