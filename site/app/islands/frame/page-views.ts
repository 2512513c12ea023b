// Counts page views, if analytics is configured and the visitor has agreed.
import { find } from '@forum/design/attributes/find.ts'
import { onConsent, presentConsent } from './consent-state.ts'

/** Milliseconds from the document to its page view (product.md, 4.10). */
const delay = 250

export function startPageViews(): void {
  const id = find('[data-analytics]')?.dataset.analytics
  if (!id) return
  let counted = presentConsent()
  const count = () => {
    const isAgreed = presentConsent() === 'accepted'
    setTimeout(
      () => {
        if (isAgreed !== (presentConsent() === 'accepted')) return
        // If the script cannot be loaded, nothing is counted.
        import('../analytics/analytics.ts').then(
          ({ sendPageView, stopAnalytics }) => (isAgreed ? sendPageView(id) : stopAnalytics(id)),
          () => {},
        )
      },
      isAgreed ? delay : 0,
    )
  }
  count()
  onConsent(() => {
    if (counted === presentConsent()) return
    counted = presentConsent()
    count()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count()
  })
}
