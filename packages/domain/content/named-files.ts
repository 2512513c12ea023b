// The files that the content uses, by name.
import type { NamedFile } from '../file/named-file.ts'
import type { FileId } from '../picture/picture.ts'
import { shortName } from '../picture/short-name.ts'
import { type Content, contentLists, type ListName } from './content.ts'

const uuidLength = 36

/** UUID of the file. */
export function uuidOf(file: FileId): string {
  return file.slice(0, uuidLength)
}

/** Indexes files by UUID and short name. If two files have the same short name, neither gets it. */
export function putByName(files: Map<string, NamedFile>, named: Iterable<NamedFile>): void {
  for (const one of named) files.set(uuidOf(one.file), one)
  const uuids = new Set([...files.values()].map(({ file }) => uuidOf(file)))
  for (const [short, [uuid = '', ...others]] of Map.groupBy(uuids, shortName)) {
    const one = files.get(uuid)
    if (one && others.length === 0) files.set(short, one)
    else files.delete(short)
  }
}

/** Every file of the content, once per place. Texts do not contain the file's state; it is taken from another place if possible. */
export function namedFiles(content: Content): NamedFile[] {
  const names = Object.keys(contentLists) as ListName[]
  const all = names.flatMap((name) => filesOfList(content, name))
  const withState = new Map(all.filter(({ file }) => file.length > uuidLength).map(({ file }) => [uuidOf(file), file]))
  return all.map((named) => ({ ...named, file: withState.get(uuidOf(named.file)) ?? named.file }))
}

function filesOfList<Name extends ListName>(content: Content, name: Name): readonly NamedFile[] {
  const filesOf: (record: never) => readonly NamedFile[] = contentLists[name]
  return content[name].flatMap((record) => filesOf(record as never))
}
