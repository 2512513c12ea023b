import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { ReactNode } from 'react'
import { mailLink, type ShareItem, shareDetails, shareDialogId, shortMailLink } from './share-links.ts'
import { useShareAddress } from './use-share-address.ts'

type ShareButtonProps = {
  item: ShareItem
  /** `icon`: 44 px square for rows and cards; `button`: with text. */
  variant?: 'icon' | 'button'
  className?: string | undefined
}

/** A mailto link with the shared text (in rows: the address only); with scripts it opens the share dialog (islands/share). */
export function ShareButton({ item, variant = 'button', className }: ShareButtonProps): ReactNode {
  const { share } = useWords()
  const addressOf = useShareAddress()
  const isIcon = variant === 'icon'
  const address = addressOf(item.path)
  const own = isIcon ? 'square screenOnly' : buttonClass({ variant: 'outlined', size: 'small' })
  return (
    <a
      className={[own, className].filter(Boolean).join(' ')}
      href={isIcon ? shortMailLink(address) : mailLink(item, address)}
      aria-label={isIcon ? share.shareItem(wordsOf(item.title)) : undefined}
      {...data({
        'data-press': '',
        'data-opens': shareDialogId,
        'data-title': wordsOf(item.title),
        'data-title-lang': langOf(item.title),
        'data-details': shareDetails(item) || undefined,
      })}
    >
      <Icon name="share" width="18" height="18" />
      {!isIcon && share.share}
    </a>
  )
}
