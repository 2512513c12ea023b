// The programme in a frame on another site: no scripts, no cookies, no site frame.

import { wordsIn } from '@forum/design/page/locale.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { embedView } from './embed-view.ts'
import styles from './route.module.css'

export const handle = { layout: 'bare', isFramed: true } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const words = wordsIn(locale).embed
  const { searchParams } = new URL(request.url)
  const asked = { year: searchParams.get('year'), day: searchParams.get('day'), room: searchParams.get('room') }
  const view = embedView(context.get(servicesContext), words, locale, asked)
  const page: PageInfo = {
    title: view.title,
    description: view.description,
    path: pathWithin.embed(),
    nearestList: pathWithin.home(),
  }
  return { page, words, view }
}

export default function Embed({ loaderData: { words, view } }: Route.ComponentProps) {
  const { title, days, programme } = view
  const { text } = useFrameData().day
  return (
    <main id="content" className={styles.embed} data-theme="white">
      <h1>{title}</h1>
      {text && (
        <p>
          <b>{text.title}.</b> {text.lines.join(' ')}
        </p>
      )}
      {days.length === 0 && (
        <>
          <p className="strong">{view.none.title}</p>
          <p>{view.none.text}</p>
        </>
      )}
      {days.map(({ date, rows }) => (
        <section key={date}>
          {days.length > 1 && <h2>{date}</h2>}
          <EventRows rows={rows} isInFrame />
        </section>
      ))}
      <p className="above5">
        <a className="link" href={programme} target="_blank" rel="noopener">
          {words.more}
        </a>
      </p>
      <p className="aside above2">{words.newTab}</p>
    </main>
  )
}
