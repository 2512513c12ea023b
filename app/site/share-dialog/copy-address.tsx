import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../locale.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './share-dialog.module.css'

/** How long the confirmation stands (specification §9). */
const confirmation = 800

/** The address joined to the button that copies it. Where the browser forbids that, the address is selected and the way is said. */
export function CopyAddress({ url }: { url: string }) {
  const { share } = useWords()
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const field = useRef<HTMLInputElement>(null)
  const note = useId()
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), confirmation)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      field.current?.focus()
      field.current?.select()
      setState('failed')
    }
  }
  const isCopied = state === 'copied'
  return (
    <div className={styles.copying}>
      <div className={styles.copy}>
        <input
          ref={field}
          type="text"
          readOnly
          value={url}
          aria-label={share.address}
          aria-describedby={state === 'failed' ? note : undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={isCopied ? `${buttonClass()} ${styles.copied}` : buttonClass()} onClick={copy}>
          <Icon name={isCopied ? 'done' : 'copy'} />
          {isCopied ? share.copied : share.copy}
        </button>
      </div>
      <p className={state === 'failed' ? styles.failed : 'visuallyHidden'} id={note} role="status">
        {isCopied && share.copied}
        {state === 'failed' && share.notCopied}
      </p>
    </div>
  )
}
