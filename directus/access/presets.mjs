// Defaults of new records: the current edition, for collections with one.

const OF_THE_EDITION = ['program_days', 'short_programs', 'ticket_groups', 'partner_groups', 'broadcasts']
const AT_ITS_START = ['events', 'side_events']
/** Language of most sessions. */
const USUAL = 'uk'
const OF_THE_YEAR = ['blog_posts', 'videos', 'photos', 'materials']

/** A calendar opens at the edition's start. There is no default end: it could be before the start, which is rejected. */
function firstHour(start) {
  const end = new Date(Date.parse(`${start}Z`) + 3_600_000).toISOString()
  return { start_date: `${start}:00`, end_date: end.slice(0, 19) }
}

/**
 * @param {{ id: number, year: number, start_date?: string | null } | undefined} forum the current edition, its start as Kyiv wall time
 * @returns {Record<string, object | null>} by collection; null: nothing
 */
export function presetsOf(forum) {
  const each = (collections, presets) => collections.map((collection) => [collection, forum ? presets : null])
  const times = forum?.start_date ? firstHour(forum.start_date.slice(0, 16)) : {}
  return Object.fromEntries([
    ...each(OF_THE_EDITION, { forum: forum?.id }),
    ...each(AT_ITS_START, { forum: forum?.id, ...times, language: USUAL }),
    ...each(OF_THE_YEAR, { forum_year: forum?.year }),
  ])
}
