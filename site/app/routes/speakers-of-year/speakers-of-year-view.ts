import { wordsIn } from '@forum/design/page/locale.ts'
import { editionLocales, phaseOf } from '@forum/domain/forum/edition.ts'
import type { Forum } from '@forum/domain/forum/forum.ts'
import { askedTopics } from '@forum/domain/forum/own-words.ts'
import { langOf, localText, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { textIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { speakingToday } from '@forum/domain/programme/speaking-today.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { peopleListView } from '@forum/site/app/blocks/people-list/people-list-view.ts'
import { type PeopleAsked, stageOf } from '@forum/site/app/blocks/people-list/stage.ts'
import { topicsIn } from '@forum/site/app/blocks/people-list/topics.ts'
import { knownPeople } from '@forum/site/app/blocks/portrait/person-view.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** Speakers of an edition in the editor's order; empty if it was cancelled. */
export function speakersOfYearView(
  { content, clock }: Pick<Services, 'content' | 'clock'>,
  forum: Forum,
  locale: Locale,
  asked: PeopleAsked,
) {
  const people = forum.isCancelled ? [] : knownPeople(forum.speakerIds, content.person, locale)
  const words = wordsIn(locale).people
  const nobody = people.length > 0 ? null : nobodyOf(forum, clock.now(), locale)
  return {
    year: forum.year,
    locales: editionLocales(forum),
    /** Motto, otherwise title. */
    summary: summaryOf(forum, locale),
    list: peopleListView(people, locale, asked, {
      topicsOf: topicsIn([forum], locale),
      asked: askedTopics(forum.topics, locale, words.topics),
      stage: stageOf({ events: forum.events, days: forum.days, hasRooms: true }, locale),
      today: speakingToday(forum.events, clock.now()),
    }),
    /** If nobody is announced: names will follow, or why not; null: there are people. */
    nobody,
    description:
      people.length > 0
        ? words.descriptionOf(forum.year, `${people.length}\u00a0${counted(locale, people.length, words.speakers)}`)
        : [nobody?.title, wordsOf(nobody?.text)].filter(Boolean).join('. '),
  }
}

function nobodyOf(forum: Forum, now: Instant, locale: Locale) {
  const { forum: words, people } = wordsIn(locale)
  if (forum.isCancelled) return { title: words.cancelled, text: localText(forum.cancelledNote, locale) }
  if (phaseOf(forum, now) === 'over') return { title: people.nobodyKnown, text: null }
  return { title: people.noneYet, text: people.noneYetText }
}

function summaryOf(forum: Forum, locale: Locale): string {
  const motto = localText(forum.theme, locale)
  const title = textIn(forum.title, locale)
  return motto && !langOf(motto) && title ? `${title}: ${wordsOf(motto)}` : title
}
