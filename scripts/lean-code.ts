// Leaves functions and statements out of a module of the framework that is written as its packages publish it: one statement a paragraph, its end at the
// indentation of its beginning. What is left out must be there once, so another way of writing stops the build.

/** A part of the framework that this site never asks for. */
export type Feature = Readonly<{
  /** What a module of ours would have to say to ask for it: the build stops there. */
  askedFor?: RegExp
  /** Names of functions that nothing but this part runs: they do nothing. */
  idle?: string
  /** Functions that the rest runs too: what is left of them. */
  bodies?: Readonly<Record<string, string>>
  /** Beginnings of statements that go. */
  gone?: readonly string[]
  /** Parts of functions that go, from these words up to those that stay. */
  between?: readonly (readonly [from: string, upTo: string])[]
}>

/** The program without `features`. Throws when one of their parts is not there, or there twice. */
export function without(code: string, features: readonly Feature[]): string {
  let lean = code
  for (const { idle = '', bodies = {}, gone = [], between = [] } of features) {
    for (const name of idle.split(/\s+/).filter(Boolean)) lean = withBody(lean, name, '')
    for (const [name, body] of Object.entries(bodies)) lean = withBody(lean, name, body)
    for (const beginning of gone) lean = withoutStatements(lean, beginning)
    for (const [from, upTo] of between) lean = withoutPart(lean, from, upTo)
  }
  return lean
}

const literally = (text: string) => text.replaceAll(/[$.*+?^{}()|[\]\\]/g, '\\$&')

function withBody(code: string, name: string, body: string): string {
  const whole = new RegExp(
    `^([\\t ]*)((?:async )?function ${literally(name)}\\(.*?\\) )(?:\\{[^\\n]*\\}$|\\{[\\s\\S]*?^\\1\\})`,
    'gms',
  )
  const found = [...code.matchAll(whole)]
  if (found.length !== 1) throw new Error(`the framework has ${found.length} functions ${name}: look again`)
  return code.replace(whole, (_, space: string, head: string) => `${space}${head}{${body}}`)
}

function withoutStatements(code: string, beginning: string): string {
  const whole = new RegExp(`^${literally(beginning)}[\\s\\S]*?[;}]\\n(?![\\s}])`, 'gm')
  if (!whole.test(code)) throw new Error(`the framework does not say ${beginning}: look again`)
  return code.replace(whole, '')
}

function withoutPart(code: string, from: string, upTo: string): string {
  const [before, part, ...more] = code.split(from)
  const end = part?.indexOf(upTo) ?? -1
  if (before === undefined || part === undefined || end < 0 || more.length > 0)
    throw new Error(`the framework does not say ${from} once, or ${upTo} not after it: look again`)
  return before + part.slice(end)
}
