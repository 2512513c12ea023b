import type { ReactNode } from 'react'
import { useWords } from '../../locale.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import styles from './frame.module.css'
import type { FrameView } from './frame-view.ts'

/** Header, page, footer: what stands around every page. */
export function Frame({ frame, children }: { frame: FrameView; children: ReactNode }) {
  const words = useWords()
  return (
    <>
      <a className={styles.skip} href="#content">
        {words.site.skip}
      </a>
      <Header frame={frame} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer frame={frame} />
    </>
  )
}
