// Owns what a new record of an editor begins with: the current edition, where it has one.

const OF_THE_EDITION = ['program_days', 'short_programs', 'ticket_groups', 'partner_groups', 'broadcasts']
const AT_ITS_START = ['events', 'side_events']
/** In which most sessions are held. */
const USUAL = 'uk'
const OF_THE_YEAR = ['blog_posts', 'videos', 'photos', 'materials']

/** The calendar of the form opens where the edition is, and an end that was left behind is before its start: that is refused. */
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
