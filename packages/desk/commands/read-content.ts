// Whether this release can read the content service: reads everything once as the site does, and writes nothing there.
import { createContentSource, createLiveStore } from '@forum/content/port.ts'
import { silentLog } from '@forum/ground/base/log.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'

/** How long the next reading would wait: there is none. */
const neverAgain = () => () => {}

/**
 * Keeps what was read in `folder`, for a site that starts there; a snapshot that is there already is what losses are told from. Throws an Error with one
 * sentence when the site would not show what it read.
 */
export async function readContent({ content }: SettingsForDesk, [folder]: readonly string[]): Promise<string> {
  if (!folder) throw new Error('Give a folder in which the content is kept.')
  if (content.kind === 'embedded') return 'The demo is the content: there is no content service.'
  const log = silentLog()
  const source = createContentSource({ location: content, demoDirectory: '', log })
  const store = createLiveStore({ source, directory: folder, log, schedule: neverAgain })
  try {
    await store.start()
    await store.refresh()
    const { lastError, heldBack, source: name } = store.status()
    if (lastError) throw new Error(`${name} cannot be read: ${lastError.message}`)
    if (heldBack.length > 0)
      throw new Error(
        `${name} gives less than before: ${heldBack.map((loss) => `${loss.name} ${loss.before} → ${loss.after}`).join(', ')}`,
      )
    return `${name} was read: ${store.forums().length} editions, ${store.people().length} people, ${store.posts().length} news.`
  } finally {
    await store.stop()
  }
}
