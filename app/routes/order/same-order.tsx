// Whoever sent a form again reads that it had been taken, and how to order the same once more.
import { useWords } from '../../page-facts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'

export function SameOrder({ onceMore }: { onceMore: string }) {
  const { orderPage } = useWords()
  return (
    <div className="said screenOnly above4" role="status">
      <p>{orderPage.same}</p>
      <MoreLink to={onceMore}>{orderPage.onceMore}</MoreLink>
    </div>
  )
}
