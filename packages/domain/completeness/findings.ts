// All findings about visible content, for the editors' page.
import type { Content } from '../content/content.ts'
import { clashes } from './clashes.ts'
import { contradictions } from './contradictions.ts'
import { deadLinks, type LinkSettings } from './dead-links.ts'
import type { Finding } from './finding.ts'
import { missingPictures } from './missing-pictures.ts'
import { missingSpeakers } from './missing-speakers.ts'
import { missingTranslations } from './missing-translations.ts'
import { nameInAll, writtenRecords } from './written-record.ts'

/** A fault found while reading the content: `id` of the record, `field` empty for the whole record. */
export type ContentFault = { collection: string; id: string; field: string; reason: string }

/** All findings. Only published content is checked: drafts are incomplete. A fault has the record's name if the record is visible, otherwise its id. */
export function findings(content: Content, faults: readonly ContentFault[], settings: LinkSettings): Finding[] {
  const records = writtenRecords(content)
  const known = new Map(records.map((one) => [`${one.record.collection}/${one.record.id}`, one]))
  return [
    ...faults.map(({ collection, id, field, reason }) => {
      const shown = known.get(`${collection}/${id}`)
      const record = shown?.record ?? { collection, id, name: nameInAll(`№ ${id}`) }
      return { kind: 'fault' as const, record, years: shown?.years ?? [], field, reason }
    }),
    ...contradictions(content),
    ...clashes(content),
    ...deadLinks(content, records, settings),
    ...missingSpeakers(content),
    ...records.flatMap(missingTranslations),
    ...missingPictures(content, records),
  ]
}

/** Findings of one edition; null: all. */
export function ofEdition(all: readonly Finding[], year: number | null): readonly Finding[] {
  return year === null ? all : all.filter(({ years }) => years.includes(year))
}
