import { clockAt } from '@forum/domain/time/kyiv-time.ts'
import { element } from './element.ts'
import type { Words } from './language.ts'
import type { UnsentEntry } from './unsent.ts'

/** What the server did not take, for organisers to read. */
export function refusedList(refused: readonly UnsentEntry[], words: Words): HTMLElement {
  const textOf = ({ number, ticket, kind, at, refused: why }: UnsentEntry) =>
    `${number || ticket.slice(0, 8)}: ${words.kinds[kind]}, ${clockAt(at)} – ${why === null ? '' : words.refusals[why]}`
  return element(
    'section',
    { className: 'refused' },
    element('h2', { textContent: words.notTaken(refused.length) }),
    element('p', { textContent: words.notTakenText }),
    element('ul', {}, ...refused.map((entry) => element('li', { textContent: textOf(entry) }))),
  )
}
