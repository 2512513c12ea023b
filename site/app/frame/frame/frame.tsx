import { useWords } from '@forum/design/page/page-facts.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { usePageHandle } from '@forum/site/app/context/page-handle.ts'
import type { ReactNode } from 'react'
import { ClosedDesk } from '../closed-desk/closed-desk.tsx'
import { CookieBanner } from '../cookie-banner/cookie-banner.tsx'
import { DayBand } from '../day-band/day-band.tsx'
import { DevelopmentRibbon } from '../development-ribbon/development-ribbon.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { QuietHeader } from '../header/quiet-header.tsx'
import { LoadingBar } from '../loading-bar/loading-bar.tsx'
import { OfflineNotice } from '../offline-notice/offline-notice.tsx'
import { PreviewRibbon } from '../preview-ribbon/preview-ribbon.tsx'
import { SearchDialog } from '../search-dialog/search-dialog.tsx'
import { ShareDialog } from '../share-dialog/share-dialog.tsx'
import { StarNotice } from '../star-notice/star-notice.tsx'
import { SupportDialog } from '../support-dialog/support-dialog.tsx'
import styles from './frame.module.css'

/** Frame of every page: header, footer, floating elements (product.md, 4.11). */
export function Frame({ frame, children }: { frame: FrameView; children: ReactNode }) {
  const words = useWords()
  return (
    <>
      <a className={`tag screenOnly ${styles.skip}`} href="#content">
        {words.site.skip}
      </a>
      <DayBand frame={frame} />
      <CookieBanner frame={frame} />
      <LoadingBar />
      <DevelopmentRibbon frame={frame} />
      <PreviewRibbon frame={frame} />
      <Header frame={frame} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <ClosedDesk frame={frame} />
      <SupportDialog frame={frame} />
      <SearchDialog />
      <ShareDialog />
      {frame.hasProgramme && <StarNotice />}
      <OfflineNotice />
    </>
  )
}

/** Frame of personal pages: no navigation, no analytics (product.md, 4.11). */
export function QuietFrame({ frame, children }: { frame: FrameView; children: ReactNode }) {
  const words = useWords()
  const { isOfTicket = false } = usePageHandle()
  return (
    <>
      <a className={`tag screenOnly ${styles.skip}`} href="#content">
        {words.site.skip}
      </a>
      <DayBand frame={frame} isOfTicket={isOfTicket} />
      <LoadingBar />
      <DevelopmentRibbon frame={frame} />
      <QuietHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ClosedDesk frame={frame} />
      <OfflineNotice />
    </>
  )
}
