import { localText, wordsInPageLanguage, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { isOut } from '@forum/domain/publication/publication.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { type HeadedSection, isHeaded, sectionsOf, type TextSection } from '@forum/domain/rich-text/sections.ts'
import { partnerGroupViews } from '@forum/site/app/blocks/partner-wall/partner-wall-view.ts'
import { membersOf } from '@forum/site/app/blocks/team-cards/team-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** Sections that menus link to (product.md, 3.2). */
export type AboutAnchor = 'mission' | 'supervisors' | 'organizers' | 'partners'

/** A section of the editor's text with its heading. */
type AboutPart = HeadedSection

const slug = 'about'
/** Number of partner groups here; all others are on the partners page. */
const groupCount = 2

/** Patterns of the section headings in each language. */
const headings: Readonly<Record<AboutAnchor, RegExp>> = {
  mission: /місі|mission|мисси/i,
  supervisors: /нагляд|supervis|наблюдат/i,
  organizers: /організ|organi[sz]|организ/i,
  partners: /партнер|partner|партнёр/i,
}
const anchors = Object.keys(headings) as AboutAnchor[]

/** The editors' page `about`, otherwise the current edition's description. */
export function aboutView({ content, clock, settings }: Pick<Services, 'content' | 'clock' | 'settings'>, locale: Locale) {
  const forum = content.forumByYear(settings.currentForumYear)
  const written = content.pageBySlug(slug)
  const page = written && isOut(written, clock.now()) && isPublishedIn(written.title, locale) ? written : undefined
  const text = (page && localText(page.body, locale)) ?? (forum && localText(forum.description, locale))
  return {
    /** null: the page has no own title. */
    title: page ? localText(page.title, locale) : null,
    cover: page?.cover ?? forum?.cover ?? null,
    ...partsOf(sectionsOf(text)),
    supervisors: membersOf(content.team(), 'supervisors', locale),
    organizers: membersOf(content.team(), 'organizers', locale),
    partners: partnerGroupViews(forum?.partnerGroups ?? [], locale, 'ink').slice(0, groupCount),
    /** Empty without a text. */
    description: excerpt(plainText(wordsInPageLanguage(text) ?? [])),
  }
}

/** The first section with a matching heading gets the anchor. */
function partsOf(sections: readonly TextSection[]) {
  const parts: Record<AboutAnchor, AboutPart | null> = { mission: null, supervisors: null, organizers: null, partners: null }
  /** Sections without an anchor, shown after the mission. */
  const more: AboutPart[] = []
  let intro: TextSection['text'] | null = null
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
