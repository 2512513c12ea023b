// What browser modules find in a page by its `data-…` attributes.
import type { DataSelector, Drawn } from './attributes.ts'

export const find = <E extends HTMLElement = HTMLElement>(selector: DataSelector, root: ParentNode = document) =>
  root.querySelector<Drawn<E>>(selector)

export const all = <E extends HTMLElement = HTMLElement>(selector: DataSelector, root: ParentNode = document) => [
  ...root.querySelectorAll<Drawn<E>>(selector),
]
