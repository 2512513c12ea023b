import { data } from 'react-router'
import { pathWithin } from '#domain/address/paths.ts'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { NoPeople } from '../../blocks/people-list/no-people.tsx'
import { PeopleList } from '../../blocks/people-list/people-list.tsx'
import { isDocument, withoutSecondCopy } from '../../blocks/people-list/people-list-view.ts'
import { shouldKeepPeople } from '../../blocks/people-list/use-people-filter.ts'
import { servicesContext } from '../../context.server.ts'
import { useWords, wordsIn } from '../../locale.tsx'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { speakersView } from './speakers-view.ts'

export function loader({ params, request, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams.get('q') ?? ''
  const { list, years, description } = speakersView(context.get(servicesContext), params.lang, query)
  const page: PageInfo = {
    title: wordsIn(params.lang).people.allTitle,
    description,
    path: pathWithin.speakers(),
    locales,
    nearestList: pathWithin.speakers(),
  }
  return { page, years, list: isDocument(request) ? withoutSecondCopy(list) : list }
}

export const meta = pageMeta
export const shouldRevalidate = shouldKeepPeople

export default function Speakers({ loaderData: { list, years } }: Route.ComponentProps) {
  const { people } = useWords()
  const { strands } = useFrame()
  return (
    <>
      <PageHead title={people.title} summary={years && people.allSummary(years)} strands={strands} pointX={690} />
      {list.total > 0 ? <PeopleList list={list} /> : <NoPeople text={{ text: people.noneYetText }} />}
    </>
  )
}
