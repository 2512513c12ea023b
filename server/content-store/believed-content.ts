// What is believed of a reading: an answer from which everything has gone is a service that has lost its content or our rights to it.
import type { Content } from '#domain/content.ts'
import { withLastGoodLists } from './last-good-lists.ts'

/** An editor takes items away one by one; so many at once are a right or a table that the content service has lost. */
const many = 5

/**
 * `after` with the last good copy of what the source `refused`, and the names of the latter. Throws when `after` cannot be what editors
 * made of `before`: no edition at all, or a list empty in which many stood.
 */
export function believed(
  before: Content,
  after: Content,
  refused: readonly string[],
): { content: Content; lastGood: readonly string[] } {
  const whole = withLastGoodLists(before, after, refused)
  const { forums } = whole.content
  if (forums.length === 0 && before.forums.length > 0)
    throw new Error('the answer holds no forum at all: the content that is there is kept')
  const emptied = emptiedList(before, whole.content)
  if (emptied) throw new Error(`the answer holds no ${emptied} at all, where there were many: the content that is there is kept`)
  return whole
}

/** Name of a list that had many items and has none now. */
function emptiedList(before: Content, after: Content): string | undefined {
  const names = (Object.keys(before) as (keyof Content)[]).filter((name) => name !== 'files')
  return names.find((name) => before[name].length >= many && after[name].length === 0)
}
