import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askedFor, leanModule } from './lean-framework-plugin.ts'

const packages = join(import.meta.dirname, '../node_modules')
const moduleOf = (file: string) => [join(packages, file), readFileSync(join(packages, file), 'utf8')] as const
const routerModule = (file: string) => moduleOf(`react-router/dist/production/lib/${file}`)
const loaded = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

test('a browser asks for no routes: it knows them all', async () => {
  const [id, code] = routerModule('dom/ssr/fog-of-war.js')
  const lean = await loaded(leanModule(id, code))
  expect(lean.isFogOfWarEnabled({ mode: 'initial' }, true)).toBe(false)
  expect(lean.getPatchRoutesOnNavigationFunction()).toBeUndefined()
  expect(lean.useFogOFWarDiscovery()).toBeUndefined()
})

test('a router that nobody measures is the router', async () => {
  const [id, code] = routerModule('router/instrumentation.js')
  const lean = await loaded(leanModule(id, code))
  const it = {}
  expect(lean.instrumentClientSideRouter(it, [])).toBe(it)
  expect(lean.getRouteInstrumentationUpdates([], it)).toEqual({})
  expect(lean.consumeInstrumentationClientResultMetaReceiver(it)).toBeUndefined()
})

test('a module that gives other names than it was known for stops the build', () => {
  const [id, code] = routerModule('router/instrumentation.js')
  expect(() => leanModule(id, code.replace('export { ', 'export { somethingNew, '))).toThrow('look again')
})

test.each([
  ['react/cjs/react.production.js', ['useState', 'use', 'memo', 'forwardRef', 'startTransition', 'Component']],
  ['react-dom/cjs/react-dom.production.js', ['flushSync', 'version']],
  ['react-dom/cjs/react-dom-client.production.js', ['hydrateRoot', 'version']],
])('of %s a browser gets what it uses', (file, names) => {
  const [id, code] = moduleOf(file)
  const exported = leanModule(id, code).match(/(?<=^exports\.)\w+/gm)
  expect(exported).toEqual(expect.arrayContaining(names))
  expect(exported).not.toContain('createRoot')
  expect(exported).not.toContain('createPortal')
  expect(exported).not.toContain('Children')
})

test('every other module is left as it is', () => {
  const [id, code] = routerModule('router/history.js')
  expect(leanModule(id, code)).toBe(code)
})

test.each([
  "import { Suspense, useState } from 'react'",
  "import { lazy } from 'react'",
  "import {\n  Await,\n  Link,\n} from 'react-router'",
  "import { preload } from 'react-dom'",
  "import { createPortal } from 'react-dom'",
  "import { useSubmit } from 'react-router'",
  '<Fragment key={id} ref={fragment}>',
  '<Link to={path} prefetch="intent">',
  '<Form method="post">',
  '<form action={async (data) => {}}>',
  '<link rel="stylesheet" precedence="high" />',
  '<input onSelect={mark} />',
  '<my-element />',
])('a module of ours that asks for what is left out stops the build: %s', (code) => expect(askedFor(code)).toBeTruthy())

test.each([
  "import { useId, useState } from 'react'",
  '<Form className={styles.form} action={localePath(locale, path)}>',
  '<form action={path} method="post" onSubmit={send}>',
  '<Fragment key={id}>',
  '<img loading="lazy" />',
  "// A lazy one.\nimport { useId } from 'react'",
  '<script type="application/ld+json" />',
])('what is there may be asked for: %s', (code) => expect(askedFor(code)).toBeUndefined())
