import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { editionLocales } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { sideEventsOf } from '@forum/domain/programme/side-event.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { EventPage } from '@forum/site/app/blocks/event-page/event-page.tsx'
import { descriptionOf, eventView, headTitleOf } from '@forum/site/app/blocks/event-page/event-view.ts'
import { editionOf, localeOf, servicesContext, soughtInOthers } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { sideEvent } from '@forum/site/app/structured-data/side-event-data.server.ts'
import type { Route } from './+types/route.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOf(context)
  const forum = editionOf(context, params)
  const { year } = forum
  const eventOf = (one: Forum) =>
    sideEventsOf(services.content.sideEvents(), one.year).find(
      ({ slug, title }) => !one.isCancelled && slug === params.slug && isPublishedIn(title, locale),
    )
  const event =
    eventOf(forum) ?? soughtInOthers(context, params, (one) => eventOf(one) && pathWithin.sideEvent(one.year, params.slug))
  const view = eventView(services, forum, event, locale)
  const page: PageInfo = {
    title: headTitleOf(view, locale),
    description: descriptionOf(view, locale),
    path: pathWithin.sideEvent(year, event.slug),
    locales: editionLocales(forum).filter((one) => isPublishedIn(event.title, one)),
    nearestList: pathWithin.programme(year),
    listLocales: editionLocales(forum),
    image: event.image ?? forum.cover,
    hasCard: true,
  }
  const people = [...view.moderators, ...view.speakers]
  const { settings, changes } = services
  const of = { siteUrl: settings.siteUrl, locale, forum, changes }
  describe(context, sideEvent({ ...of, event, people, description: page.description }))
  return { page, view, image: event.image }
}

export default function Page({ loaderData: { view, image } }: Route.ComponentProps) {
  const { programme: words } = useWords()
  const crumb = { to: pathWithin.sideEvents(view.year), label: `${words.title}, ${words.sideEvents.toLowerCase()}` }
  const aside = image && (
    <Cover file={image} ratio="photo" sizes="(max-width: 760px) 92vw, (max-width: 1199px) 60vw, 500px" largest={960} />
  )
  return <EventPage view={view} crumb={crumb} onStage={words.takingPart} aside={aside} />
}
