import { useLocale } from '@forum/design/page/page-facts.tsx'
import { localTitle } from '@forum/domain/localisation/local-text.ts'
import { at, forum, olena, text } from '@forum/site/app/gallery/content.ts'
import { sharedTimeOf, whenOf } from '../facts/when.ts'
import { personView } from '../portrait/person-view.ts'
import { sessionFormat } from '../session-format/session-format.ts'
import { EventPage } from './event-page.tsx'

const times = { start: at('2025-10-16T10:00'), end: at('2025-10-16T11:00') }

export function OfASession() {
  const locale = useLocale()
  const view = {
    year: 2025,
    paths: { page: '/forum/2025/program/prices', calendar: '/forum/2025/calendar/prices.ics' },
    starKey: 'fcxyha',
    title: localTitle(forum.title, locale),
    notice: null,
    when: whenOf(times, true, locale),
    room: null,
    venue: null,
    location: null,
    isAway: false,
    sharedTime: sharedTimeOf(times, true, locale),
    format: sessionFormat({ kind: 'panel', language: 'uk', interpretation: ['en'], ...times }, locale),
    topic: { title: 'Енергетика', to: '/uk/forum/2025/program?topic=power' },
    description: text,
    presentation: null,
    moderators: [],
    speakers: [personView(olena, locale)],
    registration: null,
    isOver: false,
    now: at('2025-10-16T09:45'),
  }
  return <EventPage view={view} crumb={{ to: '/forum/2025/program', label: '16 жовтня' }} onStage="На сцені" />
}
