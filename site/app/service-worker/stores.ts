// Names of caches. Increase a number when the format changes; other caches are deleted.
import type { Build } from './build.ts'

/** Visited pages. */
export const seenStore = 'pages-1'
/** The current edition's programme. */
export const programmeStore = 'programme-1'
/** Scripts, styles and fonts with hashed names: old files stay for old pages. */
export const fileStore = 'files-1'
export const pictureStore = 'pictures-1'
/** The offline page in each language, with its files. */
export const shellStore = ({ name }: Build) => `shell-${name}`

/** Deletes caches of other builds and formats. */
export async function deleteOldStores(build: Build): Promise<void> {
  const present = [seenStore, programmeStore, fileStore, pictureStore, shellStore(build)]
  const old = (await caches.keys()).filter((name) => !present.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
