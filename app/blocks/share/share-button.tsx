import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { useWords } from '../../page-facts.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useScripts } from '../../ui/scripts/use-scripts.ts'
import styles from './share-button.module.css'
import { mailLink, type ShareItem, shortMailLink } from './share-links.ts'
import { openShare } from './share-store.ts'
import { useShareAddress } from './use-share-address.ts'

type ShareButtonProps = {
  item: ShareItem
  /** `icon`: 44 px square for a row or a card; `button`: with its word, on the page of the item. */
  variant?: 'icon' | 'button'
  className?: string | undefined
}

/**
 * Opens the share dialog, and says that it is a button; without scripts it is a link, to a letter with the same words (of a row: with its address). A click before they
 * have come is kept for them, which is why it stays the same element.
 */
export function ShareButton({ item, variant = 'button', className }: ShareButtonProps): ReactNode {
  const { share } = useWords()
  const addressOf = useShareAddress()
  const isButton = useScripts()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    openShare(item, event.currentTarget)
  }
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    openShare(item, event.currentTarget)
  }
  const isIcon = variant === 'icon'
  const address = addressOf(item.path)
  const own = isIcon ? styles.icon : buttonClass({ variant: 'outlined', size: 'small' })
  return (
    <a
      className={[own, className].filter(Boolean).join(' ')}
      href={isIcon ? shortMailLink(address) : mailLink(item, address)}
      role={isButton ? 'button' : undefined}
      aria-haspopup={isButton ? 'dialog' : undefined}
      aria-label={isIcon ? share.shareItem(wordsOf(item.title)) : undefined}
      data-early=""
      onClick={open}
      onKeyDown={press}
    >
      <Icon name="share" className={styles.sign} />
      {!isIcon && share.share}
    </a>
  )
}
