import { expect, test, vi } from 'vitest'
import { leanHelper, namesOf, withNames } from './lean-client-plugin.ts'

const known = "const seen = {};export const __vitePreload = function preload() { new Event('vite:preloadError') }"
const loaded = () => import(`data:text/javascript,${encodeURIComponent(leanHelper(known))}`)

function listened(): Event[] {
  const heard: Event[] = []
  vi.stubGlobal('dispatchEvent', (event: Event) => heard.push(event))
  return heard
}

test('a part that comes later is given as it is', async () => {
  const heard = listened()
  const part = {}
  expect(await (await loaded()).__vitePreload(async () => part)).toBe(part)
  expect(heard).toEqual([])
})

test('of a part that is gone the page is told, and who asked for it too', async () => {
  const heard = listened()
  const gone = new Error('gone')
  await expect((await loaded()).__vitePreload(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(heard).toEqual([expect.objectContaining({ type: 'vite:preloadError', payload: gone })])
})

test.each([['export const __load = 1'], ["export const __vitePreload = 1, other = 'vite:preloadError';export const more = 1"]])(
  'another helper stops the build: %s',
  (code) => expect(() => leanHelper(code)).toThrow('look again'),
)

test('the table of classes becomes names, and what else is imported stays', () => {
  const code = "import { a } from './a.ts'\nimport styles from './b.module.css'\nimport faces from './fonts.css?url'\n"
  expect(withNames(code)).toBe(code.replace('import styles', 'import * as styles'))
})

const names = 'export const row = "KWB";\nconst _arbitrary0 = "KWE";\nexport {\n\t_arbitrary0 as break\n};\n'

test('of a sheet the names are given, also those that are words of the language', () =>
  expect(namesOf(`${names}export default {\n\trow: row,\n\t"break": _arbitrary0\n};\n`).trim()).toBe(names.trim()))

test.each([[`${names}export default {\n\trow: row,\n\t"a-b": "KWC"\n};\n`], [names], ['export default table;\n']])(
  'names that are given otherwise stop the build: %s',
  (code) => expect(() => namesOf(code)).toThrow('look again'),
)
