import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanModule } from './lean-framework-plugin.ts'

const router = join(import.meta.dirname, '../node_modules/react-router/dist/production/lib')
const moduleOf = (file: string) => [join(router, file), readFileSync(join(router, file), 'utf8')] as const
const loaded = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

test('a browser asks for no routes: it knows them all', async () => {
  const [id, code] = moduleOf('dom/ssr/fog-of-war.js')
  const lean = await loaded(leanModule(id, code))
  expect(lean.isFogOfWarEnabled({ mode: 'initial' }, true)).toBe(false)
  expect(lean.getPatchRoutesOnNavigationFunction()).toBeUndefined()
  expect(lean.useFogOFWarDiscovery()).toBeUndefined()
})

test('a router that nobody measures is the router', async () => {
  const [id, code] = moduleOf('router/instrumentation.js')
  const lean = await loaded(leanModule(id, code))
  const it = {}
  expect(lean.instrumentClientSideRouter(it, [])).toBe(it)
  expect(lean.getRouteInstrumentationUpdates([], it)).toEqual({})
  expect(lean.consumeInstrumentationClientResultMetaReceiver(it)).toBeUndefined()
})

test('a module that gives other names than it was known for stops the build', () => {
  const [id, code] = moduleOf('router/instrumentation.js')
  expect(() => leanModule(id, code.replace('export { ', 'export { somethingNew, '))).toThrow('look again')
})

test('every other module is left as it is', () => {
  const [id, code] = moduleOf('router/router.js')
  expect(leanModule(id, code)).toBe(code)
})
