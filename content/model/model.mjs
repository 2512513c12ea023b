// Owns the content model: every collection, in the order in which its rows can be created.
// The readers of the model are schema.mjs (tables), access/ (who may), seed/ (demo rows).

import { names } from './field.mjs'
import { forumCollections } from './forum.mjs'
import { peopleCollections } from './people.mjs'
import { programmeCollections } from './programme.mjs'
import { publicationCollections } from './publication.mjs'
import { submissionCollections } from './submission.mjs'

/** Folders of the admin application's menu. */
export const menu = [
  { collection: 'folder_forum', label: ['Форум', 'Forum'], icon: 'flag' },
  { collection: 'folder_programme', label: ['Програма', 'Programme'], icon: 'calendar_month' },
  { collection: 'folder_people', label: ['Люди й контакти', 'People and contacts'], icon: 'person' },
  { collection: 'folder_publications', label: ['Публікації', 'Publications'], icon: 'feed' },
  { collection: 'folder_submissions', label: ['Заявки відвідувачів', 'Submissions'], icon: 'inbox' },
]

export const collections = [
  ...forumCollections,
  ...programmeCollections,
  ...peopleCollections,
  ...publicationCollections,
  ...submissionCollections,
]
export const content = collections.filter((each) => !each.submission)
export const submissions = collections.filter((each) => each.submission)

/** The tables between two collections: who stands on which side, and under which name the row's owner sees them. */
export const junctions = content.flatMap((owner) =>
  owner.fields
    .filter((field) => field.junction)
    .map((field) => ({
      collection: field.junction.collection,
      owner: owner.collection,
      ownerField: `${owner.collection}_id`,
      alias: field.field,
      target: field.junction.target,
      link: field.junction.link,
    })),
)

/** Content and what joins it: everything whose change the website must hear of. */
export const published = [...content.map((each) => each.collection), ...junctions.map((each) => each.collection)]

/** @param {string} name */
export const collectionNamed = (name) => collections.find((each) => each.collection === name)

export { names }
