import '@forum/design/styles/parts/wide-text.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { isHeaded, sectionsOf } from '@forum/domain/rich-text/sections.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { HeadedText } from '@forum/site/app/blocks/headed-text/headed-text.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { OtherPages } from './other-pages.tsx'
import type { ContentPageView } from './page-view.ts'

/** Large introduction, full-width picture, then sections with the heading beside the text. */
export function WidePage({ page: { cover, text, others } }: { page: ContentPageView }) {
  const { reference } = useWords()
  const sections = sectionsOf(text)
  const [first] = sections
  return (
    <section className="section within7" data-theme="white">
      <div className="wrap">
        {!text && <p className="said">{reference.noBody}</p>}
        {first?.heading === null && (
          <div className="lead">
            <RichText of={first.text} />
          </div>
        )}
        {cover && (
          <div className="panorama">
            <Cover file={cover} ratio="wide" sizes="100vw" largest={1920} isFirst />
          </div>
        )}
        <div className="parts">
          {sections.filter(isHeaded).map((section) => (
            <HeadedText key={wordsOf(section.heading)} {...section} variant="ruled" />
          ))}
        </div>
        <OtherPages pages={others} variant="row" />
      </div>
    </section>
  )
}
