// A rule of Stylelint: styles use nothing that a supported browser lacks, except what a page is whole without. What stands in `@supports` is asked for.
import stylelint from 'stylelint'
import { isEverywhere, styleData } from './old-browsers.mjs'

const ruleName = 'forum/old-browsers'
const messages = stylelint.utils.ruleMessages(ruleName, { rejected: (what) => `${what} is not in every supported browser` })

/** Functions and units by the statement that tells of them. */
const types = styleData.types
const words = {
  'color-mix': types.color?.['color-mix'],
  'light-dark': types.color?.['light-dark'],
  svh: types.length?.viewport_percentage_units_small,
  dvh: types.length?.viewport_percentage_units_dynamic,
  lvh: types.length?.viewport_percentage_units_large,
  cqi: types.length?.container_query_length_units,
  cqw: types.length?.container_query_length_units,
  cqh: types.length?.container_query_length_units,
}

const lacks = (feature) => feature?.__compat !== undefined && !isEverywhere(feature.__compat)

function isAskedFor(node) {
  for (let above = node.parent; above; above = above.parent) if (above.type === 'atrule' && above.name === 'supports') return true
  return false
}

/** What a declaration uses that is not everywhere. */
function* usedBy({ prop, value }) {
  const property = styleData.properties[prop]
  if (lacks(property)) yield prop
  for (const [word] of value.matchAll(/[a-z][a-z-]+/g)) if (lacks(property?.[word])) yield `${prop}: ${word}`
  for (const [word, feature] of Object.entries(words))
    if (lacks(feature) && new RegExp(`(^|[\\\\d\\\\s(])${word}(?![\\\\w-])`).test(value)) yield word
}

const rule = (whole) => (root, result) => {
  if (!whole) return
  const without = new Set(whole.without)
  const report = (node, what) => {
    if (without.has(what.split(': ')[0]) || without.has(what) || isAskedFor(node)) return
    stylelint.utils.report({ ruleName, result, node, message: messages.rejected(what) })
  }
  root.walkDecls((node) => {
    for (const what of usedBy(node)) report(node, what)
  })
  root.walkAtRules((node) => {
    if (lacks(styleData['at-rules'][node.name])) report(node, `@${node.name}`)
  })
  root.walkRules((node) => {
    for (const [, name] of node.selector.matchAll(/:{1,2}([a-z-]+)/g))
      if (lacks(styleData.selectors[name])) report(node, `:${name}`)
  })
}
rule.ruleName = ruleName
rule.messages = messages

export default stylelint.createPlugin(ruleName, rule)
