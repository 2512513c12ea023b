import { useWords } from '../../page-facts.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './copy-value.module.css'

/** Copies `value` (app/islands/copy/copy.ts); where the browser forbids that, what is shown is selected and the way is said. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  const { share } = useWords()
  return (
    <>
      <button type="button" className={styles.copy} aria-label={share.copyOf(label)} data-press="" data-copied-value={value}>
        <Icon name="copy" />
        <Icon name="done" />
      </button>
      <span className={styles.note} role="status" data-done={share.copied} data-failed={share.selected} />
    </>
  )
}
