// Scripts of the page frame, without React; loaded with load.ts.
import { startConsentBanner } from './consent-banner.ts'
import { startHeader } from './header.ts'
import { startLoadingBar } from './loading-bar.ts'
import { startMenus } from './menus.ts'
import { startOfflineNotice } from './offline-notice.ts'
import { startOpeners } from './openers.ts'
import { startPageViews } from './page-views.ts'
import { startSupport } from './support.ts'
import { startWorker } from './worker.ts'

export function startFrame(): void {
  const parts = [
    startHeader,
    startMenus,
    startConsentBanner,
    startSupport,
    startOpeners,
    startOfflineNotice,
    startLoadingBar,
    startPageViews,
    startWorker,
  ]
  for (const start of parts) {
    try {
      start()
    } catch (error) {
      // An extension may have changed the page: only this part fails.
      console.error(error)
    }
  }
}
