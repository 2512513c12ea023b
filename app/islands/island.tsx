// An island: HTML from the server, with its props beside it as JSON, hydrated on its own.
import { type ComponentType, use } from 'react'
import { type IslandComponent, type IslandName, islands } from '../loader/components.ts'
import { IslandDrawingContext } from './island-drawing.ts'

/** When an island is hydrated: near the screen, when the browser is idle, or on touch (pointer, focus). A touch always hydrates it. */
type When = 'visible' | 'idle' | 'touched'

type IslandProps<Name extends IslandName> = {
  name: Name
  /** Name of the component in app/loader/components.ts. */
  of: IslandComponent<Name>
  when: When
  /** Plain JSON. */
  props: Parameters<IslandComponent<Name>>[0]
  /** Wrapper element without a box (`display: contents`). */
  as?: 'div' | 'span' | 'li'
}

export function Island<Name extends IslandName>({ name, of, when, props, as: Element = 'div' }: IslandProps<Name>) {
  const drawing = use(IslandDrawingContext)
  const Component = of as ComponentType<object>
  // Inside another island, and in component tests.
  if (!drawing) return <Component {...props} />
  const json = JSON.stringify(props)
  const prefix = drawing.nextPrefix()
  // Rendered from the JSON, so that browser and server have the same input.
  const html = drawing.draw(<Component {...JSON.parse(json)} />, islands[name].words, prefix)
  return (
    <Element
      data-island={name}
      data-when={when}
      data-props={json}
      data-prefix={prefix}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own drawing.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
