import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { forum, people } from '@forum/site/app/gallery/content.ts'
import { NoPeople } from './no-people.tsx'
import { PeopleList } from './people-list.tsx'
import { peopleListView } from './people-list-view.ts'
import { nothingAsked, stageOf } from './stage.ts'

export function Everybody() {
  return <PeopleList list={peopleListView(people, useLocale(), nothingAsked)} />
}

const many = Array.from({ length: 12 }, (_, index) =>
  aPerson({ id: `${index}`, slug: `person-${index}`, name: inSome({ uk: `Олена ${['Барська', 'Гай', 'Яна'][index % 3]}` }) }),
)

/** More than stand on large plates, with filters. */
export function ManyByLetter() {
  const locale = useLocale()
  return <PeopleList list={peopleListView([...people, ...many], locale, nothingAsked, { stage: stageOf(forum, locale) })} />
}

/** No result, with links to other searches. */
export function NobodyFound() {
  return <PeopleList list={peopleListView(people, useLocale(), { ...nothingAsked, query: 'освіта' }, { asked: ['Олена'] })} />
}

export const NobodyYet = () => (
  <NoPeople title={useWords().people.noneYet} text={{ text: 'Імена назвемо у вересні.', lang: 'uk' }}>
    <ButtonLink to="/uk/speakers">Усі спікери</ButtonLink>
  </NoPeople>
)
