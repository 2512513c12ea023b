// Notes about the desk in DATA_DIR, outside the database: the desk's identity, and used order numbers. The count of commits has a file of its own
// (packages/desk/storage/commit-count.ts). Lines are only appended, so that neither a second process nor a power cut destroys older ones.
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { type Noted, notedOf } from '@forum/desk/storage/commit-count.ts'

const notesName = 'desk-notes'

export type DeskNotes = {
  /** Identity of the last desk that was open here; null: none. */
  identity: string | null
  /** Of each desk that was ever open here. */
  known: ReadonlySet<string>
  /** The operator confirmed that the current data are right. */
  startsAnew: boolean
  /** All known restores: a database that names another one may hold less than was noted. */
  restored: ReadonlySet<string>
  /** The commits that were noted of the last desk. */
  noted: Noted
  /** The highest order number per edition that may have been used. */
  numbers: ReadonlyMap<number, number>
  /** The first allowed number per edition since an older database was restored. */
  first: ReadonlyMap<number, number>
}

export type Note = ['desk' | 'restored', name: string] | ['anew'] | ['numbers' | 'first', year: number, number: number]

export function readNotes(dataDirectory: string): DeskNotes {
  let identity: string | null = null
  let startsAnew = false
  const [known, restored] = [new Set<string>(), new Set<string>()]
  const highest = { numbers: new Map<number, number>(), first: new Map<number, number>() }
  for (const line of textAt(join(dataDirectory, notesName)).split('\n')) {
    const [kind, first = '', second = ''] = line.split(' ')
    if (kind === 'anew') startsAnew = true
    if (kind === 'desk' && first !== '') {
      ;[identity, startsAnew] = [first, false]
      known.add(first)
    }
    if (kind === 'restored') restored.add(first)
    if (kind !== 'numbers' && kind !== 'first') continue
    const [year, number] = [Number(first), Number(second) || 0]
    highest[kind].set(year, Math.max(number, highest[kind].get(year) ?? 0))
  }
  return { identity, known, startsAnew, restored, noted: notedOf(dataDirectory, identity), ...highest }
}

/** The note is on disk when it returns. Throws the system's error; then nothing is added: a full disk may have stored half a line. */
export function addNote(dataDirectory: string, note: Note): void {
  const path = join(dataDirectory, notesName)
  const length = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  try {
    appendFileSync(path, `${note.join(' ')}\n`, { mode: 0o600, flush: true })
  } catch (error) {
    if (existsSync(path)) truncateSync(path, length)
    throw error
  }
}

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
