import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import type { TeamMember } from '@forum/domain/people/person.ts'
import { type PersonView, personView } from '../portrait/person-view.ts'

/** Members of a category published in `locale`, in the editor's order. */
export function membersOf(team: readonly TeamMember[], category: TeamMember['category'], locale: Locale): PersonView[] {
  return team
    .filter((member) => member.category === category && isPublishedIn(member.name, locale))
    .map((member) => personView(member, locale))
}
