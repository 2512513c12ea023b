// Owns what every record with a page of its own has: an address, a switch, dates, the edition's year, an order.
import { type Field, moment, serial, slug, sort, whole, yesNo } from './field.ts'

/** `body`: the collection's own fields, between the switch and the dates. */
export const page = <F extends Field>(body: readonly F[]) => [
  serial(),
  slug({ required: true }),
  yesNo('is_active', ['Показувати на сайті', 'Shown on the site'], true),
  ...body,
  moment('published_date', ['Дата публікації', 'Published']),
  whole('forum_year', ['Рік форуму', 'Year of the forum']),
  moment('start_date', ['Початок', 'Start']),
  moment('end_date', ['Кінець', 'End']),
  sort(),
]
/** Records switched off leave the list by default and the public never reads them. */
export const SWITCHED = {
  archive: { archive_field: 'is_active', archive_value: 'false', unarchive_value: 'true', archive_app_filter: true },
  visible: { is_active: { _eq: true } },
}

/**
 * A session is public unless it is a draft or disabled; without any status it counts as published. Directus's own filter of
 * archived rows would also hide those without a status from the editors, so the list has a filter of its own.
 */
export const SESSION = {
  archive: { archive_field: 'status', archive_value: 'disabled', unarchive_value: 'published', archive_app_filter: false },
  shown: { _or: [{ status: { _null: true } }, { status: { _neq: 'disabled' } }] },
  visible: { _or: [{ status: { _null: true } }, { status: { _nin: ['draft', 'disabled'] } }] },
}
