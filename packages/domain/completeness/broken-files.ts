// Files that the site cannot show, for the editors' page.
import type { Content } from '../content/content.ts'
import { uuidOf } from '../content/named-files.ts'
import type { FileId } from '../picture/picture.ts'
import type { ContentFault } from './findings.ts'

/** A file that is left out; `record`: as `NamedFile.owner`; `reason`: as the site's log says it. */
export type BrokenFile = { record: string; file: FileId; reason: string }

type Addressed = { id: string; slug: string }

/** A fault of each broken file, at the record that shows it. */
export function brokenFiles(content: Content, broken: readonly BrokenFile[]): ContentFault[] {
  const ids = idsOfOwners(content)
  return broken.map(({ record, file, reason }) => {
    const [collection = '', rest = ''] = record.split('/')
    return { collection, id: ids.get(record) ?? rest, field: '', reason: `picture left out: ${uuidOf(file)} ${told(reason)}` }
  })
}

/** What an editor can do about it: words for each stand with the words of the page (packages/messages/uk/editors.ts). */
function told(reason: string): string {
  if (/no such file/.test(reason)) return 'is not there, or not for everybody'
  if (/unsupported (?:image format|feature|codec)|compression format/i.test(reason)) return 'is in a format that is not drawn'
  return /pixel limit|megapixels|more than \d+ ms|ends the process/.test(reason) ? 'is too large' : 'is damaged'
}

/** Owners of files by address → id. An edition stands at its year. */
function idsOfOwners({
  forums,
  sideEvents,
  people,
  team,
  posts,
  pages,
  videos,
  albums,
  materials,
}: Content): Map<string, string> {
  const lists: readonly (readonly [string, readonly Addressed[]])[] = [
    ['forums', forums.map(({ id, year }) => ({ id, slug: String(year) }))],
    ['partners', forums.flatMap(({ partnerGroups }) => partnerGroups.flatMap(({ partners }) => partners))],
    ['events', forums.flatMap(({ events }) => events)],
    ['broadcasts', forums.flatMap(({ broadcasts }) => broadcasts)],
    ['side_events', sideEvents],
    ['speakers', people],
    ['team_members', team],
    ['blog_posts', posts],
    ['pages', pages],
    ['videos', videos],
    ['photos', albums],
    ['materials', materials],
  ]
  return new Map(lists.flatMap(([name, list]) => list.map(({ id, slug }) => [`${name}/${slug}`, id])))
}
