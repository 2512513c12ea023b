import { useWords } from '@forum/design/page/page-facts.tsx'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { OtherPages } from './other-pages.tsx'
import type { ContentPageView } from './page-view.ts'
import styles from './route.module.css'

/** Text, then the picture; links in the right third. */
export function TextPage({ page: { cover, text, others } }: { page: ContentPageView }) {
  const { reference } = useWords()
  return (
    <section className="section within7" data-theme="white">
      <div className="wrap">
        <div className="grid">
          <div className={styles.main}>
            {text ? <RichText of={text} variant="article" /> : <p className="said">{reference.noBody}</p>}
            {cover && (
              <div className={styles.cover}>
                <Cover file={cover} ratio="photo" sizes="(max-width: 1199px) 100vw, 60vw" largest={1280} />
              </div>
            )}
          </div>
          <OtherPages pages={others} variant="column" />
        </div>
      </div>
    </section>
  )
}
