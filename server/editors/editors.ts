// What the site shows to editors alone, by the passes of the content service: what is incomplete, and drafts as pages.
import { type NamedFile, namedFiles, putByName } from '#domain/picture/named-files.ts'
import type { Secret } from '../config/secrets.ts'
import type { Fault } from '../content-service/fault.ts'
import type { DraftName, Preview } from '../content-service/preview.ts'
import { type PassFor, passIn } from './pass.ts'

export type Editors = {
  /** What the page of what is incomplete needs besides the content; null: the pass is not good. */
  overview(pass: string): { adminUrl: string; faults: readonly Fault[] } | null
  /** What the pass lets its bearer preview; null: nothing. */
  previewPass(pass: string): PassFor<'preview'> | null
  /** The draft; null: there is none, or nothing is previewed here. Throws when the content service cannot be asked. */
  preview(draft: DraftName): Promise<Preview | null>
  /** A file that the last previews name, be it published or not: their pages show it. */
  namedFile(name: string): NamedFile | undefined
}

export type EditorsOptions = {
  /** null: no pass is good. */
  key: Secret | null
  faults: () => readonly Fault[]
  /** null: nothing is previewed. */
  preview: ((draft: DraftName) => Promise<Preview | null>) | null
  /** The real time, in ms: passes are made by another clock than the one that the site may be told. */
  now?: () => number
}

/** So many files of previews are remembered: those of some pages. */
const maxNames = 4000

export function createEditors({ key, faults, preview, now = Date.now }: EditorsOptions): Editors {
  const files = new Map<string, NamedFile>()
  return {
    overview(text) {
      const pass = key && passIn(text, 'incomplete', key, now())
      return pass ? { adminUrl: pass.admin, faults: faults() } : null
    },
    previewPass: (text) => (key && preview ? passIn(text, 'preview', key, now()) : null),
    async preview(draft) {
      const found = preview ? await preview(draft) : null
      if (found) putByName(files, namedFiles(found.content))
      for (const name of [...files.keys()].slice(0, Math.max(0, files.size - maxNames))) files.delete(name)
      return found
    },
    namedFile: (name) => files.get(name),
  }
}
