import { data } from 'react-router'
import { yearMeant } from '#domain/forum/edition.ts'
import { isLocale } from '#domain/localisation/locale.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { servicesContext } from '../../context.server.ts'
import { useWords, wordsIn } from '../../locale.tsx'
import { pathWithin } from '../../paths.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { About, Facts } from './about.tsx'
import { forumView } from './forum-view.ts'
import { Gallery, Neighbours, Partners, Programme, Speakers } from './sections.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const services = context.get(servicesContext)
  const year = yearMeant(params.year, services.settings.currentForumYear)
  const view = year === undefined ? undefined : forumView(services, year, params.lang)
  if (!view) throw data(null, { status: 404 })
  const { locales, description, ...forum } = view
  const title = wordsIn(params.lang).forum.titleOf(forum.year)
  const page: PageInfo = {
    title: forum.heading.text === forum.title || forum.heading.lang ? title : `${title}: ${forum.heading.text}`,
    description,
    path: pathWithin.forum(forum.year),
    locales,
    nearestList: pathWithin.home(),
    image: services.content.forumByYear(forum.year)?.cover ?? null,
  }
  return { page, forum }
}

export const meta = pageMeta

export default function Forum({ loaderData: { forum } }: Route.ComponentProps) {
  const { strands } = useFrame()
  const { forum: words } = useWords()
  const hasMotto = forum.heading.text !== forum.title
  return (
    <>
      <PageHead
        title={forum.heading.text}
        titleLang={forum.heading.lang}
        summary={hasMotto ? forum.title : undefined}
        strands={strands}
        pointX={560}
      />
      <section className="section" data-theme="white">
        <div className="wrap">
          <h2 className="visuallyHidden">{words.facts}</h2>
          <Facts forum={forum} />
          <About forum={forum} />
        </div>
      </section>
      {forum.programme && <Programme programme={forum.programme} year={forum.year} />}
      {forum.speakers && <Speakers speakers={forum.speakers} year={forum.year} />}
      {forum.partners.length > 0 && <Partners groups={forum.partners} />}
      {forum.gallery.length > 0 && <Gallery pictures={forum.gallery} />}
      <Neighbours previous={forum.previousYear} next={forum.nextYear} />
    </>
  )
}
