// Plain modules: what only decorates drawn elements (`data-module="name"`), without React. Each is started once an element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {
  answered: () => import('./answered/answered.ts'),
  copy: () => import('../ui/copying/copying.ts'),
  countdown: () => import('./countdown/countdown.ts'),
  'follow-time': () => import('./follow-time/follow-time.ts'),
  followOrder: () => import('./follow-order/follow-order.ts'),
  handOver: () => import('./hand-over/hand-over.ts'),
  'people-filter': () => import('./people-filter/people-filter.ts'),
  'picture-viewer': () => import('./picture-viewer/picture-viewer.ts'),
  print: () => import('./print/print.ts'),
  search: () => import('./search/search.ts'),
  share: () => import('./share/share.ts'),
  strands: () => import('./strands/strands.ts'),
  submitOnce: () => import('./submit-once/submit-once.ts'),
}
