// All examples of components in ui, blocks and ordering, for the gallery page and tests.
import type { ComponentType } from 'react'

export const rooms = ['ui', 'blocks', 'ordering'] as const
export type ExampleRoom = (typeof rooms)[number]

export type Example = { room: ExampleRoom; component: string; name: string; Example: ComponentType }

/** Each export of `<component>.examples.tsx` is an example: a component without props. */
const files = import.meta.glob<Record<string, ComponentType>>(
  ['../{blocks,ordering}/*/*.examples.tsx', '../../../packages/design/ui/*/*.examples.tsx'],
  { eager: true },
)

export const examples: readonly Example[] = Object.entries(files).flatMap(([file, exported]) => {
  const [, room = '', component = ''] = /([^/]+)\/[^/]+\/([^/]+)\.examples\.tsx$/.exec(file) ?? []
  return Object.entries(exported).map(([name, Example]) => ({
    room: room as ExampleRoom,
    component,
    name: inWords(name),
    Example,
  }))
})

/** `WithOneFault` → "with one fault". */
function inWords(name: string): string {
  return name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
}
