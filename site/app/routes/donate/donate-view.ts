import { wordsIn } from '@forum/design/page/locale.ts'
import { isEditionShown } from '@forum/domain/forum/edition.ts'
import {
  type LocalText,
  langOf,
  localText,
  withLanguage,
  wordsInPageLanguage,
  wordsOf,
} from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isShownIn } from '@forum/domain/publication/publication.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { plainText, type RichText } from '@forum/domain/rich-text/rich-text.ts'
import { type HeadedSection, isHeaded, sectionsOf } from '@forum/domain/rich-text/sections.ts'
import { contactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'
import { type BankDetail, bankDetailsIn } from './bank-details.ts'
import { raisedIn } from './raised.ts'

/** Slug of the editors' page. */
const pageSlug = 'donate'

/** A section of the text, split at its bank details. */
export type PartView = HeadedSection & { details: readonly BankDetail[]; after: LocalText<RichText> | null }

type DonateNeeds = Pick<Services, 'clock' | 'settings'> & {
  content: Pick<Services['content'], 'pageBySlug' | 'contacts' | 'forumByYear'>
}

/** The donation page: the editors' page, otherwise the site's text. */
export function donateView({ content, clock, settings }: DonateNeeds, locale: Locale) {
  const { donation } = wordsIn(locale)
  const page = content.pageBySlug(pageSlug)
  const written = page && isShownIn(page, locale, clock.now()) ? page : undefined
  const body = written && localText(written.body, locale)
  const sections = sectionsOf(body)
  const [first] = sections
  const forum = content.forumByYear(settings.currentForumYear)
  return {
    title: (written && localText(written.title, locale)) || donation.title,
    cover: written?.cover ?? null,
    /** Text before the first heading; null: the site's default. */
    intro: first?.heading === null ? first.text : null,
    parts: sections.filter(isHeaded).map(partView),
    /** For the progress bar, if the text contains the sums. */
    raised: body ? raisedIn(wordsOf(body)) : null,
    // The first contact: the organisers.
    /** Whom to ask. */
    contact: contactView(
      content.contacts().find(({ phone, email }) => phone || email),
      locale,
    ),
    /** The current edition, if it has a page. */
    forumYear: forum && isEditionShown(forum, locale) ? forum.year : null,
    description: excerpt(plainText(wordsInPageLanguage(body) ?? [])) || donation.description,
  }
}

function partView(part: HeadedSection): PartView {
  const found = bankDetailsIn(wordsOf(part.text))
  if (!found) return { ...part, details: [], after: null }
  const inItsLanguage = (text: RichText) => withLanguage(text, langOf(part.text))
  const { before, details, after } = found
  return { ...part, text: inItsLanguage(before), details, after: plainText(after) === '' ? null : inItsLanguage(after) }
}
