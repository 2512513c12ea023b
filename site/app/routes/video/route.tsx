import { pathWithin } from '#domain/address/paths.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { plainText } from '#domain/rich-text/rich-text.ts'
import { Crumb, PageHead } from '../../blocks/page-head/page-head.tsx'
import { isPlaying } from '../../blocks/player/player.tsx'
import { PortraitCard } from '../../blocks/portrait/portrait-card.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { VideoSection } from '../../blocks/video-card/video-section.tsx'
import { localeOf, notFound, servicesContext } from '../../context/context.server.ts'
import { useWords } from '../../page/page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { describe } from '../../structured-data/graph.server.ts'
import { filmVideo } from '../../structured-data/publication-data.server.ts'
import type { Route } from './+types/route.ts'
import { type VideoPageView, videoPageView } from './video-view.ts'
import { Watch } from './watch.tsx'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const { film, video, summary, locales } = videoPageView(services, locale, params.slug, isPlaying(request)) ?? notFound()
  const page: PageInfo = {
    title: wordsOf(video.title),
    description: summary,
    path: pathWithin.video(params.slug),
    locales,
    nearestList: pathWithin.videos(),
    image: video.cover,
  }
  describe(context, filmVideo({ siteUrl: services.settings.siteUrl, locale }, film, video.title, summary))
  return { page, video, slug: params.slug }
}

/** Letters of a text that stands beside the player; a longer one has a part of its own. */
const maxBeside = 420

export default function VideoPage({ loaderData: { video, slug } }: Route.ComponentProps) {
  const { publication } = useWords()
  const isShort = video.description !== null && plainText(wordsOf(video.description)).length <= maxBeside
  const below = isShort ? null : video.description
  return (
    <>
      <PageHead title={video.title} crumbs={<Crumb path={pathWithin.videos()} label={publication.videos} />} />
      <Watch video={video} slug={slug} description={isShort ? video.description : null} />
      {(below || video.speakers.length > 0) && <About speakers={video.speakers} description={below} />}
      <VideoSection heading={publication.watchNext} videos={video.more} />
    </>
  )
}

function About({ description, speakers }: Pick<VideoPageView, 'description' | 'speakers'>) {
  const { publication } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        {description && (
          <div className="below7">
            <RichText of={description} variant="session" />
          </div>
        )}
        {speakers.length > 0 && (
          <>
            <h2>{publication.withPeople}</h2>
            <ul role="list" className="cards wide5 above6">
              {speakers.map((person) => (
                <li key={person.slug}>
                  <PortraitCard
                    person={person}
                    variant="session"
                    sizes="(max-width: 760px) 46vw, (max-width: 1199px) 30vw, 237px"
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
