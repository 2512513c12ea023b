import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFrameData } from '../../frame-data.ts'
import { useConsent } from '../cookie-banner/use-consent.ts'
import { measuredPath } from './measured-path.ts'

/** Comes only where a service is configured; where it cannot be had nobody counts. */
const analytics = () => import('./analytics.ts')

/** Milliseconds between a change of the page and its page view. */
const delay = 250

/** Counts the pages that are seen, where an analytics service is configured and the visitor has agreed. Draws nothing. */
export function PageViews() {
  const { analyticsId } = useFrameData()
  const consent = useConsent()
  const { pathname, search } = useLocation()
  const path = measuredPath(pathname, search)
  useEffect(() => {
    if (!analyticsId || consent === undefined) return
    let isGone = false
    const isCounted = consent === 'accepted'
    const tell = ({ sendPageView, stopAnalytics }: Awaited<ReturnType<typeof analytics>>) => {
      if (isGone) return
      if (isCounted) sendPageView(analyticsId, path)
      else stopAnalytics(analyticsId)
    }
    const timer = setTimeout(() => void analytics().then(tell, () => {}), isCounted ? delay : 0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [analyticsId, consent, path])
  return null
}
