import { writtenPhones } from '@forum/domain/contact/contact.ts'
import { localText, wordsInPageLanguage } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, publishedLocales } from '@forum/domain/localisation/localised.ts'
import type { TeamMember } from '@forum/domain/people/person.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { type PersonView, personView } from '@forum/site/app/blocks/portrait/person-view.ts'
import { membersOf } from '@forum/site/app/blocks/team-cards/team-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** In page order. */
const categories = ['supervisors', 'organizers', 'team'] as const satisfies readonly TeamMember['category'][]

export type TeamGroup = { category: TeamMember['category']; members: PersonView[] }

type TeamNeeds = { content: Pick<Services['content'], 'team'> }

/** Members by category, without empty categories. */
export function teamView({ content }: TeamNeeds, locale: Locale): TeamGroup[] {
  return categories
    .map((category) => ({ category, members: membersOf(content.team(), category, locale) }))
    .filter(({ members }) => members.length > 0)
}

export type MemberView = NonNullable<ReturnType<typeof memberView>>['member']

/** A member; undefined: not visible in `locale`. `description` is empty without a text. */
export function memberView({ content }: TeamNeeds, locale: Locale, slug: string) {
  const member = content.team().find((one) => one.slug === slug)
  if (!member || !isPublishedIn(member.name, locale)) return undefined
  const text = localText(member.description, locale)
  const { phone, email, category } = member
  return {
    member: {
      person: personView(member, locale),
      category,
      text,
      links: [
        ...writtenPhones(phone ?? '').flatMap(({ text, dials }) =>
          dials ? [{ label: text.replaceAll(' ', '\u00a0'), url: dials }] : [],
        ),
        ...(email ? [{ label: email, url: `mailto:${email}` }] : []),
      ],
      /** Four other members, same category first. */
      others: [category, ...categories.filter((other) => other !== category)]
        .flatMap((one) => membersOf(content.team(), one, locale))
        .filter((other) => other.slug !== slug)
        .slice(0, 4),
    },
    description: excerpt(plainText(wordsInPageLanguage(text) ?? [])),
    locales: publishedLocales(member.name),
  }
}
