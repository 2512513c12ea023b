// Plain modules: what only decorates drawn elements (`data-module="name"`), without React. Each is started once an element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {
  answered: () => import('./answered/answered.ts'),
  copy: () => import('../ui/copying/copying.ts'),
  followOrder: () => import('./follow-order/follow-order.ts'),
  handOver: () => import('./hand-over/hand-over.ts'),
  print: () => import('./print/print.ts'),
  search: () => import('./search/search.ts'),
  share: () => import('./share/share.ts'),
  submitOnce: () => import('./submit-once/submit-once.ts'),
}
