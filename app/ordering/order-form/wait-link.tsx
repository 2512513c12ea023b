import { useWords } from '../../page-facts.tsx'

/** Leads to the waiting list of a kind that is sold out. */
export function WaitLink({ to, ticket }: { to: string; ticket: string }) {
  const { waiting } = useWords()
  return (
    <a href={to} aria-label={waiting.linkOf(ticket)}>
      {waiting.link}
    </a>
  )
}
