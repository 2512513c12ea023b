// Types of incomplete content: each finding names a record and the problem.
import type { Locale } from '../localisation/locale.ts'
import type { Localised } from '../localisation/localised.ts'
import type { Instant, RecordId } from '../record/record.ts'

/** A record for a link into the content service. */
export type FoundRecord = { collection: string; id: RecordId; name: Localised }

/** In the order of the editors' page. */
export const findingKinds = ['fault', 'contradiction', 'clash', 'link', 'roster', 'translation', 'picture'] as const
export type FindingKind = (typeof findingKinds)[number]

type FindingDetail =
  /** Written in another language but empty in this one; `fields`: names in the content service without language. */
  | { kind: 'translation'; locale: Locale; fields: readonly string[] }
  /** No photo, cover or images, or an image without alternative text. */
  | { kind: 'picture'; lacks: 'photo' | 'cover' | 'images' | 'alternative' }
  /** Two events at once in one room, or with one person. `of`: the room or person. */
  | { kind: 'clash'; in: 'room' | 'person'; of: Localised; other: FoundRecord; start: Instant }
  /** A contradiction between two fields, or a gap; `values`: dates as text. `person`: both moderator and speaker. */
  | {
      kind: 'contradiction'
      what: 'year' | 'days' | 'registration' | 'sale' | 'noStart' | 'noHall' | 'twice'
      values: readonly string[]
      person?: Localised
    }
  /** A person on stage who is not in the edition's list of speakers. */
  | { kind: 'roster'; person: FoundRecord; event: FoundRecord }
  /** A broken link within the site. */
  | { kind: 'link'; href: string; locale: Locale }
  /** A value that the site could not read and corrected or left out. */
  | { kind: 'fault'; field: string; reason: string }

/** `years`: the affected editions; empty: the whole site. */
export type Finding = { record: FoundRecord; years: readonly number[] } & FindingDetail

export type FindingOf<Kind extends FindingKind> = Extract<Finding, { kind: Kind }>
