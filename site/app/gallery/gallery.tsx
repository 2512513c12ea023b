// The gallery: every component of a room in all its states, in one theme and one language. In development only (routes.ts).

import { useLocale } from '@forum/design/page/page-facts.tsx'
import { locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageInfo } from '../frame/page-info/page-info.tsx'
import { type Example, type ExampleRoom, examples, rooms } from './examples.ts'

const themes = ['ink', 'white'] as const

export const handle = { layout: 'bare' }

export function loader({ params: { room = 'ui', theme = 'ink' } }: LoaderFunctionArgs) {
  const shown = { room: rooms.find((one) => one === room), theme: themes.find((one) => one === theme) }
  if (!shown.room || !shown.theme) throw data(null, { status: 404 })
  const page: PageInfo = { title: `Gallery: ${room}`, description: 'Every component in its states', path: `/gallery/${room}` }
  return { page, room: shown.room, theme: shown.theme }
}

export default function Gallery() {
  const { room, theme } = useLoaderData<typeof loader>()
  const shown = Object.entries(Object.groupBy(ofRoom(room), ({ component }) => component))
  return (
    <main className="wrap section" data-theme={theme}>
      <h1>Gallery: {room}</h1>
      <Ways room={room} theme={theme} />
      {shown.map(([component, its = []]) => (
        <section key={component} className="ruled above6" aria-labelledby={component}>
          <h2 id={component}>{component}</h2>
          {its.map(({ name, Example }) => (
            <div key={name} className="above5" data-example={`${component}: ${name}`}>
              <p className="aside">{name}</p>
              <Example />
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}

function ofRoom(room: ExampleRoom): readonly Example[] {
  return examples.filter((example) => example.room === room)
}

/** Links to other folders, themes and languages. */
function Ways({ room, theme }: { room: ExampleRoom; theme: (typeof themes)[number] }) {
  const locale = useLocale()
  return (
    <nav className="cluster" aria-label="Gallery">
      {rooms.map((one) => (
        <a key={one} href={`/${locale}/gallery/${one}/${theme}`} aria-current={one === room ? 'page' : undefined}>
          {one}
        </a>
      ))}
      {themes.map((one) => (
        <a key={one} href={`/${locale}/gallery/${room}/${one}`} aria-current={one === theme ? 'true' : undefined}>
          {one}
        </a>
      ))}
      {locales.map((one) => (
        <a key={one} href={`/${one}/gallery/${room}/${theme}`} lang={one}>
          {localeTable[one].name}
        </a>
      ))}
    </nav>
  )
}
