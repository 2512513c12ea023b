import { type RefObject, useEffect, useState } from 'react'
import { useWords } from '../../locale.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './copy-value.module.css'

/** How long the confirmation stands (specification §9). */
const confirmation = 800

type CopyValueProps = { label: string; value: string; shown: RefObject<HTMLElement | null> }

/** Copies `value`; where the browser forbids that, what is `shown` is selected and the way is said. */
export function CopyValue({ label, value, shown }: CopyValueProps) {
  const { orderPage } = useWords()
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), confirmation)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState('copied')
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setState('failed')
    }
  }
  const isCopied = state === 'copied'
  return (
    <>
      <button
        type="button"
        className={isCopied ? `${styles.copy} ${styles.copied}` : styles.copy}
        aria-label={orderPage.copy(label)}
        onClick={copy}
      >
        <Icon name={isCopied ? 'done' : 'copy'} />
      </button>
      <span className={state === 'failed' ? styles.note : 'visuallyHidden'} role="status">
        {isCopied && orderPage.copied}
        {state === 'failed' && orderPage.notCopied}
      </span>
    </>
  )
}
