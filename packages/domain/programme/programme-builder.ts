// Parts of the programme for tests, with empty defaults. The id is the default name.
import { inAll } from '../localisation/localised-builder.ts'
import {
  type Broadcast,
  blankBroadcast,
  blankEvent,
  blankRoom,
  blankShelter,
  blankSideEvent,
  blankTopic,
  type ProgrammeEvent,
  type Room,
  type Shelter,
  type SideEvent,
  type Topic,
} from './programme.ts'

export function anEvent(own: Partial<ProgrammeEvent> = {}): ProgrammeEvent {
  const slug = own.slug ?? own.id ?? 'event'
  return { ...blankEvent, id: slug, slug, title: inAll(slug), kind: 'panel', ...own }
}

export function aSideEvent(own: Partial<SideEvent> = {}): SideEvent {
  const slug = own.slug ?? own.id ?? 'side-event'
  return { ...blankSideEvent, id: slug, slug, title: inAll(slug), kind: 'panel', ...own }
}

export function aRoom(own: Partial<Room> = {}): Room {
  const slug = own.slug ?? own.id ?? 'room'
  return { ...blankRoom, id: slug, slug, title: inAll(slug), ...own }
}

export function aTopic(own: Partial<Topic> = {}): Topic {
  const slug = own.slug ?? own.id ?? 'topic'
  return { ...blankTopic, id: slug, slug, title: inAll(slug), ...own }
}

export function aShelter(own: Partial<Shelter> = {}): Shelter {
  const slug = own.slug ?? own.id ?? 'shelter'
  return { ...blankShelter, id: slug, slug, title: inAll(slug), ...own }
}

export function aBroadcast(own: Partial<Broadcast> = {}): Broadcast {
  const slug = own.slug ?? own.id ?? 'broadcast'
  return { ...blankBroadcast, id: slug, slug, title: inAll(slug), ...own }
}
