import type { Hit } from '../../blocks/search-hits/hit.ts'
import { MarkedWords } from '../../blocks/search-hits/marked-words.tsx'
import { useWords } from '../../page-facts.tsx'
import styles from './search-dialog.module.css'

/** What the dialog of the search takes from the page of the search: the best of all kinds as its options, and what is said of them. */
export function SearchAnswer({ best, said }: { best: readonly Hit[]; said: string }) {
  const { search: words } = useWords()
  return (
    <template data-search-answer={said}>
      {best.map((hit) => (
        // The field keeps the focus: an option is pressed, or chosen by the arrows and Enter.
        <a
          key={`${hit.kind} ${hit.to} ${hit.title.pieces.join('')}`}
          href={hit.to}
          role="option"
          aria-selected={false}
          tabIndex={-1}
          className={styles.option}
        >
          <span className={styles.title}>
            <MarkedWords of={hit.title} />
          </span>
          <span className={styles.line}>{[words.one[hit.kind], hit.line].filter(Boolean).join(' · ')}</span>
        </a>
      ))}
    </template>
  )
}
