// Values of the programme for tests: whole, and empty but for what the test gives. The name is the id where nothing else is said.
import { inAll, nothing } from '../localisation/localised-builder.ts'
import type { Broadcast, ProgrammeEvent, Room, SideEvent } from './programme.ts'

export function anEvent(own: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  const slug = own.slug ?? own.id ?? 'event'
  return {
    id: slug,
    slug,
    dayId: null,
    title: inAll(slug),
    isCancelled: false,
    statusNote: nothing,
    description: nothing,
    kind: 'panel',
    language: null,
    interpretation: [],
    start: null,
    end: null,
    room: null,
    moderatorIds: [],
    speakerIds: [],
    broadcastId: null,
    isQuiet: false,
    changed: null,
    presentation: null,
    presentationSize: null,
    presentationFormat: null,
    ...own,
  }
}

export function aSideEvent(own: Partial<SideEvent> = {}): SideEvent {
  const { dayId, broadcastId, ...event } = anEvent({ id: 'side-event', ...own })
  return { ...event, forumYear: null, location: nothing, registrationUrl: null, image: null, ...own }
}

export function aRoom(own: Partial<Room> = {}): Room {
  const slug = own.slug ?? own.id ?? 'room'
  return { id: slug, slug, title: inAll(slug), number: 1, ...own }
}

export function aBroadcast(own: Partial<Broadcast> = {}): Broadcast {
  const slug = own.slug ?? own.id ?? 'broadcast'
  return {
    id: slug,
    slug,
    title: inAll(slug),
    description: nothing,
    room: null,
    videoUrl: null,
    embedUrl: null,
    status: null,
    language: null,
    start: null,
    end: null,
    ...own,
  }
}
