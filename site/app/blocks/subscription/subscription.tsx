import { data } from '@forum/design/attributes/attributes.ts'
import { usePageFacts, useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Arrow, Icon } from '@forum/design/ui/icon/icon.tsx'
import { googleSubscription, subscriptionAddress } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { ReactNode } from 'react'
import styles from './subscription.module.css'

type SubscriptionProps = {
  title: string
  /** Of the calendar, with the language. */
  path: string
  /** The path still lacks the key of one's own stars; islands/my-programme adds it, and `file`, when it is opened. */
  own?: { file: string }
}

/**
 * The ways to subscribe to a calendar, folded: most computers and Android phones have no program for `webcal:`, so beside it stand Google's page, the
 * file, and the address to copy. It works without scripts.
 */
export function Subscription({ title, path, own }: SubscriptionProps): ReactNode {
  const { calendars: words } = useWords()
  const { siteUrl } = usePageFacts()
  const address = siteUrl + path
  const to = (href: string) => (own ? data({ 'data-follow': href }) : { href })
  return (
    <details className={`lines ${styles.ways}`} {...data({ 'data-following-ways': own && '' })}>
      <summary>
        {noBreak(title)}
        <Icon name="caret" />
      </summary>
      <ul role="list">
        <li>
          <a {...to(subscriptionAddress(address))}>
            {words.apple}
            <Arrow />
          </a>
        </li>
        <li>
          <a {...to(googleSubscription(address))}>
            {words.google}
            <Arrow />
          </a>
        </li>
        <li>
          <a {...(own ? data({ 'data-selection': own.file }) : { href: path })}>
            <span>
              {words.file} <span className="aside">{words.fileNote}</span>
            </span>
            <Arrow />
          </a>
        </li>
      </ul>
      <Address address={address} isOwn={own !== undefined} />
      <p className="aside measure">{words.hint}</p>
    </details>
  )
}

function Address({ address, isOwn }: { address: string; isOwn: boolean }) {
  const { calendars: words, share } = useWords()
  return (
    <div {...data({ 'data-module': 'copy', 'data-when': 'touched' })}>
      <div className={styles.copy}>
        <input
          type="text"
          className="control"
          readOnly
          aria-label={words.address}
          {...data({ 'data-shown': '' })}
          {...(isOwn ? data({ 'data-follow': address }) : { value: address })}
        />
        <button
          type="button"
          className={`scripted ${buttonClass({ variant: 'outlined', size: 'small' })}`}
          {...data({ 'data-press': '' })}
        >
          <span {...data({ 'data-while': 'ready' })}>{share.copy}</span>
          <span {...data({ 'data-while': 'copied' })} hidden>
            {share.copied}
          </span>
        </button>
      </div>
      <p
        className="visuallyHidden small above2"
        role="status"
        {...data({ 'data-copied': share.copied, 'data-failed': share.notCopied })}
      />
    </div>
  )
}
