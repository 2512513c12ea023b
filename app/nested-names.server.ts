// Which elements stand within which classes of a page: rules that ask for both (`.text h2`) come with it only where one holds the other.
import type { StyleNeed, StyleRule } from './style-rules.ts'

/** By an element's name, the classes that rules ask to be around it. */
type Asked = ReadonlyMap<string, ReadonlySet<string>>

/** A class and an element within it, as scripts/style-rules-plugin.ts writes them. */
const nested = /^\.(\S+) (\S+)$/
/** A sheet's rules never change. */
const askedBy = new WeakMap<readonly StyleRule[], Asked>()

function askedIn(sheet: readonly StyleRule[]): Asked {
  const before = askedBy.get(sheet)
  if (before) return before
  const asked = new Map<string, Set<string>>()
  const read = (need: StyleNeed): void => {
    if (typeof need !== 'string') {
      for (const each of need) read(each)
      return
    }
    const [, name = '', element] = nested.exec(need) ?? []
    if (element) asked.set(element, (asked.get(element) ?? new Set()).add(name))
  }
  for (const rule of sheet) if ('selectors' in rule) for (const [, needs] of rule.selectors) needs.forEach(read)
  askedBy.set(sheet, asked)
  return asked
}

const tags = /<(\/?)([a-z][\w-]*)((?:\s[^>]*)?)>/g
const isEmpty = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/

/**
 * `.class element` for what the sheets ask for and the page has. An element that is never closed holds all that follows it: rather a rule too
 * many than one too few.
 */
export function nestedNames(html: string, sheets: readonly (readonly StyleRule[])[]): Set<string> {
  const asked = sheets.map(askedIn)
  const found = new Set<string>()
  const open: { element: string; classes: readonly string[] }[] = []
  for (const [, end, element = '', attributes = ''] of html.matchAll(tags)) {
    if (end) {
      const last = open.findLastIndex((each) => each.element === element)
      if (last >= 0) open.length = last
      continue
    }
    for (const each of asked) for (const name of around(each.get(element), open)) found.add(`.${name} ${element}`)
    if (isEmpty.test(element) || attributes.endsWith('/')) continue
    open.push({ element, classes: / class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [] })
  }
  return found
}

/** Those of the names that an open element bears. */
function around(names: ReadonlySet<string> | undefined, open: readonly { classes: readonly string[] }[]): string[] {
  return names ? open.flatMap(({ classes }) => classes.filter((name) => names.has(name))) : []
}
