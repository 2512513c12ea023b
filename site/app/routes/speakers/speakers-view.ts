import { wordsIn } from '@forum/design/page/locale.ts'
import { askedTopics } from '@forum/domain/forum/own-words.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { speakingToday } from '@forum/domain/programme/speaking-today.ts'
import { peopleListView } from '@forum/site/app/blocks/people-list/people-list-view.ts'
import { type PeopleAsked, stageOf } from '@forum/site/app/blocks/people-list/stage.ts'
import { topicsIn } from '@forum/site/app/blocks/people-list/topics.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

/** Speakers of all editions in the editor's order. */
export function speakersView(
  { content, settings, clock }: Pick<Services, 'content' | 'settings' | 'clock'>,
  locale: Locale,
  asked: PeopleAsked,
) {
  const people = content.people().filter((person) => isPublishedIn(person.name, locale))
  const forums = content.forums()
  const years = forums
    .filter((forum) => forum.speakerIds.length > 0)
    .map((forum) => forum.year)
    .toSorted((a, b) => a - b)
  const words = wordsIn(locale).people
  const current = content.forumByYear(settings.currentForumYear)
  return {
    list: peopleListView(people, locale, asked, {
      topicsOf: topicsIn(forums, locale),
      asked: askedTopics(current?.topics, locale, words.topics),
      stage: stageOf({ events: forums.flatMap(({ events, isCancelled }) => (isCancelled ? [] : events)) }, locale),
      today: speakingToday(current?.events ?? [], clock.now()),
    }),
    /** First and last year of held editions, "2014–2025"; empty with fewer than two. */
    years: years.length > 1 ? `${years[0]}–${years.at(-1)}` : '',
    description: words.description(`${people.length}\u00a0${counted(locale, people.length, words.speakers)}`),
  }
}
