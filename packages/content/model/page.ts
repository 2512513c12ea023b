// Common fields of records with a page: slug, switch, dates, edition, order.

import { slug } from './address.ts'
import { type Field, serial, sort, year, yesNo } from './field.ts'
import { moment } from './time.ts'

type CommonField = 'published_date' | 'forum_year' | 'start_date' | 'end_date'

/** `body`: own fields between switch and dates. `used`: common fields in the form; others are hidden but stay for services with existing values. */
export const page = <F extends Field>(body: readonly F[], used: readonly CommonField[] = []) => {
  const shown = (field: CommonField) => ({ hidden: !used.includes(field) })
  return [
    serial(),
    yesNo('is_active', ['Показувати на сайті', 'Shown on the site'], true),
    ...body,
    slug(),
    moment('start_date', ['Початок', 'Start'], shown('start_date')),
    moment('end_date', ['Кінець', 'End'], shown('end_date')),
    moment('published_date', ['Дата публікації', 'Published'], {
      ...shown('published_date'),
      note: [
        'Порожньо: одразу. Дата в майбутньому: до неї матеріалу на сайті немає.',
        'Empty: at once. A date to come: until then it is not on the site.',
      ],
    }),
    year('forum_year', ['Рік форуму', 'Year of the forum'], shown('forum_year')),
    sort(),
  ]
}
/** Inactive records are hidden in lists and never public. */
export const SWITCHED = {
  archive: { archive_field: 'is_active', archive_value: 'false', unarchive_value: 'true', archive_app_filter: true },
  visible: { is_active: { _eq: true } },
}

/**
 * A session is public unless draft or disabled; no status counts as published. Directus's archive filter would also hide records without a status, so
 * the list has its own filter.
 */
export const SESSION = {
  archive: { archive_field: 'status', archive_value: 'disabled', unarchive_value: 'published', archive_app_filter: false },
  shown: { _or: [{ status: { _null: true } }, { status: { _neq: 'disabled' } }] },
  visible: { _or: [{ status: { _null: true } }, { status: { _nin: ['draft', 'disabled'] } }] },
}
