import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { pictureNumber } from '@forum/site/app/blocks/picture-viewer/gallery-view.ts'
import { ShownPicture } from '@forum/site/app/blocks/picture-viewer/shown-picture.tsx'
import { editionOf, localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import { isPast, nextSteps } from '@forum/site/app/ordering/buying/next-steps.ts'
import { editionEvent } from '@forum/site/app/structured-data/event-data.server.ts'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import type { Route } from './+types/route.ts'
import { About, Facts, type ForumAboutProps } from './about.tsx'
import { forumView } from './forum-view.ts'
import { Broadcasts, Editions, Materials, Partners, Pictures, Programme, Speakers, Videos } from './sections.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const edition = editionOf(context, params)
  const { locales, description, ...forum } = forumView(services, edition, locale)
  const number = pictureNumber(new URL(request.url).searchParams.get('picture'), forum.pictures.length)
  if (number === undefined) notFound()
  const title = wordsIn(locale).forum.titleOf(forum.year)
  const page: PageInfo = {
    title: wordsOf(forum.heading) === forum.title || langOf(forum.heading) ? title : `${title}: ${wordsOf(forum.heading)}`,
    description,
    path: pathWithin.forum(forum.year),
    locales,
    nearestList: pathWithin.home(),
    image: edition.cover,
    hasCard: true,
  }
  const of = { siteUrl: services.settings.siteUrl, locale, forum: edition }
  const buying = await buyingNow(context, edition, locale)
  describe(context, editionEvent(of, description, buying))
  return {
    page,
    forum,
    number,
    steps: isPast(edition, forum.now) ? null : nextSteps(edition, { locale, now: forum.now, buying }),
  }
}

export default function Forum({ loaderData: { forum, number, steps } }: Route.ComponentProps) {
  const { forum: words } = useWords()
  const hasMotto = wordsOf(forum.heading) !== forum.title
  const { year, title, pictures } = forum
  const gallery = { path: pathWithin.forum(year), title: title, pictures, whole: words.allPictures }
  return (
    <>
      {number !== null && <ShownPicture gallery={gallery} number={number} />}
      <PageHead title={forum.heading} summary={hasMotto ? forum.title : undefined} strandOf={year} />
      <Editions forum={forum} />
      {(forum.hasFacts || forum.interrupted || steps?.actions.length) && (
        <section className="section" data-theme="white">
          <div className="wrap">
            <h2 className="visuallyHidden">{words.facts}</h2>
            <Facts forum={forum} steps={steps} />
            <About forum={forum} />
          </div>
        </section>
      )}
      <Parts forum={forum} gallery={gallery} />
    </>
  )
}

type PartsProps = ForumAboutProps & { gallery: Parameters<typeof Pictures>[0]['gallery'] }

/** Sections with alternating backgrounds. */
function Parts({ forum, gallery }: PartsProps) {
  const { programme, speakers, broadcasts, videos, albums, pictures, materials, partners, themes, year } = forum
  return (
    <>
      {programme && <Programme programme={programme} year={year} theme={themes.programme} />}
      {speakers && <Speakers speakers={speakers} year={year} theme={themes.speakers} />}
      {broadcasts.length > 0 && <Broadcasts forum={forum} />}
      {videos.length > 0 && <Videos videos={videos} theme={themes.videos} />}
      {pictures.length + albums.length > 0 && <Pictures gallery={gallery} albums={albums} theme={themes.pictures} />}
      {materials.length > 0 && <Materials materials={materials} theme={themes.materials} />}
      {partners.length > 0 && <Partners groups={partners} theme={themes.partners} />}
    </>
  )
}
