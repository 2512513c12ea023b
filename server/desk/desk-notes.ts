// What DATA_DIR knows of its desk beside the database: which desk belongs here, and which order numbers may have been given out. A line is added
// for each and none is changed, so that neither a second process nor a power cut spoils it.
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const notesName = 'desk-notes'

export type DeskNotes = {
  /** Identity of the desk that was open here last; null: none was. */
  identity: string | null
  /** The operator said that what is here is right, whatever was here before. */
  startsAnew: boolean
  /** The restoring of a shared database that was noticed last; null: none was. */
  restored: string | null
  /** The highest order number of an edition that may have been given out. */
  numbers: ReadonlyMap<number, number>
  /** The first number of an edition since a database took the place of one that knew more. */
  first: ReadonlyMap<number, number>
}

export type Note = ['desk' | 'restored', name: string] | ['anew'] | ['numbers' | 'first', year: number, number: number]

export function readNotes(dataDirectory: string): DeskNotes {
  let identity: string | null = null
  let startsAnew = false
  let restored: string | null = null
  const highest = { numbers: new Map<number, number>(), first: new Map<number, number>() }
  for (const line of textAt(join(dataDirectory, notesName)).split('\n')) {
    const [kind, first = '', second = ''] = line.split(' ')
    if (kind === 'anew') startsAnew = true
    if (kind === 'desk' && first !== '') [identity, startsAnew] = [first, false]
    if (kind === 'restored') restored = first
    if (kind !== 'numbers' && kind !== 'first') continue
    const [year, number] = [Number(first), Number(second) || 0]
    highest[kind].set(year, Math.max(number, highest[kind].get(year) ?? 0))
  }
  return { identity, startsAnew, restored, ...highest }
}

/** On the disk when it returns. Throws what the system says; then nothing is added: of a disk that is full a part of a line may have had room. */
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
