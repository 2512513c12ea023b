// Notice after a repeated form: the order exists, and how to place a second one.
import { useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'

export function SameOrder({ onceMore }: { onceMore: string }) {
  const { orderPage } = useWords()
  return (
    <div className="said screenOnly above4" role="status">
      <p>{orderPage.same}</p>
      <MoreLink to={onceMore}>{orderPage.onceMore}</MoreLink>
    </div>
  )
}
