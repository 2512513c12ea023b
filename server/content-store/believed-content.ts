// What is believed of a reading. An editor takes away a little at a time; what is withheld, or goes in masses, is a right, a table or a limit of
// the content service, and the last good copy stays in its place.
import type { Content } from '#domain/content.ts'
import { type Loss, lossesOf } from './losses.ts'
import { type Extent, keepAt, placesOf } from './places.ts'

/** Content with the columns (`speakers.is_active`) that the source gave for it. */
export type Good = { content: Content; fields: readonly string[] }

/** A reading: `refused` are the collections and relations that came as empty because they are withheld. */
export type Answer = Good & { refused: readonly string[] }

export type Believed = Good & {
  /** What the source withholds, and what is therefore as it was: `materials`, `photos.images`, `speakers.is_active`. */
  lastGood: readonly string[]
  /** Of what too much went at once, and what is therefore as it was. */
  heldBack: readonly Loss[]
}

/** `answer` with the last good copy of what is withheld or has gone in masses. Throws when it holds no edition at all, where there were some. */
export function believed(before: Good, answer: Answer): Believed {
  refuseNoForum(before, answer.content)
  const whole = withWithheld(before, answer)
  const losses = lossesOf(before.content, whole.content)
  let { content } = whole
  for (const { places, owner } of losses)
    for (const place of places) content = keepAt(before.content, content, place, 'all', owner)
  const heldBack = losses.map(({ name, before, after }) => ({ name, before, after }))
  return { ...whole, content: heldBack.length > 0 ? withFiles(before, content) : content, heldBack }
}

/** `answer` as it is, because somebody answers for it. Throws when it holds no edition at all: no site is left then. */
export function accepted(before: Good, answer: Answer): Believed {
  refuseNoForum(before, answer.content)
  return { content: answer.content, fields: answer.fields, lastGood: [], heldBack: [] }
}

/** `answer` with masses gone, because it stays so; what is withheld is still as it was. Throws as `accepted`. */
export function confirmed(before: Good, answer: Answer): Believed {
  refuseNoForum(before, answer.content)
  const whole = withWithheld(before, answer)
  return { ...whole, heldBack: [] }
}

function refuseNoForum(before: Good, content: Content): void {
  if (content.forums.length === 0 && before.content.forums.length > 0)
    throw new Error('the answer holds no forum at all: the content that is there is kept')
}

function withWithheld(before: Good, { content: answer, fields, refused }: Answer): Omit<Believed, 'heldBack'> {
  let content = answer
  const keep = (name: string, extent: Extent) => {
    const present = content
    for (const place of placesOf(name)) content = keepAt(before.content, content, place, extent)
    return content !== present
  }
  // Where a collection was given before nothing of it is true now, not even what was made in its place (days from the dates of events).
  const kept = refused.filter((name) => keep(name, before.fields.includes(`${name}.id`) ? 'all' : 'empty'))
  const lost = lostFields(before.fields, fields)
  for (const collection of new Set(lost.map(collectionOf))) keep(collection, 'all')
  const lastGood = [...kept, ...lost]
  if (lastGood.length > 0) content = withFiles(before, content)
  return { content, fields: [...new Set([...fields, ...fieldsStillGood(before.fields, fields, lost)])].sort(), lastGood }
}

/** `content` with the state of the files that only what is kept names. */
function withFiles(before: Good, content: Content): Content {
  const uuid = (file: string) => file.slice(0, file.indexOf('.'))
  const known = new Set(content.files.map(uuid))
  const missing = before.content.files.filter((file) => !known.has(uuid(file)))
  return missing.length > 0 ? { ...content, files: [...content.files, ...missing].sort() } : content
}

const collectionOf = (field: string) => field.slice(0, field.indexOf('.'))

/** The columns that the source gave before and does not give now, of the collections of which it gives rows. */
function lostFields(before: readonly string[], now: readonly string[]): string[] {
  const given = new Set(now)
  const collections = new Set(now.map(collectionOf))
  return before.filter((field) => !given.has(field) && collections.has(collectionOf(field)))
}

/** What is remembered as given: of collections without rows what it was, and what is lost, until it is given again. */
function fieldsStillGood(before: readonly string[], now: readonly string[], lost: readonly string[]): string[] {
  const collections = new Set(now.map(collectionOf))
  return [...lost, ...before.filter((field) => !collections.has(collectionOf(field)))]
}
