import { filled } from '@forum/domain/localisation/filled.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'

type WaitLinkProps = { to: string; ticket: string; words: Catalogue['order'] }

/** Link to the waiting list of a sold-out ticket. */
export function WaitLink({ to, ticket, words }: WaitLinkProps) {
  return (
    <a className="target underlined small strong" href={to} aria-label={filled(words.waitOf, { ticket })}>
      {words.wait}
    </a>
  )
}
