import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { PersonHead } from '@forum/site/app/blocks/person-head/person-head.tsx'
import { VideoSection } from '@forum/site/app/blocks/video-card/video-section.tsx'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { profilePage } from '@forum/site/app/structured-data/publication-data.server.ts'
import type { Route } from './+types/route.ts'
import { OnStage } from './on-stage.tsx'
import styles from './route.module.css'
import { speakerView } from './speaker-view.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const view = speakerView(services, params.slug, locale) ?? notFound()
  const { locales, description, ...drawn } = view
  const page: PageInfo = {
    title: wordsOf(view.person.name),
    description,
    path: pathWithin.speaker(view.person.slug),
    locales,
    nearestList: pathWithin.speakers(),
    image: view.person.photo,
    hasCard: true,
  }
  const { person, links } = drawn
  const { siteUrl } = services.settings
  describe(context, profilePage({ siteUrl, locale, person, path: page.path, description, links: links.map(({ url }) => url) }))
  return { page, ...drawn }
}

export default function Speaker({ loaderData }: Route.ComponentProps) {
  const { person, country, text, figure, links, editions, videos, now } = loaderData
  const locale = useLocale()
  const { people, publication } = useWords()
  return (
    <>
      <PersonHead
        person={person}
        list={{ to: localePath(locale, pathWithin.speakers()), label: people.title }}
        country={country}
        text={text}
        links={links}
        linksLabel={people.elsewhere}
      >
        {figure && (
          <p className={styles.figure} lang={figure.lang}>
            <b>{noBreak(figure.value)}</b>
            <span>{noBreak(figure.label)}</span>
          </p>
        )}
      </PersonHead>
      <OnStage slug={person.slug} editions={editions} now={now} lang={langOf(person.name)} />
      <VideoSection heading={publication.videos} videos={videos} />
    </>
  )
}
