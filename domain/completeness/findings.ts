// Everything that is incomplete in the content that visitors see, for the editors' page of it.
import type { Content } from '../content.ts'
import { clashes } from './clashes.ts'
import { contradictions } from './contradictions.ts'
import { deadLinks, type LinkSettings } from './dead-links.ts'
import type { Finding } from './finding.ts'
import { missingPictures } from './missing-pictures.ts'
import { missingSpeakers } from './missing-speakers.ts'
import { missingTranslations } from './missing-translations.ts'
import { nameInAll, writtenRecords } from './written-record.ts'

/** A fault of a record that the site saw when it read the content: `id` of the record, `field` empty for all of it. */
export type ContentFault = { collection: string; id: string; field: string; reason: string }

/**
 * All findings. Only what is published is looked at: drafts are incomplete by nature. A fault is named by its record where that is shown after
 * all, else by its number.
 */
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

/** Those of the findings that concern the edition of `year`; null: all. */
export function ofEdition(all: readonly Finding[], year: number | null): readonly Finding[] {
  return year === null ? all : all.filter(({ years }) => years.includes(year))
}
