// What is incomplete in the content: one finding names one record and what is to be done in it.
import type { Locale } from '../localisation/locale.ts'
import type { Localised } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record.ts'

/** A record as the content service names it, so that an editor can be led there. */
export type FoundRecord = { collection: string; id: RecordId; name: Localised }

/** In the order in which editors see them. */
export const findingKinds = ['fault', 'contradiction', 'clash', 'link', 'roster', 'translation', 'picture'] as const
export type FindingKind = (typeof findingKinds)[number]

type Found =
  /** Written in another language and empty in this one; `fields` as the content service names them, without the language. */
  | { kind: 'translation'; locale: Locale; fields: readonly string[] }
  /** No photograph, no cover, no pictures at all, or a picture without words for who cannot see it. */
  | { kind: 'picture'; lacks: 'photo' | 'cover' | 'images' | 'alternative' }
  /** Two events at once: in one room, or with one person. `of`: the room or the person. */
  | { kind: 'clash'; in: 'room' | 'person'; of: Localised; other: FoundRecord; start: Instant }
  /** Two places that cannot both be right, or what visitors will miss; `values`: dates, as they are told. `person`: who is both moderator and speaker. */
  | {
      kind: 'contradiction'
      what: 'year' | 'days' | 'registration' | 'sale' | 'noStart' | 'noHall' | 'twice'
      values: readonly string[]
      person?: Localised
    }
  /** Somebody on stage who is not in the edition's list of speakers. */
  | { kind: 'roster'; person: FoundRecord; event: FoundRecord }
  /** A link within the site that leads nowhere. */
  | { kind: 'link'; href: string; locale: Locale }
  /** What the site could not read and put right or left out. */
  | { kind: 'fault'; field: string; reason: string }

/** `years`: the editions that it concerns; none: the whole site. */
export type Finding = { record: FoundRecord; years: readonly number[] } & Found

export type FindingOf<Kind extends FindingKind> = Extract<Finding, { kind: Kind }>
