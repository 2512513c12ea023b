// An island: HTML from the server, with its props beside it as JSON, hydrated on its own.

import { data } from '@forum/design/attributes/attributes.ts'
import { use } from 'react'
import { IslandDrawingContext } from './island-drawing.ts'
import type { IslandComponent } from './islands.ts'

/** When an island is hydrated: near the screen, when the browser is idle, or on touch (pointer, focus). A touch always hydrates it. */
type When = 'visible' | 'idle' | 'touched'

type IslandProps<Props> = {
  of: IslandComponent<Props>
  when: When
  /** Plain JSON. */
  props: NoInfer<Props>
  /** Wrapper element without a box (`display: contents`). */
  as?: 'div' | 'span' | 'li'
}

export function Island<Props extends object>({ of: Component, when, props, as: Element = 'div' }: IslandProps<Props>) {
  const drawing = use(IslandDrawingContext)
  // Inside another island, and in component tests.
  if (!drawing) return <Component {...props} />
  const json = JSON.stringify(props)
  const prefix = drawing.nextPrefix()
  // Rendered from the JSON, so that browser and server have the same input.
  const html = drawing.draw(<Component {...JSON.parse(json)} />, Component.island, prefix)
  return (
    <Element
      {...data({ 'data-island': Component.island, 'data-when': when, 'data-props': json, 'data-prefix': prefix })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own drawing.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
