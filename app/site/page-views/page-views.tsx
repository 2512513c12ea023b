import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFrameData } from '../../frame-data.ts'
import { useConsent } from '../cookie-banner/use-consent.ts'
import { sendPageView, stopAnalytics } from './analytics.ts'
import { measuredPath } from './measured-path.ts'

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
    if (consent !== 'accepted') {
      stopAnalytics(analyticsId)
      return
    }
    const timer = setTimeout(() => sendPageView(analyticsId, path), delay)
    return () => clearTimeout(timer)
  }, [analyticsId, consent, path])
  return null
}
