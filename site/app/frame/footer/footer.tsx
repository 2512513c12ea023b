import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { documentPath } from '@forum/domain/picture/short-name.ts'
import { NetworkList } from '@forum/site/app/blocks/networks/network-list.tsx'
import { frameSheaf, Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import type { FrameView } from '@forum/site/app/context/frame-view.ts'
import { isTailFull, usePageKind } from '@forum/site/app/context/page-kind.ts'
import { CallbackSection } from '../callback-form/callback-section.tsx'
import { Logo } from '../logo.tsx'
import styles from './footer.module.css'
import { FooterContacts } from './footer-contacts.tsx'
import full from './footer-full.css?inline'
import { copyrightYears } from './footer-groups.ts'
import { FooterMenu } from './footer-menu.tsx'

/** In full on home and the page of contacts, elsewhere at most 480 px high on wide screens, 600 on phones (product.md, 4.7). */
export function Footer({ frame }: { frame: FrameView }) {
  const isFull = isTailFull(usePageKind())
  return (
    <footer data-theme="ink">
      {isFull && <Sheet of={full} />}
      <div id="callback">
        {isFull && <CallbackSection frame={frame} />}
        <FooterContacts frame={frame}>{!isFull && <CallbackSection frame={frame} />}</FooterContacts>
      </div>
      <div className={`horizon ${isFull ? 'footBand' : styles.band}`}>
        <div className="behind">
          <Sheaf strands={frame.strands} {...frameSheaf} />
        </div>
      </div>
      <div>
        <div className={`wrap small ${styles.links}`}>
          <div className={`grid steady ${styles.columns}`}>
            <div className={styles.logo}>
              <div className="notPhone">
                <Logo />
              </div>
              <Credit frame={frame} />
            </div>
            <FooterMenu frame={frame} />
          </div>
          <Base frame={frame} />
        </div>
      </div>
    </footer>
  )
}

/** In one row, on phones moved sideways. The page of contacts has them among the contacts. */
function Networks({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const isSaid = usePageKind() === 'contacts'
  if (frame.networks.length === 0 || isSaid) return null
  return (
    <div className={`cluster ${styles.networks}`}>
      <p className="quiet notPhone">{site.follow}</p>
      <NetworkList networks={frame.networks} />
    </div>
  )
}

function Credit({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  return (
    <div className="quiet above2">
      <p>{`© ${copyrightYears(frame.currentYear)} ${site.name}`}</p>
      <p>{site.credit}</p>
    </div>
  )
}

function Base({ frame }: { frame: FrameView }) {
  const locale = useLocale()
  const { lostTickets, site } = useWords()
  const { privacy, offer, refund } = frame.documents
  const document = (file: string | null, label: string) =>
    file && (
      <a href={documentPath(file)} target="_blank" rel="noopener">
        {label}
        <span className="visuallyHidden"> ({site.newTab})</span>
      </a>
    )
  return (
    <div className={`quiet ${styles.base}`}>
      <Networks frame={frame} />
      <div className={`cluster ${styles.legal}`}>
        <a href={localePath(locale, pathWithin.lostTickets())}>{lostTickets.title}</a>
        {document(privacy, site.privacy)}
        {document(offer, site.offer)}
        {document(refund, site.refundTerms)}
        {frame.hasAccessibility && <a href={localePath(locale, pathWithin.page('accessibility'))}>{site.accessibility}</a>}
        <a href={localePath(locale, pathWithin.openData())}>{site.openData}</a>
        <button type="button" className="scripted" {...data({ 'data-consent-settings': '', 'data-press': '' })}>
          {site.cookieSettings}
        </button>
      </div>
    </div>
  )
}
