// What is kept, by name. A number changes when what lies there is kept in another way; stores of other names are deleted.
import type { Build } from './build.ts'

/** Pages that the visitor has seen. */
export const seenStore = 'pages-1'
/** The current edition's programme. */
export const programmeStore = 'programme-1'
/** Scripts, styles and fonts: their names carry their hashes, so those of earlier builds stay right for the pages kept from then. */
export const fileStore = 'files-1'
export const pictureStore = 'pictures-1'
/** The page that says that there is no network, in each language, with its files. */
export const shellStore = ({ name }: Build) => `shell-${name}`

/** Deletes the stores of other builds and of other ways of keeping. */
export async function deleteOldStores(build: Build): Promise<void> {
  const present = [seenStore, programmeStore, fileStore, pictureStore, shellStore(build)]
  const old = (await caches.keys()).filter((name) => !present.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}
