// Whoever sent a form again reads that it had been taken, and how to order the same once more.
import { useWords } from '../../page-facts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import styles from './order-head.module.css'

export function SameOrder({ onceMore }: { onceMore: string }) {
  const { orderPage } = useWords()
  return (
    <div className={`screenOnly ${styles.text}`} role="status">
      <p>{orderPage.same}</p>
      <MoreLink to={onceMore}>{orderPage.onceMore}</MoreLink>
    </div>
  )
}
