// Plain modules without React (`data-module="name"`). Each is started once per element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {
  answered: () => import('./answered/answered.ts'),
  clock: () => import('./clock/clock.ts'),
  copy: () => import('../ui/copying/copying.ts'),
  countdown: () => import('./countdown/countdown.ts'),
  'follow-order': () => import('./follow-order/follow-order.ts'),
  'follow-time': () => import('./follow-time/follow-time.ts'),
  'hand-over': () => import('./hand-over/hand-over.ts'),
  'my-programme': () => import('./my-programme/my-programme.ts'),
  'people-filter': () => import('./people-filter/people-filter.ts'),
  'picture-viewer': () => import('./picture-viewer/picture-viewer.ts'),
  print: () => import('./print/print.ts'),
  'programme-filter': () => import('./programme-filter/programme-filter.ts'),
  search: () => import('./search/search.ts'),
  share: () => import('./share/share.ts'),
  star: () => import('./star/star.ts'),
  strands: () => import('./strands/strands.ts'),
  'submit-once': () => import('./submit-once/submit-once.ts'),
  zone: () => import('./zone/zone.ts'),
}
