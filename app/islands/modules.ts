// Plain modules: what only decorates drawn elements (`data-module="name"`), without React. Each is started once an element.

export type Module = { start(element: HTMLElement): void }

export const modules: Readonly<Record<string, () => Promise<Module>>> = {}
