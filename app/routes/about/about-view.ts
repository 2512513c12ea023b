import { type LocalText, localText, ownWords, wordsOf } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { isPublishedIn } from '#domain/localisation/localised.ts'
import { isOut } from '#domain/publication/publication.ts'
import { excerpt } from '#domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '#domain/rich-text/rich-text.ts'
import { type HeadedSection, isHeaded, sectionsOf, type TextSection } from '#domain/rich-text/sections.ts'
import { type PartnerGroupView, partnerGroupViews } from '../../blocks/partner-wall/partner-wall-view.ts'
import type { PersonView } from '../../blocks/portrait/person-view.ts'
import { membersOf } from '../../blocks/team-cards/team-view.ts'
import type { Services } from '../../context.server.ts'

/** The parts of the page that the menus lead to (product.md, 3.2). */
export type AboutAnchor = 'mission' | 'supervisors' | 'organizers' | 'partners'

/** A part of the editor's text, under its own heading. */
type AboutPart = HeadedSection

export type AboutView = {
  /** null where the page has no title of its own. */
  title: LocalText | null
  cover: string | null
  intro: LocalText<RichText> | null
  parts: Record<AboutAnchor, AboutPart | null>
  /** Parts that belong to no anchor: they follow the mission. */
  more: readonly AboutPart[]
  supervisors: readonly PersonView[]
  organizers: readonly PersonView[]
  partners: readonly PartnerGroupView[]
  /** Empty without a text. */
  description: string
}

const slug = 'about'
/** Of partners: the others stand on their own page. */
const groupCount = 2

/** How editors name the parts in the site's languages. */
const headings: Readonly<Record<AboutAnchor, RegExp>> = {
  mission: /місі|mission|мисси/i,
  supervisors: /нагляд|supervis|наблюдат/i,
  organizers: /організ|organi[sz]|организ/i,
  partners: /партнер|partner|партнёр/i,
}
const anchors = Object.keys(headings) as AboutAnchor[]

/** The content page `about`; where there is none, the description of the current edition. */
export function aboutView(
  { content, clock, settings }: Pick<Services, 'content' | 'clock' | 'settings'>,
  locale: Locale,
): AboutView {
  const forum = content.forumByYear(settings.currentForumYear)
  const written = content.pageBySlug(slug)
  const page = written && isOut(written, clock.now()) && isPublishedIn(written.title, locale) ? written : undefined
  const text = (page && localText(page.body, locale)) ?? (forum && localText(forum.description, locale))
  return {
    title: page ? localText(page.title, locale) : null,
    cover: page?.cover ?? forum?.cover ?? null,
    ...partsOf(sectionsOf(text)),
    supervisors: membersOf(content.team(), 'supervisors', locale),
    organizers: membersOf(content.team(), 'organizers', locale),
    partners: partnerGroupViews(forum?.partnerGroups ?? [], locale, 'ink').slice(0, groupCount),
    description: excerpt(plainText(ownWords(text) ?? [])),
  }
}

/** The first part that is named so stands at its anchor. */
function partsOf(sections: readonly TextSection[]): Pick<AboutView, 'intro' | 'parts' | 'more'> {
  const parts: AboutView['parts'] = { mission: null, supervisors: null, organizers: null, partners: null }
  const more: AboutPart[] = []
  let intro: AboutView['intro'] = null
  for (const section of sections) {
    if (!isHeaded(section)) {
      intro = section.text
      continue
    }
    const anchor = anchors.find((name) => parts[name] === null && headings[name].test(wordsOf(section.heading)))
    if (anchor) parts[anchor] = section
    else more.push(section)
  }
  return { intro, parts, more }
}
