// Plain modules without React (`data-module="name"`). Each is started once per element.
import type { Drawn, ModuleName } from '@forum/design/attributes/attributes.ts'

export type Module = { start(element: Drawn): void }

export const modules: Readonly<Record<ModuleName, () => Promise<Module>>> = {
  answered: () => import('../islands/answered/answered.ts'),
  clock: () => import('../islands/clock/clock.ts'),
  copy: () => import('@forum/design/ui/copying/copying.ts'),
  countdown: () => import('../islands/countdown/countdown.ts'),
  'day-state': () => import('../islands/day-state/day-state.ts'),
  'follow-order': () => import('../islands/follow-order/follow-order.ts'),
  'follow-time': () => import('../islands/follow-time/follow-time.ts'),
  'hand-over': () => import('../islands/hand-over/hand-over.ts'),
  'my-programme': () => import('../islands/my-programme/my-programme.ts'),
  'people-filter': () => import('../islands/people-filter/people-filter.ts'),
  'picture-viewer': () => import('../islands/picture-viewer/picture-viewer.ts'),
  print: () => import('../islands/print/print.ts'),
  'programme-filter': () => import('../islands/programme-filter/programme-filter.ts'),
  search: () => import('../islands/search/search.ts'),
  share: () => import('../islands/share/share.ts'),
  star: () => import('../islands/star/star.ts'),
  strands: () => import('../islands/strands/strands.ts'),
  'submit-once': () => import('../islands/submit-once/submit-once.ts'),
  zone: () => import('../islands/zone/zone.ts'),
}
