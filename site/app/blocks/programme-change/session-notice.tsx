import '@forum/design/styles/parts/state.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { Text } from '../text/text.tsx'
import type { SessionNotice as Notice } from './change-view.ts'
import styles from './session-notice.module.css'

/** Cancelled and why; or former time and place. */
export function SessionNotice({ notice: { isCancelled, note, was } }: { notice: Notice }) {
  const { changes: words } = useWords()
  return (
    <div className={`notice measure above6 below4 ${isCancelled ? styles.cancelled : ''}`}>
      {isCancelled && <p className="state bad title">{words.cancelled}</p>}
      {note && <Text as="p" className="above1" of={note} />}
      {was && <p className="above1">{was}</p>}
    </div>
  )
}
