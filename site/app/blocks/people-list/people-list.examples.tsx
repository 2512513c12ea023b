import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink } from '@forum/design/ui/button/button.tsx'
import { people } from '@forum/site/app/gallery/content.ts'
import { NoPeople } from './no-people.tsx'
import { PeopleList } from './people-list.tsx'
import { peopleListView } from './people-list-view.ts'

export function Everybody() {
  return <PeopleList list={peopleListView(people, useLocale(), { query: '', isWhole: false })} />
}

/** No result, with links to other searches. */
export function NobodyFound() {
  return <PeopleList list={peopleListView(people, useLocale(), { query: 'освіта', isWhole: false }, { asked: ['Олена'] })} />
}

export const NobodyYet = () => (
  <NoPeople title={useWords().people.noneYet} text={{ text: 'Імена назвемо у вересні.', lang: 'uk' }}>
    <ButtonLink to="/uk/speakers">Усі спікери</ButtonLink>
  </NoPeople>
)
