import { inSome } from '#domain/localisation/localised-builder.ts'
import { aMember } from '#domain/people/person-builder.ts'
import { useLocale } from '../../page/page-facts.tsx'
import { TeamCards } from './team-cards.tsx'
import { membersOf } from './team-view.ts'

const team = [
  aMember({
    slug: 'snizhana',
    name: inSome({ uk: 'Сніжана Коверда', en: 'Snizhana Koverda' }),
    position: inSome({ uk: 'директорка' }),
  }),
  aMember({ slug: 'taras', name: inSome({ uk: 'Тарас Мурава' }) }),
]

export function OfOneCategory() {
  return <TeamCards members={membersOf(team, 'team', useLocale())} />
}
