/**
 * Notifications between processes on one database. `content`, `files`: the content service has something new. `deliveries`: some were added. `accepted`:
 * an organiser accepts the content as it is now. `day`: something was pressed about the running day.
 */
export const topics = ['content', 'files', 'deliveries', 'accepted', 'day'] as const

export type Topic = (typeof topics)[number]

/** Assumed after a broken connection, which may have lost some. A lost `accepted` stays lost: it would accept content that nobody has seen. */
export const topicsAfterBreak = topics.filter((topic) => topic !== 'accepted')
