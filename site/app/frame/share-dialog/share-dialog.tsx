import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Arrow, Icon } from '@forum/design/ui/icon/icon.tsx'
import { shareDialogId, shareNetworks } from '@forum/site/app/blocks/share/share-links.ts'

/** Share dialog: copy, e-mail, networks (product.md, 4.9). islands/share fills and opens it. */
export function ShareDialog() {
  const { share } = useWords()
  return (
    <dialog
      id={shareDialogId}
      className="shareDialog"
      data-theme="white"
      aria-labelledby="share-heading"
      {...data({ 'data-module': 'share', 'data-when': 'touched' })}
    >
      <div className="shareInside">
        <div className="dialogHead">
          <h2 id="share-heading">{share.share}</h2>
          <button type="button" className="square" aria-label={share.close} {...data({ 'data-close': '' })}>
            <Icon name="close" />
          </button>
        </div>
        <div className="shareWhat">
          <b {...data({ 'data-share': 'title' })} />
          <span className="aside" {...data({ 'data-share': 'details' })} />
        </div>
        <CopyAddress />
        <Ways />
      </div>
    </dialog>
  )
}

/** Address with copy button. */
function CopyAddress() {
  const { share } = useWords()
  return (
    <div {...data({ 'data-module': 'copy', 'data-when': 'touched' })}>
      <div className="shareCopy">
        <input
          type="text"
          className="control"
          readOnly
          aria-label={share.address}
          aria-describedby="share-note"
          {...data({ 'data-shown': '' })}
        />
        <button type="button" className={buttonClass()} {...data({ 'data-press': '' })}>
          <Icon name="copy" {...data({ 'data-while': 'ready' })} />
          <span {...data({ 'data-while': 'ready' })}>{share.copy}</span>
          <Icon name="done" {...data({ 'data-while': 'copied' })} hidden />
          <span {...data({ 'data-while': 'copied' })} hidden>
            {share.copied}
          </span>
        </button>
      </div>
      <p
        className="visuallyHidden small above2"
        id="share-note"
        role="status"
        {...data({ 'data-copied': share.copied, 'data-failed': share.notCopied })}
      />
    </div>
  )
}

function Ways() {
  const { share, site } = useWords()
  return (
    <ul role="list" className="lines above4">
      <li>
        <a href="mailto:" {...data({ 'data-share': 'mail' })}>
          {share.email}
          <Arrow />
        </a>
      </li>
      {shareNetworks.map((network) => (
        <li key={network}>
          <a
            href="mailto:"
            target="_blank"
            rel="noopener noreferrer"
            {...data({ 'data-share': 'network', 'data-network-name': network })}
          >
            <span>
              {network}
              <span className="visuallyHidden"> ({site.newTab})</span>
            </span>
            <Arrow />
          </a>
        </li>
      ))}
      <li hidden>
        <button type="button" {...data({ 'data-share': 'apps' })}>
          {share.others}
          <Arrow />
        </button>
      </li>
    </ul>
  )
}
