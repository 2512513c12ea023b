// All islands of the site: their modules and words. A page contains these words once, as JSON at its end.
import type { ReactNode } from 'react'
import type { Catalogue } from '#messages/catalogue.ts'

type IslandEntry = { load(): Promise<(props: never) => ReactNode>; words: readonly (keyof Catalogue)[] }

export const islands = {
  callback: {
    load: () => import('../site/callback-form/callback-form.tsx').then(({ CallbackForm }) => CallbackForm),
    words: ['callback', 'form'],
  },
  'hall-screen': {
    load: () => import('../routes/dashboard/hall-screen.tsx').then(({ HallScreen }) => HallScreen),
    words: ['broadcast', 'changes', 'dashboard', 'programme'],
  },
  order: {
    load: () => import('../ordering/order-form/order-form.tsx').then(({ OrderForm }) => OrderForm),
    words: ['form', 'forms', 'order'],
  },
  submission: {
    load: () => import('../form/submission-form.tsx').then(({ SubmissionForm }) => SubmissionForm),
    words: ['form', 'forms'],
  },
} as const satisfies Record<string, IslandEntry>

export type IslandName = keyof typeof islands
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]['load']>>
