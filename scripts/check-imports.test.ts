import { expect, test } from 'vitest'
import { faultOf } from './check-imports.ts'

const file = 'packages/desk/post/pdf/pdf-page.ts'

test.each([
  "type Words = typeof import('./uk.ts')['papers']",
  "let clash: Promise<typeof import('../clash/clash.ts')>",
  "function run(order: import('@forum/desk/orders/order.ts').Order) {}",
  "type Named = import('./x.ts')['Name']",
  'const made: Map<string, import("../a.tsx").A> = new Map()',
  "new Worker(new URL('../orders/thread.ts', import.meta.url))",
  'fork(new URL("../thread.mjs", import.meta.url))',
  `new URL(\`../thread.ts\`, import.meta.url)`,
  `new URL(\`../../../design/fonts/\${name}.ttf\`, import.meta.url)`,
  "new URL('../../../design/fonts/', import.meta.url)",
  'new URL("../../../../directus/package.json", import.meta.url)',
  "readFileSync(new URL('../../../public/share-uk.png', import.meta.url))",
])('is hidden from the layers: %s', (line) => expect(faultOf(line, file)).toBeDefined())

test.each([
  "import type { Order } from './order.ts'",
  "load: () => import('../clash/clash.ts'),",
  "void import('./following.ts').then(({ start }) => start())",
  "const { draw } = await import('./draw.ts')",
  "import('./x.ts').catch(() => {})",
  "new URL('./sqlite-thread.ts', import.meta.url)",
  "new URL('..', import.meta.url)",
  "new URL('../fonts/a.ttf', import.meta.url)",
  "new URL('../../orders/terms.html', import.meta.url)",
  `new URL(\`./\${name}.ttf\`, import.meta.url)`,
  `new URL(\`\${name}.ttf\`, import.meta.url)`,
  "new URL('../../../..', import.meta.url)",
  "new URL('../../../../', import.meta.url)",
])('is none of them: %s', (line) => expect(faultOf(line, file)).toBeUndefined())
