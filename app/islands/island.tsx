// A part of a page that a browser makes alive by itself: the server's drawing, and beside it as JSON what it was drawn from.
import { type ComponentType, use } from 'react'
import { IslandDrawingContext } from './island-drawing.ts'
import { type IslandComponent, type IslandName, islands } from './islands.ts'

/** When an island is hydrated: near the screen, when the browser has nothing to do, or when it is touched (pointer, focus). A touch always does. */
type When = 'visible' | 'idle' | 'touched'

type IslandProps<Name extends IslandName> = {
  name: Name
  /** The component that app/islands/islands.ts loads under this name. */
  of: IslandComponent<Name>
  when: When
  /** Plain JSON. */
  props: Parameters<IslandComponent<Name>>[0]
  /** What it stands in; it takes no room of its own (`display: contents`). */
  as?: 'div' | 'span' | 'li'
}

export function Island<Name extends IslandName>({ name, of, when, props, as: Element = 'div' }: IslandProps<Name>) {
  const drawing = use(IslandDrawingContext)
  const Component = of as ComponentType<object>
  // Within another island, and in tests of components.
  if (!drawing) return <Component {...props} />
  const json = JSON.stringify(props)
  const prefix = drawing.nextPrefix()
  // Drawn of the JSON, so that the browser, which has nothing else, draws the same.
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
