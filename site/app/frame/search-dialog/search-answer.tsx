import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import type { Hit } from '@forum/site/app/blocks/search-hits/hit.ts'
import { MarkedWords } from '@forum/site/app/blocks/search-hits/marked-words.tsx'

/** The part of the search page that the dialog shows: best results as options, and a summary. */
export function SearchAnswer({ best, said }: { best: readonly Hit[]; said: string }) {
  const { search: words } = useWords()
  return (
    <template {...data({ 'data-search-answer': said })}>
      {best.map((hit) => (
        // The field keeps the focus: options are chosen by click, or by arrows and Enter.
        <a
          key={`${hit.kind} ${hit.to} ${hit.title.pieces.join('')}`}
          href={hit.to}
          role="option"
          aria-selected={false}
          tabIndex={-1}
          className="answer"
        >
          <span className="answerTitle">
            <MarkedWords of={hit.title} />
          </span>
          <span className="aside answerLine">{[words.one[hit.kind], hit.line].filter(Boolean).join(' · ')}</span>
        </a>
      ))}
    </template>
  )
}
