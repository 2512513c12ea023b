import { useId, useRef } from 'react'
import { useWords } from '../../locale.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { useCopying } from '../../ui/copying/use-copying.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './share-dialog.module.css'

/** The address joined to the button that copies it. Where the browser forbids that, the address is selected and the way is said. */
export function CopyAddress({ url }: { url: string }) {
  const { share } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const note = useId()
  const { copy, isCopied, isFailed } = useCopying(url, () => {
    field.current?.focus()
    field.current?.select()
  })
  return (
    <div>
      <div className={styles.copy}>
        <input
          ref={field}
          type="text"
          className="control"
          readOnly
          value={url}
          aria-label={share.address}
          aria-describedby={isFailed ? note : undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className={isCopied ? `${buttonClass()} ${styles.copied}` : buttonClass()} onClick={copy}>
          <Icon name={isCopied ? 'done' : 'copy'} />
          {isCopied ? share.copied : share.copy}
        </button>
      </div>
      <p className={isFailed ? 'small above2' : 'visuallyHidden'} id={note} role="status">
        {isCopied && share.copied}
        {isFailed && share.notCopied}
      </p>
    </div>
  )
}
