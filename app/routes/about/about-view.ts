import type { Locale } from '#domain/localisation/locale.ts'
import { choose, isPublishedIn } from '#domain/localisation/localised.ts'
import { isOut } from '#domain/publication/publication.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { sectionsOf, type TextSection } from '#domain/rich-text/sections.ts'
import { type PartnerGroupView, partnerGroupViews } from '../../blocks/partner-wall/partner-wall-view.ts'
import type { PersonView } from '../../blocks/portrait/person-view.ts'
import { membersOf } from '../../blocks/team-cards/team-view.ts'
import type { Services } from '../../context.server.ts'

/** The parts of the page that the menus lead to (specification §2). */
export type AboutAnchor = 'mission' | 'supervisors' | 'organizers' | 'partners'

/** A part of the editor's text, under its own heading. */
export type AboutPart = { heading: string; text: RichText } | null

export type AboutView = {
  /** null where the page has no title of its own. */
  title: { text: string; lang?: Locale } | null
  cover: string | null
  intro: RichText | null
  parts: Record<AboutAnchor, AboutPart>
  /** Parts that belong to no anchor: they follow the mission. */
  more: readonly { heading: string; text: RichText }[]
  textLang?: Locale
  supervisors: readonly PersonView[]
  organizers: readonly PersonView[]
  partners: readonly PartnerGroupView[]
  /** Empty without a text. */
  description: string
}

const slug = 'about'

/** How editors name the parts in the site's languages. */
const headings: Readonly<Record<AboutAnchor, RegExp>> = {
  mission: /місі|mission|мисси/i,
  supervisors: /нагляд|supervis|наблюдат/i,
  organizers: /організ|organi[sz]|организ/i,
  partners: /партнер|partner|партнёр/i,
}
const anchors = Object.keys(headings) as AboutAnchor[]

/** The content page `about`; where there is none, the description of the current edition. */
export function aboutView({ content, clock, settings }: Services, locale: Locale): AboutView {
  const forum = content.forumByYear(settings.currentForumYear)
  const written = content.pageBySlug(slug)
  const page = written && isOut(written, clock.now()) && isPublishedIn(written.title, locale) ? written : undefined
  const title = page && choose(page.title, locale)
  const text = (page && choose(page.body, locale)) ?? (forum && choose(forum.description, locale))
  return {
    title: title ? { text: title.value, ...(title.locale !== locale && { lang: title.locale }) } : null,
    cover: page?.cover ?? forum?.cover ?? null,
    ...partsOf(sectionsOf(text?.value ?? [])),
    ...(text && text.locale !== locale && { textLang: text.locale }),
    supervisors: membersOf(content.team(), 'supervisors', locale),
    organizers: membersOf(content.team(), 'organizers', locale),
    partners: partnerGroupViews(forum?.partnerGroups ?? [], locale, 'ink'),
    description: excerpt(plainText(text?.value ?? [])),
  }
}

/** The first part that is named so stands at its anchor. */
function partsOf(sections: readonly TextSection[]): Pick<AboutView, 'intro' | 'parts' | 'more'> {
  const parts: Record<AboutAnchor, AboutPart> = { mission: null, supervisors: null, organizers: null, partners: null }
  const more: { heading: string; text: RichText }[] = []
  let intro: RichText | null = null
  for (const { heading, nodes } of sections) {
    if (heading === null) {
      intro = nodes
      continue
    }
    const anchor = anchors.find((name) => parts[name] === null && headings[name].test(heading))
    if (anchor) parts[anchor] = { heading, text: nodes }
    else more.push({ heading, text: nodes })
  }
  return { intro, parts, more }
}
