import { useLocale } from '@forum/design/page/page-facts.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aMember } from '@forum/domain/people/person-builder.ts'
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

export function Council() {
  return <TeamCards members={membersOf(team, 'team', useLocale())} isLed />
}
