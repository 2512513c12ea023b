import { localText, localTitle, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn } from '@forum/domain/localisation/localised.ts'
import { statedEnd } from '@forum/domain/programme/event-state.ts'
import type { SideEvent } from '@forum/domain/programme/programme.ts'
import { eventKey } from '@forum/domain/programme/selection.ts'
import { sideEventsOf } from '@forum/domain/programme/side-event.ts'
import { plainText } from '@forum/domain/rich-text/rich-text.ts'
import { peopleOnStage } from '@forum/site/app/blocks/portrait/person-view.ts'
import { sessionFormat } from '@forum/site/app/blocks/session-format/session-format.ts'
import type { Services } from '@forum/site/app/context/context.server.ts'

export type SideEventView = ReturnType<typeof sideEventViews>[number]

/** Side events of `year` (packages/domain/programme/side-event.ts). */
export function sideEventViews(
  events: readonly SideEvent[],
  year: number,
  content: Pick<Services['content'], 'person'>,
  locale: Locale,
) {
  return sideEventsOf(events, year)
    .filter((event) => isPublishedIn(event.title, locale))
    .map((event) => {
      const description = localText(event.description, locale)
      return {
        key: event.id,
        /** Where its page is. */
        slug: event.slug,
        /** Its key in a selection. */
        starKey: eventKey(event),
        title: localTitle(event.title, locale),
        isCancelled: event.isCancelled,
        /** Format and languages. */
        format: sessionFormat(event, locale),
        description: description && plainText(wordsOf(description)) !== '' ? description : null,
        /** Moderators first, without duplicates. */
        people: peopleOf(event, content, locale),
        room: event.room && { name: localTitle(event.room.title, locale), number: event.room.number },
        location: localText(event.location, locale),
        image: event.image,
        start: event.start,
        end: statedEnd(event),
        /** Registration link; none if cancelled. */
        registration: event.isCancelled ? null : event.registrationUrl,
      }
    })
}

function peopleOf(event: SideEvent, { person }: Pick<Services['content'], 'person'>, locale: Locale) {
  const { moderators, speakers } = peopleOnStage(event, person, locale)
  return [...moderators, ...speakers].map((one) => ({
    slug: one.slug,
    name: localTitle(one.name, locale),
    isModerator: moderators.includes(one),
  }))
}
