import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { Crumb, PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { isPlaying } from '@forum/site/app/blocks/player/player.tsx'
import { apart } from '@forum/site/app/blocks/portrait/person-view.ts'
import { PortraitCard } from '@forum/site/app/blocks/portrait/portrait-card.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { VideoSection } from '@forum/site/app/blocks/video-card/video-section.tsx'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { filmVideo } from '@forum/site/app/structured-data/publication-data.server.ts'
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
              {apart(speakers).map((person) => (
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
