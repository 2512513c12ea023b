import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { NoPeople } from '@forum/site/app/blocks/people-list/no-people.tsx'
import { PeopleList } from '@forum/site/app/blocks/people-list/people-list.tsx'
import { askedOfPeople } from '@forum/site/app/blocks/people-list/stage.ts'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
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
