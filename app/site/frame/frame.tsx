import type { ReactNode } from 'react'
import { useWords } from '../../page-facts.tsx'
import { ClosedDesk } from '../closed-desk/closed-desk.tsx'
import { CookieBanner } from '../cookie-banner/cookie-banner.tsx'
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
import type { FrameView } from './frame-view.ts'

/** Header, page, footer and what floats above them: what stands around every page (product.md, 4.11). */
export function Frame({ frame, children }: { frame: FrameView; children: ReactNode }) {
  const words = useWords()
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.site.skip}
      </a>
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

/** What stands around a page that concerns one visitor alone: nothing that leads away, nothing that counts (product.md, 4.11). */
export function QuietFrame({ frame, children }: { frame: FrameView; children: ReactNode }) {
  const words = useWords()
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.site.skip}
      </a>
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
