/** Notifications between processes on one database. `content`, `files`: the content service has something new. `deliveries`: some were added. */
export const topics = ['content', 'files', 'deliveries'] as const

export type Topic = (typeof topics)[number]
