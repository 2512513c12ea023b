// Has a page carry the rules of style that it uses, so that nothing but the page itself precedes its first paint; its sheets, with all that
// the page may become and the fonts, come once it is loaded (docs/decisions/0047-styles-in-the-page.md).
import { withoutClosedParts, withoutPartsBelow } from './closed-parts.server.ts'
import { ground, untilDressed } from './late-styles.server.ts'
import { nestedNames } from './nested-names.server.ts'
import { facesSheet, sheetsId } from './page-marks.ts'
import type { StyleNeed, StyleRule } from './style-rules.ts'

type Sheets = Readonly<Record<string, readonly StyleRule[]>>

const sheetLink = /<link\b(?=[^>]* rel="stylesheet")[^>]* href="([^"]+)"[^>]*\/>/g

/**
 * The page with its own rules in place of the links to its sheets, which move into a `noscript`. `mark`: of the rendering, for the policy
 * (inline-scripts.server.ts). A page with a sheet that is not in `sheets`, or without a starter to fetch them, is left as it is.
 */
export function withCriticalStyles(html: string, mark: string, sheets: Sheets): string {
  const links = [...html.matchAll(sheetLink)]
  const rules = links.map(([, href = '']) => sheets[href])
  if (links.length === 0 || !html.includes('id="client-modules"') || !rules.every((found) => found !== undefined)) return html
  const hrefs = links.map(([, href = '']) => href)
  const [faces] = hrefs.filter((href) => href.includes(facesSheet))
  const [sheet, ...others] = hrefs.filter((href) => href !== faces)
  const later = faces && sheet && others.length === 0 ? untilDressed(html, sheet, faces, mark) : ''
  const shown = later ? withoutPartsBelow(withoutClosedParts(html)) : html
  const critical = remembered(hrefs.join(), namesIn(shown, rules).add(ground), rules.flat())
  const styles = [
    `<style nonce="${mark}">${critical}</style>`,
    later,
    `<noscript id="${sheetsId}">${links.map(([link]) => link).join('')}</noscript>`,
  ].join('')
  let isFirst = true
  return html.replace(sheetLink, () => {
    const place = isFirst ? styles : ''
    isFirst = false
    return place
  })
}

/** By the sheets and the names of a page: pages of one template mostly have the same. */
const known = new Map<string, string>()
const mostKnown = 200

function remembered(sheets: string, names: ReadonlySet<string>, rules: readonly StyleRule[]): string {
  const key = [sheets, ...[...names].sort()].join(' ')
  const before = known.get(key)
  if (before) return before
  const used = usedStyles(names, rules)
  if (known.size >= mostKnown) known.clear()
  known.set(key, used)
  return used
}

/** The rules that reach something in a page with these names (namesIn), in their order, and the fonts that the device has. */
export function usedStyles(names: ReadonlySet<string>, rules: readonly StyleRule[]): string {
  const used = rules.flatMap((rule): Kept[] => {
    if (!('selectors' in rule)) return []
    const selectors = rule.selectors.filter(([, needs]) => needs.every((need) => isMet(need, names))).map(([text]) => text)
    return selectors.length > 0 ? [{ within: rule.within, selectors, declarations: rule.declarations }] : []
  })
  const kept = withoutUnusedProperties(used, names)
  const text = kept.map(({ declarations }) => declarations.join(';')).join(';')
  const keyframes = rules.filter((rule) => 'keyframes' in rule).filter((rule) => text.includes(rule.keyframes))
  const local = rules.filter((rule) => 'face' in rule && rule.text.includes('local('))
  const css = [...local, ...keyframes].reduce((css, rule) => css + ('text' in rule ? rule.text : ''), written(kept))
  return shortened(css, names)
}

function isMet(need: StyleNeed, names: ReadonlySet<string>): boolean {
  return typeof need === 'string' ? names.has(need) : need.some((name) => names.has(name))
}

type Kept = { within: readonly string[]; selectors: readonly string[]; declarations: readonly string[] }

/** What in a page rules can depend on: its elements, its classes (`.name`), states (`aria-invalid=true`), elements within classes (`.name h2`) as far as `sheets` ask for them, and what its style attributes ask for (`var(--x)`) and set (`--x:`). */
export function namesIn(html: string, sheets: readonly (readonly StyleRule[])[] = []): Set<string> {
  const names = nestedNames(html, sheets)
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag)
  for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of classes.split(' ')) names.add(`.${name}`)
  for (const [, name, value] of html.matchAll(/ (aria-(?:disabled|invalid|pressed)|data-state)="(\w+)"/g))
    names.add(`${name}=${value}`)
  for (const [, style = ''] of html.matchAll(/ style="([^"]*)"/g))
    for (const [name] of style.matchAll(/var\(--[\w-]+\)?|--[\w-]+:/g)) names.add(name)
  return names
}

/** Without the custom properties that no rule and no element asks for; those that have one short value are that value. */
function withoutUnusedProperties(rules: readonly Kept[], names: ReadonlySet<string>): Kept[] {
  const values = new Map<string, string[]>()
  for (const declaration of rules.flatMap(({ declarations }) => declarations).filter(isCustom)) {
    const name = nameOf(declaration)
    values.set(name, [...(values.get(name) ?? []), declaration.slice(name.length + 1)])
  }
  const constants = constantsOf(rules, values, names)
  const plain = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const value = constants.get(name)
      return value === undefined ? whole : plain(value)
    })
  const asked = new Set<string>()
  const ask = (text: string) => {
    for (const [, name = ''] of plain(text).matchAll(/var\((--[\w-]+)/g)) {
      if (asked.has(name)) continue
      asked.add(name)
      for (const value of values.get(name) ?? []) ask(value)
    }
  }
  for (const { declarations } of rules) for (const declaration of declarations) if (!isCustom(declaration)) ask(declaration)
  for (const name of names) ask(name)
  return rules
    .map((rule) => ({
      ...rule,
      declarations: rule.declarations.filter((each) => !isCustom(each) || asked.has(nameOf(each))).map(plain),
    }))
    .filter(({ declarations }) => declarations.length > 0)
}

/** Longer values are better named than repeated, unless one place alone asks for them. */
const shortest = 32

/** Custom properties of the root that nothing sets anew, and their values. */
function constantsOf(
  rules: readonly Kept[],
  values: ReadonlyMap<string, readonly string[]>,
  present: ReadonlySet<string>,
): Map<string, string> {
  const ofRoot = rules.filter(
    ({ within, selectors }) => within.length === 0 && selectors.length === 1 && selectors[0] === ':root',
  )
  const names = ofRoot.flatMap(({ declarations }) => declarations.filter(isCustom).map(nameOf))
  const text = rules.flatMap(({ declarations }) => declarations).join(';')
  const isShort = (name: string, value: string) => value.length <= shortest || text.split(`var(${name}`).length === 2
  return new Map(
    names.flatMap((name): [string, string][] => {
      const [value = '', ...others] = values.get(name) ?? []
      return others.length === 0 && isShort(name, value) && !present.has(`${name}:`) ? [[name, value]] : []
    }),
  )
}

/** Tokens of styles/tokens.css, which no script sets or reads. */
const token = /--(?:colour|fluid|font|text)-[\w-]+/g

/** The page's own names of tokens that no element asks for are one or two signs; the sheets have theirs beside them. */
function shortened(css: string, names: ReadonlySet<string>): string {
  const short = new Map<string, string>()
  return css.replace(token, (name) => {
    if (names.has(`var(${name})`) || names.has(`var(${name}`) || names.has(`${name}:`)) return name
    const known = short.get(name) ?? `--${short.size.toString(36)}`
    short.set(name, known)
    return known
  })
}

function isCustom(declaration: string): boolean {
  return declaration.startsWith('--')
}

function nameOf(declaration: string): string {
  return declaration.slice(0, declaration.indexOf(':'))
}

/** Rules that follow one another within the same at-rules share them. */
function written(rules: readonly Kept[]): string {
  let text = ''
  let open: readonly string[] = []
  for (const { within, selectors, declarations } of rules) {
    const shared = within.findIndex((head, index) => head !== open[index])
    const common = shared === -1 ? Math.min(within.length, open.length) : shared
    text += '}'.repeat(open.length - common)
    for (const head of within.slice(common)) text += `${head}{`
    text += `${selectors.join(',')}{${declarations.join(';')}}`
    open = within
  }
  return text + '}'.repeat(open.length)
}
