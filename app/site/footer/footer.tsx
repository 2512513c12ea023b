import { Link } from 'react-router'
import type { Network } from '#domain/contact/contact.ts'
import { Sheaf } from '../../blocks/sheaf/sheaf.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import type { FrameView } from '../frame/frame-view.ts'
import { Logo } from '../logo.tsx'
import styles from './footer.module.css'

const shape = { width: 1440, height: 190, top: 8, pointX: 0, edgeHandle: 0.62, pointHandle: 0.5, share: 0.62 }

/** Copyright runs from this year (specification §9). */
const firstYear = 2015

const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  twitter: 'Twitter',
  flickr: 'Flickr',
  telegram: 'Telegram',
}

export function Footer({ frame }: { frame: FrameView }) {
  return (
    <footer data-theme="ink" className={styles.footer}>
      <div className={styles.band}>
        <Sheaf strands={frame.strands} shape={shape} />
      </div>
      <div className={styles.body}>
        <div className="wrap">
          <Contacts frame={frame} />
          <div className={styles.columns}>
            <div className={styles.logo}>
              <Logo isLarge />
            </div>
            <Links frame={frame} />
            <Networks frame={frame} />
          </div>
          <Base frame={frame} />
        </div>
      </div>
    </footer>
  )
}

function Contacts({ frame }: { frame: FrameView }) {
  if (frame.contacts.length === 0) return null
  return (
    <ul className={styles.contacts}>
      {frame.contacts.map(({ id, name, phone, email, person }) => (
        <li key={id}>
          <h2>{name}</h2>
          {person && <p>{person}</p>}
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </li>
      ))}
    </ul>
  )
}

function Links({ frame }: { frame: FrameView }) {
  const locale = useLocale()
  const { site } = useWords()
  const { currentYear, previousYear } = frame
  const link = (path: string, label: string) => (
    <li>
      <Link to={inLanguage(locale, path)}>{label}</Link>
    </li>
  )
  return (
    <>
      <div className={styles.group}>
        <h2>{site.edition(currentYear)}</h2>
        <ul>
          {frame.hasProgramme && link(pathWithin.programme(currentYear), site.programme)}
          {frame.hasSpeakers && link(pathWithin.speakersOfYear(currentYear), site.speakers)}
        </ul>
      </div>
      {previousYear && (
        <div className={styles.group}>
          <h2>{site.edition(previousYear)}</h2>
          <ul>
            {link(pathWithin.forum(previousYear), site.forum)}
            {link(pathWithin.speakersOfYear(previousYear), site.speakers)}
          </ul>
        </div>
      )}
      {(frame.hasNews || frame.hasVideos) && (
        <div className={styles.group}>
          <h2>{site.gallery}</h2>
          <ul>
            {frame.hasNews && link(pathWithin.news(), site.news)}
            {frame.hasVideos && link(pathWithin.videos(), site.videos)}
          </ul>
        </div>
      )}
    </>
  )
}

function Networks({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  if (frame.networks.length === 0) return null
  return (
    <div className={styles.networks}>
      <h2>{site.follow}</h2>
      <ul>
        {frame.networks.map(({ network, link }) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener">
              {networkNames[network]}
              <span className="visuallyHidden"> ({site.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Base({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  const { privacy, offer } = frame.documents
  const document = (file: string | null, label: string) =>
    file && (
      <a href={`/assets/${file}/asset.pdf`} target="_blank" rel="noopener">
        {label}
        <span className="visuallyHidden"> ({site.newTab})</span>
      </a>
    )
  return (
    <div className={styles.base}>
      <span>{`© ${firstYear}–${frame.currentYear} ${site.name}`}</span>
      {document(privacy, site.privacy)}
      {document(offer, site.offer)}
      <span>{site.credit}</span>
    </div>
  )
}
