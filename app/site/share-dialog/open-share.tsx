// The dialog itself: it comes with its first opening.
import { type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { wordsOf } from '#domain/localisation/local-text.ts'
import { mailLink, networkLink, type ShareItem, shareDetails, shareNetworks } from '../../blocks/share/share-links.ts'
import { closeShare } from '../../blocks/share/share-store.ts'
import { useShareAddress } from '../../blocks/share/use-share-address.ts'
import { Text } from '../../blocks/text/text.tsx'
import { useWords } from '../../locale.tsx'
import { Arrow, Icon } from '../../ui/icon/icon.tsx'
import { CopyAddress } from './copy-address.tsx'
import styles from './share-dialog.module.css'

export function OpenShare({ item }: { item: ShareItem }) {
  const { share } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const close = () => dialog.current?.close()
  const overlay = useOverlay(close)
  const url = useShareAddress()(item.path)
  const details = shareDetails(item)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-theme="white"
      aria-labelledby={heading}
      onClose={() => dialog.current?.open || closeShare()}
      {...overlay}
    >
      <div className={styles.inside}>
        <div className="dialogHead">
          <h2 id={heading}>{share.share}</h2>
          <button type="button" className="square" aria-label={share.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <p className={styles.what}>
          <Text as="b" of={item.title} />
          {details && <span className="aside">{noBreak(details)}</span>}
        </p>
        <CopyAddress url={url} />
        <ul className={styles.ways}>
          <li>
            <a href={mailLink(item, url)}>
              {share.email}
              <Arrow />
            </a>
          </li>
          <Networks item={item} url={url} />
          <OtherApps item={item} url={url} />
        </ul>
      </div>
    </dialog>
  )
}

type WayProps = { item: ShareItem; url: string }

function Networks({ item, url }: WayProps) {
  const { site } = useWords()
  return shareNetworks.map((network) => (
    <li key={network}>
      <a href={networkLink(network, item, url)} target="_blank" rel="noopener noreferrer">
        <span>
          {network}
          <span className="visuallyHidden"> ({site.newTab})</span>
        </span>
        <Arrow />
      </a>
    </li>
  ))
}

/** What the device itself offers, besides the dialog and never in its place. */
function OtherApps({ item, url }: WayProps) {
  const { share } = useWords()
  if (typeof navigator.share !== 'function') return null
  const text = [wordsOf(item.title), shareDetails(item)].filter(Boolean).join('\n')
  return (
    <li>
      <button type="button" onClick={() => void navigator.share({ title: wordsOf(item.title), text, url }).catch(() => {})}>
        {share.others}
        <Arrow />
      </button>
    </li>
  )
}

/** A press that begins and ends beside the sheet closes it; one that drags a selection out of it does not. */
function useOverlay(close: () => void) {
  const isOutside = useRef(false)
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      isOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (isOutside.current && event.target === event.currentTarget) close()
    },
  }
}
