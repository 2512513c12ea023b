import { Link } from 'react-router'
import { dialled } from '#domain/contact/contact.ts'
import { NetworkList } from '../../blocks/networks/network-list.tsx'
import { Sheaf } from '../../blocks/sheaf/sheaf.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import type { FrameView } from '../frame/frame-view.ts'
import { Logo } from '../logo.tsx'
import styles from './footer.module.css'

const shape = { width: 1440, height: 190, top: 8, pointX: 0, edgeHandle: 0.62, pointHandle: 0.5, share: 0.62 }

/** Copyright runs from this year (specification §9). */
const firstYear = 2015

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
          {phone && <a href={dialled(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </li>
      ))}
    </ul>
  )
}

function Links({ frame }: { frame: FrameView }) {
  const { about, reference, site } = useWords()
  const { previousYear, hasPhotos, hasVideos, hasNews, hasMaterials } = frame
  const groups: Group[] = [
    {
      title: site.about,
      links: [
        [pathWithin.about('mission'), about.mission],
        [pathWithin.about('organizers'), about.organizers],
        [pathWithin.about('partners'), about.partners],
        [pathWithin.contacts(), site.contacts],
      ],
    },
    {
      title: previousYear ? site.edition(previousYear) : '',
      links: previousYear
        ? [
            [pathWithin.forum(previousYear), site.forum],
            [pathWithin.speakersOfYear(previousYear), site.speakers],
            [pathWithin.programme(previousYear), site.programme],
          ]
        : [],
    },
    {
      title: site.gallery,
      links: [
        ...(hasPhotos ? [[pathWithin.photos(), site.photos] as const] : []),
        ...(hasVideos ? [[pathWithin.videos(), site.videos] as const] : []),
        ...(hasNews ? [[pathWithin.news(), site.news] as const] : []),
        ...(hasMaterials ? [[pathWithin.materials(), reference.materials] as const] : []),
        [pathWithin.pages(), reference.pages],
      ],
    },
  ]
  return groups.filter(({ links }) => links.length > 0).map((group) => <LinkGroup key={group.title} group={group} />)
}

type Group = { title: string; links: readonly (readonly [path: string, label: string])[] }

function LinkGroup({ group: { title, links } }: { group: Group }) {
  const locale = useLocale()
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <Link to={inLanguage(locale, path)}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Networks({ frame }: { frame: FrameView }) {
  const { site } = useWords()
  if (frame.networks.length === 0) return null
  return (
    <div className={styles.networks}>
      <h2>{site.follow}</h2>
      <NetworkList networks={frame.networks} />
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
