import '../../styles/parts/wide-text.css'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { isHeaded, sectionsOf } from '#domain/rich-text/sections.ts'
import { Cover } from '../../blocks/cover/cover.tsx'
import { HeadedText } from '../../blocks/headed-text/headed-text.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { useWords } from '../../page/page-facts.tsx'
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
