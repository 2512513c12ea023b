import { pathWithin } from '#domain/address/paths.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { NoPeople } from '../../blocks/people-list/no-people.tsx'
import { PeopleList } from '../../blocks/people-list/people-list.tsx'
import { askedOfPeople } from '../../blocks/people-list/people-list-view.ts'
import { localeOf, servicesContext } from '../../context/context.server.ts'
import { wordsIn } from '../../page/locale.ts'
import { useWords } from '../../page/page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { speakersView } from './speakers-view.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { list, years, description } = speakersView(context.get(servicesContext), locale, askedOfPeople(request))
  const page: PageInfo = {
    title: wordsIn(locale).people.allTitle,
    description,
    path: pathWithin.speakers(),
  }
  return { page, years, list }
}

export default function Speakers({ loaderData: { list, years } }: Route.ComponentProps) {
  const { people } = useWords()
  return (
    <>
      <PageHead title={people.title} summary={years && people.allSummary(years)} />
      {list.total > 0 ? <PeopleList list={list} /> : <NoPeople title={people.noneYet} text={people.noneYetText} />}
    </>
  )
}
