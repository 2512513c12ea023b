// Plain modules: what only decorates drawn elements (`data-module="name"`), without React. Each is started once an element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {
  clock: () => import('./clock/clock.ts'),
  'my-programme': () => import('./my-programme/my-programme.ts'),
  'programme-filter': () => import('./programme-filter/programme-filter.ts'),
  star: () => import('./star/star.ts'),
  zone: () => import('./zone/zone.ts'),
}
