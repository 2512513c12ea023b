// Gives the server's bundle the rules of the client's style sheets (`virtual:style-rules`), taken apart by what an element must have for a
// rule to reach it: a page carries those that it uses (app/critical-styles.server.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'
import readSelectors, { type Node, type Selector } from 'postcss-selector-parser'
import type { Plugin } from 'vite'
import type { StyleNeed, StyleRule, StyleSelector } from '../app/style-rules.ts'

const id = 'virtual:style-rules'
const resolved = `\0${id}`
/** Where the client was built to, before the server's bundle. */
const folder = 'build/client/static'

/** No first paint is printed, and who forces colours sees them when the sheets come; who has no scripts has the sheets at once. */
const late = /\bprint\b|forced-colors|scripting: ?none/
/** Nobody points at anything before the first paint, or goes to it by keys (browsers mark that by themselves until the sheets come), and nothing passes from one look to another (`transition`). */
const touched = /:(?:hover|active|focus-visible|autofill)\b/
/** What shows only where somebody points or swipes, or on paper. */
const unseen = /^(?:transition|cursor$|overscroll-behavior|(?:-webkit-)?print-color-adjust$)/

export function styleRules(): Plugin {
  let isBuild = false
  return {
    name: 'style-rules',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test'
    },
    resolveId: (source) => (source === id ? resolved : undefined),
    load(source) {
      if (source !== resolved) return
      // A string of JSON is read several times faster than an object that is spelt out, at each start.
      return `export const styleRules = JSON.parse(${JSON.stringify(JSON.stringify(isBuild ? rulesOfSheets() : {}))})`
    },
  }
}

/** Rules by the address of their sheet. */
function rulesOfSheets(): Record<string, StyleRule[]> {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return Object.fromEntries(sheets.map((name) => [`/static/${name}`, rulesOf(readFileSync(join(folder, name), 'utf8'))]))
}

export function rulesOf(css: string): StyleRule[] {
  return parse(css).nodes.flatMap((node) => rulesOfNode(node, []))
}

function rulesOfNode(node: ChildNode, within: readonly string[]): StyleRule[] {
  if (node.type === 'rule') return styleRule(node, within)
  if (node.type !== 'atrule') return []
  const { name, params, nodes } = node
  if (name === 'starting-style') return []
  if (name === 'font-face') return [{ within, face: true, text: String(node) }]
  if (name === 'keyframes') return [{ within, keyframes: params, text: String(node) }]
  if (!nodes || late.test(params)) return []
  const head = `@${name} ${params}`
  return nodes.flatMap((inner) => rulesOfNode(inner, [...within, head]))
}

function styleRule(rule: Rule, within: readonly string[]): StyleRule[] {
  const selectors = readSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => !touched.test(String(selector)))
    .map((selector): StyleSelector => [String(selector), needsOf(selector)])
  const declarations = rule.nodes
    .filter((node) => node.type === 'decl' && !unseen.test(node.prop))
    .map((node) => spaceless(String(node)))
  const nested = rule.nodes.filter((node): node is AtRule | Rule => node.type === 'rule' || node.type === 'atrule')
  if (nested.length > 0)
    throw new Error(`a rule stands within ${rule.selector}: app/critical-styles.server.ts reads flat rules only`)
  return selectors.length > 0 ? [{ within, selectors, declarations }] : []
}

/** Without the spaces that say nothing; a declaration with a string is left as it is. */
function spaceless(declaration: string): string {
  return /["']/.test(declaration) ? declaration : declaration.replace(/, /g, ',').replaceAll(' / ', '/')
}

/** States that scripts alone give, or a page that comes back with a form, or the hour at which it is made. */
const states = /^(?:aria-(?:disabled|invalid|pressed)|data-state)$/

/** Names of classes (`.name`), elements, elements within classes (`.name h2`) and states (`aria-invalid=true`) without which the selector reaches nothing; of names in a list, one must be there. */
function needsOf(selector: Selector): StyleNeed[] {
  return [...selector.nodes.flatMap(needsOfNode), ...nestedIn(selector)]
}

function needsOfNode(node: Node): StyleNeed[] {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'attribute' && states.test(node.attribute) && node.value) return [`${node.attribute}=${node.value}`]
  if (node.type !== 'pseudo') return []
  if (node.value === ':has' && node.nodes.length === 1) return node.nodes.flatMap(needsOf)
  if (node.value === ':is' || node.value === ':where') return oneOf(node.nodes.map(needsOf))
  return []
}

/** Each element that stands straight after a class by which it must be held: `.name h2`, `.name > h2`. */
function nestedIn({ nodes }: Selector): string[] {
  const found: string[] = []
  let [around, here]: [string[], string[]] = [[], []]
  for (const node of nodes) {
    if (node.type === 'combinator') [around, here] = [/^\s*>?\s*$/.test(node.value) ? here : [], []]
    if (node.type === 'class') here.push(`.${node.value}`)
    if (node.type === 'tag') found.push(...around.map((name) => `${name} ${node.value.toLowerCase()}`))
  }
  return found
}

/** A name that each alternative needs, classes before elements; nothing when one of them needs none. */
function oneOf(alternatives: readonly StyleNeed[][]): StyleNeed[] {
  const names = alternatives.map((needs) => {
    const plain = needs.filter((need) => typeof need === 'string')
    return plain.find((name) => name.startsWith('.')) ?? plain[0]
  })
  return names.every((name) => name !== undefined) ? [names] : []
}
