import type { RefObject } from 'react'
import { useWords } from '../../page-facts.tsx'
import { useCopying } from '../../ui/copying/use-copying.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './copy-value.module.css'

type CopyValueProps = { label: string; value: string; shown: RefObject<HTMLElement | null> }

/** Copies `value`; where the browser forbids that, what is `shown` is selected and the way is said. */
export function CopyValue({ label, value, shown }: CopyValueProps) {
  const { share } = useWords()
  const { copy, isCopied, isFailed } = useCopying(value, () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
  })
  return (
    <>
      <button
        type="button"
        className={isCopied ? `${styles.copy} ${styles.copied}` : styles.copy}
        aria-label={share.copyOf(label)}
        onClick={copy}
      >
        <Icon name={isCopied ? 'done' : 'copy'} />
      </button>
      <span className={isFailed ? styles.note : 'visuallyHidden'} role="status">
        {isCopied && share.copied}
        {isFailed && share.selected}
      </span>
    </>
  )
}
