import { type NamedFile, namedInText, namedOnce } from '../file/named-file.ts'
import { type Localised, nothing } from '../localisation/localised.ts'
import type { FileId } from '../picture/picture.ts'
import type { RecordId } from '../record/record.ts'
import type { RichText } from '../rich-text/rich-text.ts'

/** A speaker or moderator. */
export type Person = {
  id: RecordId
  slug: string
  name: Localised
  position: Localised
  company: Localised
  /** ISO 3166-1 alpha-2, upper case. */
  country: string | null
  description: Localised<RichText>
  photo: FileId | null
  links: readonly PersonLink[]
}

type PersonLink = { type: string; url: string }

export const blankPerson: Person = {
  id: '',
  slug: '',
  name: nothing,
  position: nothing,
  company: nothing,
  country: null,
  description: nothing,
  photo: null,
  links: [],
}

export const memberCategories = ['organizers', 'supervisors', 'team'] as const

export type TeamMember = {
  id: RecordId
  slug: string
  name: Localised
  category: (typeof memberCategories)[number]
  position: Localised
  description: Localised<RichText>
  photo: FileId | null
  email: string | null
  phone: string | null
}

export const blankMember: TeamMember = {
  id: '',
  slug: '',
  name: nothing,
  category: 'team',
  position: nothing,
  description: nothing,
  photo: null,
  email: null,
  phone: null,
}

export const peopleLists = {
  people: (person: Person) => filesOf(person, `speakers/${person.slug}`),
  team: (member: TeamMember) => filesOf(member, `team_members/${member.slug}`),
}

function filesOf({ photo, description }: Person | TeamMember, owner: string): NamedFile[] {
  return [...namedOnce(photo, 'portrait', owner), ...namedInText(description, owner)]
}
