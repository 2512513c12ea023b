import { type LocalText, localText, localTitle, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { isPublishedIn, textIn } from '@forum/domain/localisation/localised.ts'
import type { Person } from '@forum/domain/people/person.ts'
import type { Appearing } from '@forum/domain/programme/speaking-today.ts'
import type { RecordId } from '@forum/domain/record/record.ts'
import { bigFigure } from './big-figure.ts'
import { initialsOf } from './initials-of.ts'

/** Data of a portrait card. */
export type PersonView = {
  slug: string
  name: LocalText
  position: LocalText | null
  company: string
  photo: string | null
  /** The number that the person brings, on a plate without a photo. */
  figure?: string
  /** Speaks today: the plate is wheat. */
  today?: Appearing
  /** The plate differs from that of the person before with the same initials. */
  isInverse?: true
}

/** A speaker, or a team member, who has no company. */
type Portrayed = Pick<Person, 'id' | 'slug' | 'name' | 'position' | 'photo' | 'description'> & { company?: Person['company'] }

/** `today`: who speaks today (speakingToday). */
export function personView(person: Portrayed, locale: Locale, today?: ReadonlyMap<RecordId, Appearing>): PersonView {
  const appearing = today?.get(person.id)
  const figure = person.photo ? null : bigFigure(wordsOf(localText(person.description, locale)) ?? []).figure
  return {
    slug: person.slug,
    name: localTitle(person.name, locale),
    position: localText(person.position, locale),
    company: person.company ? textIn(person.company, locale) : '',
    photo: person.photo,
    ...(figure && { figure: figure.value }),
    ...(appearing && { today: appearing }),
  }
}

/** The same people: plates with equal initials take turns in two looks, so that no two beside each other are alike. */
export function apart(people: readonly PersonView[]): PersonView[] {
  const counts = new Map<string, number>()
  return people.map((person) => {
    if (person.photo) return person
    const letters = initialsOf(wordsOf(person.name))
    const before = counts.get(letters) ?? 0
    counts.set(letters, before + 1)
    return before % 2 === 0 ? person : { ...person, isInverse: true as const }
  })
}

/** The people with these ids who are published in `locale`, in the same order. */
export function knownPeople(ids: readonly string[], find: (id: string) => Person | undefined, locale: Locale): Person[] {
  return ids.flatMap((id) => {
    const person = find(id)
    return person && isPublishedIn(person.name, locale) ? [person] : []
  })
}

type Stage = { moderatorIds: readonly string[]; speakerIds: readonly string[] }

/** Moderators and speakers of an event who are published in `locale`; a moderator who also speaks is a moderator. */
export function peopleOnStage({ moderatorIds, speakerIds }: Stage, find: (id: string) => Person | undefined, locale: Locale) {
  const moderators = knownPeople(moderatorIds, find, locale)
  return { moderators, speakers: knownPeople(speakerIds, find, locale).filter((person) => !moderators.includes(person)) }
}

/** For narrow places: the speakers; if there are none, the moderators. */
export function speakersOf(
  { moderatorIds, speakerIds }: Stage,
  find: (id: string) => Person | undefined,
  locale: Locale,
): Person[] {
  const speakers = knownPeople(speakerIds, find, locale)
  return speakers.length > 0 ? speakers : knownPeople(moderatorIds, find, locale)
}
