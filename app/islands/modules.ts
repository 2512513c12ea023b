// Plain modules: what only decorates drawn elements (`data-module="name"`), without React. Each is started once an element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {
  copy: () => import('../ui/copying/copying.ts'),
  search: () => import('./search/search.ts'),
  share: () => import('./share/share.ts'),
}
