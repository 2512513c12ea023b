// Functions for editors with a pass of the content service: incomplete content, and previews.

import type { DraftName, Fault, Preview } from '@forum/content/port.ts'
import { type PassFor, passIn } from '@forum/content/port.ts'
import type { BrokenFile } from '@forum/domain/completeness/broken-files.ts'
import { namedFiles, putByName } from '@forum/domain/content/named-files.ts'
import type { NamedFile } from '@forum/domain/file/named-file.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'

export type Editors = ReturnType<typeof createEditors>

export type EditorsOptions = {
  /** null: every pass is invalid. */
  key: Secret | null
  source: {
    faults: () => readonly Fault[]
    /** null: no previews. */
    preview: ((draft: DraftName) => Promise<Preview | null>) | null
  }
  /** Files that cannot be shown. */
  broken: () => readonly BrokenFile[]
  /** Whether the last reading of the content was rejected. */
  isHeldBack: () => boolean
  /** Real time, ms: passes do not use SITE_NOW. */
  now?: () => number
}

/** Maximum number of files in memory. */
const maxNames = 4000

export function createEditors({ key, source: { faults, preview }, broken, isHeldBack, now = Date.now }: EditorsOptions) {
  const files = new Map<string, NamedFile>()
  return {
    /** Data of the page of incomplete content; null: invalid pass. */
    overview(text: string) {
      const pass = key && passIn(text, 'incomplete', key, now())
      return pass ? { adminUrl: pass.admin, faults: faults(), broken: broken(), isHeldBack: isHeldBack() } : null
    },
    /** What the pass allows to preview; null: nothing. */
    previewPass: (text: string): PassFor<'preview'> | null => (key && preview ? passIn(text, 'preview', key, now()) : null),
    /** The draft; null: none, or no previews. Throws when the content service cannot be reached. */
    async preview(draft: DraftName): Promise<Preview | null> {
      const found = preview ? await preview(draft) : null
      if (found) putByName(files, namedFiles(found.content))
      for (const name of [...files.keys()].slice(0, Math.max(0, files.size - maxNames))) files.delete(name)
      return found
    },
    /** A file of the last previews, published or not. */
    namedFile: (name: string) => files.get(name),
  }
}
