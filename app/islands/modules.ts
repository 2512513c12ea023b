// Plain modules: what only decorates drawn elements (`data-module="name"`), without React. Each is started once an element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {
  countdown: () => import('./countdown/countdown.ts'),
  'follow-time': () => import('./follow-time/follow-time.ts'),
  'people-filter': () => import('./people-filter/people-filter.ts'),
  'picture-viewer': () => import('./picture-viewer/picture-viewer.ts'),
  strands: () => import('./strands/strands.ts'),
}
