import { wordsIn } from '@forum/design/page/locale.ts'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { Place } from '@forum/site/app/blocks/place/place.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { buyingNow } from '@forum/site/app/ordering/buying/buying.server.ts'
import { leadingEvent } from '@forum/site/app/structured-data/event-data.server.ts'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import type { Route } from './+types/route.ts'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import { homeEdition, homeView } from './home-view.ts'
import { Day, News, NowAndNext, Partners, Speakers, Videos } from './sections.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const edition = homeEdition(services)
  const buying = await buyingNow(context, edition, locale)
  const home = homeView(services, edition, buying, locale)
  const page: PageInfo = {
    title: home.hero.summary ? wordsOf(home.hero.motto) : '',
    description: wordsIn(locale).home.description,
    path: pathWithin.home(),
    image: edition.cover,
  }
  const { siteUrl } = services.settings
  describe(context, leadingEvent({ siteUrl, locale, forum: edition }, page.description, buying))
  return { page, home }
}

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  const { now } = home.hero
  return (
    <>
      <Hero hero={home.hero} />
      {home.strip && <NowAndNext strip={home.strip} now={now} />}
      <About home={home} />
      {home.speakers.length > 0 && <Speakers speakers={home.speakers} year={home.hero.year} title={home.titles.speakers} />}
      {home.day && <Day day={home.day} year={home.hero.year} now={now} title={home.titles.programme} />}
      {home.partners.length > 0 && <Partners groups={home.partners} title={home.titles.partners} />}
      {home.news.length > 0 && <News news={home.news} title={home.titles.news} />}
      {home.videos.length > 0 && <Videos videos={home.videos} title={home.titles.videos} />}
      {home.place && <Place place={home.place} />}
    </>
  )
}
