import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { NoPeople } from '@forum/site/app/blocks/people-list/no-people.tsx'
import { PeopleList } from '@forum/site/app/blocks/people-list/people-list.tsx'
import { askedOfPeople } from '@forum/site/app/blocks/people-list/stage.ts'
import { editionOf, localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { speakersOfYearView } from './speakers-of-year-view.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const view = speakersOfYearView(services, editionOf(context, params), locale, askedOfPeople(request))
  const { description, locales, ...drawn } = view
  const page: PageInfo = {
    title: wordsIn(locale).people.titleOf(view.year),
    description,
    path: pathWithin.speakersOfYear(view.year),
    locales,
    nearestList: pathWithin.speakers(),
  }
  return { page, ...drawn }
}

export default function ForumSpeakers({ loaderData: { year, summary, list, nobody } }: Route.ComponentProps) {
  const locale = useLocale()
  const { people, site } = useWords()
  const everybody = (
    <ButtonLink variant="outlined" to={localePath(locale, pathWithin.speakers())}>
      {people.allTitle}
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title={site.speakersOf(year)}
        summary={summary || undefined}
        crumbs={<a href={localePath(locale, pathWithin.forum(year))}>{site.edition(year)}</a>}
      />
      {list.total > 0 ? (
        <PeopleList key={year} list={list} year={year}>
          {everybody}
        </PeopleList>
      ) : (
        nobody && <NoPeople {...nobody}>{everybody}</NoPeople>
      )}
    </>
  )
}
