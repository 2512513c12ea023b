// The content model: every collection and field. Tables (service/schema.mjs), rights (access/), demo rows (seed/), and the website's queries, readers
// and sent records (packages/content/client, packages/desk/forms) follow from it.
import type { Collection, Submission } from './collection.ts'
import type { Junction } from './field.ts'
import { forumCollections } from './forum.ts'
import { type Label, names } from './label.ts'
import { peopleCollections } from './people.ts'
import { programmeCollections } from './programme.ts'
import { publicationCollections } from './publication.ts'
import { submissionCollections } from './submission.ts'

/** Menu folders of the admin application; submissions are folded for editors. */
export const menu: readonly { collection: string; label: Label; icon: string }[] = [
  { collection: 'folder_submissions', label: ['Заявки відвідувачів', 'Submissions'], icon: 'inbox' },
  { collection: 'folder_forum', label: ['Форум', 'Forum'], icon: 'flag' },
  { collection: 'folder_programme', label: ['Програма', 'Programme'], icon: 'calendar_month' },
  { collection: 'folder_people', label: ['Люди й контакти', 'People and contacts'], icon: 'person' },
  { collection: 'folder_publications', label: ['Публікації', 'Publications'], icon: 'feed' },
]

const contentCollections = [...forumCollections, ...programmeCollections, ...peopleCollections, ...publicationCollections]

type AnyContent = (typeof contentCollections)[number]
type AnySubmission = (typeof submissionCollections)[number]
type Described<Id> = Extract<AnyContent | AnySubmission, { collection: Id }>['fields'][number]

type LinkOf<F> = F extends { junction: Junction<infer Link> } ? Link : never

/** A collection that the website reads. */
export type ContentName = AnyContent['collection']
/** A collection that the website writes. */
export type SubmissionName = AnySubmission['collection']
/** Field names of a collection; localised texts with each suffix. */
export type FieldOf<Id extends ContentName | SubmissionName> = Described<Id>['field']

/** Link fields of junction tables. */
export type LinkName = LinkOf<AnyContent['fields'][number]>

/** Everything that is published, and what visitors send. */
export const content: readonly Collection<ContentName>[] = contentCollections
export const submissions: readonly Submission<SubmissionName>[] = submissionCollections
export const collections: readonly Collection<ContentName | SubmissionName>[] = [...content, ...submissions]

/** Junction tables, with both sides and their field names. */
export const junctions = content.flatMap((owner) =>
  owner.fields.flatMap(({ field, junction }) =>
    junction ? [{ ...junction, owner: owner.collection, ownerField: `${owner.collection}_id`, alias: field }] : [],
  ),
)

/** Collections whose changes the website must know. */
export const published = [...content.map((each) => each.collection), ...junctions.map((each) => each.collection)]

export const collectionNamed = (name: string) => collections.find((each) => each.collection === name)

export { names }
