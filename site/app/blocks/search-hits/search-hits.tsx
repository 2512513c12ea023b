import { useWords } from '@forum/design/page/page-facts.tsx'
import { type LocalText, withLanguage } from '@forum/domain/localisation/local-text.ts'
import { StarButton } from '../stars/star-button.tsx'
import type { Hit } from './hit.ts'
import { MarkedWords } from './marked-words.tsx'
import styles from './search-hits.module.css'

/** Search results: title with marked matches, kind with time or people, passage; sessions have stars. */
export function SearchHits({ hits }: { hits: readonly Hit[] }) {
  const { search: words } = useWords()
  return (
    <ol role="list" className={`list ${styles.hits}`}>
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.to} ${hit.title.pieces.join('')}`}>
          <h3 className="title whole">
            <a href={hit.to}>
              <MarkedWords of={hit.title} />
            </a>
          </h3>
          {hit.star && <StarButton star={hit.star} title={titleOf(hit)} className={styles.star} />}
          <p className="aside above1 capital">{[words.one[hit.kind], hit.line].filter(Boolean).join(' · ')}</p>
          {hit.passage && (
            <p className="measure above2">
              <MarkedWords of={hit.passage} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function titleOf({ title: { pieces, lang } }: Hit): LocalText {
  return withLanguage(pieces.join(''), lang)
}
