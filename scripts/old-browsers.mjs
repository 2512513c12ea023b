// What the oldest supported browsers (`browserslist` of package.json) lack, from MDN's browser-compat-data.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compatData from '@mdn/browser-compat-data' with { type: 'json' }

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))

/** The data's names of browsers. */
const names = { safari: 'safari', ios_saf: 'safari_ios', chrome: 'chrome', firefox: 'firefox' }
const oldest = browserslist.map((row) => {
  const [name, version] = row.split(' >= ')
  return [names[name], version]
})

/** Below zero: `one` is older. */
function compare(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0)
}

/** Whether all of them have the feature of such a statement (`__compat`), without a flag and under its own name. */
export function isEverywhere({ support }) {
  return oldest.every(([browser, version]) => {
    const statement = [support[browser] ?? { version_added: true }]
      .flat()
      .find((one) => !(one.flags || one.alternative_name || one.prefix))
    const { version_added: added = false, version_removed: removed } = statement ?? {}
    if (typeof added !== 'string') return added === true
    const isThere = added !== 'preview' && compare(added.replace('≤', ''), version) <= 0
    return isThere && !(typeof removed === 'string' && compare(removed, version) <= 0)
  })
}

/**
 * Names in scripts. `globals`: interfaces and functions that one of them lacks; `members`: `AbortSignal.timeout`; `anywhere`: names that only such
 * members have, whatever they belong to (`toSorted`).
 */
function scriptNames() {
  const [globals, members, known] = [new Set(), new Set(), new Map()]
  const look = (owner, table) => {
    for (const [key, { __compat }] of Object.entries(table)) {
      if (key === '__compat' || !__compat || /_(event|parameter)$/.test(key)) continue
      const name = key.replace(/_static$/, '')
      const isFine = isEverywhere(__compat)
      if (!isFine) members.add(`${owner}.${name}`)
      known.set(name, (known.get(name) ?? false) || isFine)
    }
  }
  const { api, javascript } = compatData
  for (const [owner, table] of [
    ...Object.entries(api),
    ...Object.entries(javascript.builtins),
    ...Object.entries(javascript.builtins.Intl),
  ]) {
    if (table.__compat && !isEverywhere(table.__compat)) globals.add(owner)
    if (owner !== '__compat') look(owner, table)
  }
  const anywhere = new Set([...known].filter(([, isFine]) => !isFine).map(([name]) => name))
  return { globals, members, anywhere }
}

/** Used only where the browser has them, or left out without a trace where it does not. */
const askedFor = new Set([
  // Their own modules ask, or have something in their place: is-shown.ts, support.ts, data-saver.ts, offline-notice.ts, site-policy.ts, share.ts, idle.ts,
  // menus.ts, register-worker.ts.
  ...[
    'checkVisibility',
    'hidePopover',
    'newState',
    'connection',
    'serverTiming',
    'trustedTypes',
    'createPolicy',
    'createScriptURL',
    'share',
    'CloseWatcher',
    'deliveryType',
  ],
  // The menu and register-worker.ts ask.
  ...['CloseWatcher', 'deliveryType'],
  'requestIdleCallback',
  // Phones may go dark or be still without.
  ...['wakeLock', 'vibrate'],
  // All have it; the data speak of sources besides streams, or of early versions.
  ...['srcObject', 'caches'],
  // The package that reads codes asks.
  'scheduler',
  // Names of dates, and of a package, that are not browsers' here.
  ...['limits', 'updateText', 'createContext'],
])

const { globals, members, anywhere } = scriptNames()

/** Calls `visit` with each node of the tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const one of Object.values(node)) if (one && typeof one === 'object') walk(one, visit)
  }
}

/** Names of ours: keys of objects and of classes, which say nothing about browsers. */
function ownNames(trees) {
  const own = new Set()
  for (const tree of trees)
    walk(tree, (node) => {
      if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && !node.computed)
        own.add(node.key.name ?? node.key.value)
      // `this.size = …`
      if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') own.add(node.left.property.name)
    })
  // Set, not defined.
  for (const name of anywhere) if (/^(aria[A-Z]|adoptedStyleSheets)/.test(name)) own.delete(name)
  return own
}

/** For each tree of a script what its browsers may lack; `trees`: of all scripts, whose own names are told apart. */
export function faultsOf(trees) {
  const own = ownNames(trees)
  return trees.map((tree) => [...faultsIn(tree, own)])
}

/** Safari before 16.4 does not read a script with such a pattern; the build makes `RegExp("…")` of it, which throws when it runs. */
function* patternFaults(node) {
  const text = node.regex?.pattern ?? (node.type === 'TemplateElement' ? node.value.raw : node.value)
  if (typeof text === 'string' && /\(\?<[=!]/.test(text)) yield 'lookbehind'
  if (node.regex?.flags.includes('v') || (node.callee?.name === 'RegExp' && /v/.test(node.arguments[1]?.value))) yield 'flag v'
}

function faultsIn(tree, own) {
  const faults = new Set()
  walk(tree, (node) => {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { name } = node.property
      if (anywhere.has(name) && !own.has(name) && !askedFor.has(name)) faults.add(`.${name}`)
      if (node.object.type === 'Identifier' && members.has(`${node.object.name}.${name}`))
        faults.add(`${node.object.name}.${name}`)
    }
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const { name } = node.callee
      const isMade = node.type === 'NewExpression' && members.has(`${name}.${name}`)
      if ((isMade || globals.has(name) || members.has(`Window.${name}`)) && !own.has(name) && !askedFor.has(name))
        faults.add(name)
    }
    if (node.type === 'StaticBlock') faults.add('static { }')
    for (const fault of patternFaults(node)) faults.add(fault)
    if (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      /:(has|popover-open|open|state|user-(in)?valid)\b/.test(node.value)
    )
      if (node.value !== ':popover-open') faults.add(`selector ${node.value}`)
  })
  return faults
}

export const styleData = compatData.css
