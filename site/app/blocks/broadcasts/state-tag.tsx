import { useWords } from '@forum/design/page/page-facts.tsx'
import type { AirState } from '@forum/domain/programme/broadcast.ts'
import styles from './state-tag.module.css'

/** Soon, live, nothing on, or ended as text; only live is highlighted. */
export function StateTag({ state, hasRecording }: { state: AirState; hasRecording: boolean }) {
  const { broadcast } = useWords()
  const words = state === 'ended' && hasRecording ? broadcast.hasRecording : broadcast.states[state]
  return <span className={state === 'live' ? `tag ${styles.tag} ${styles.live}` : `tag ${styles.tag}`}>{words}</span>
}
