import { Sheet } from '@forum/design/page/inline.tsx'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pictureAddress } from '@forum/design/ui/picture/picture.tsx'
import type { ReactNode } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import sheet from './partner-texts.css?inline'
import styles from './partner-wall.module.css'
import type { PartnerGroupView } from './partner-wall-view.ts'

const heights = { large: 108, medium: 46, small: 27 } as const

/** Logos by group, with descriptions if given; a partner without a logo is shown by name (product.md, 8.7). */
export function PartnerWall({ groups }: { groups: readonly PartnerGroupView[] }): ReactNode {
  return groups.map((group) => (
    <div
      key={group.id}
      className={['grid steady split at4', styles.group, styles[group.size], ...texts(group)].filter(Boolean).join(' ')}
    >
      {group.partners.some(({ about }) => about) && <Sheet of={sheet} />}
      {group.title && <h3 className="label">{group.title}</h3>}
      <ul role="list" className="cards">
        {group.partners.map((partner) => (
          <li key={partner.slug}>
            <Mark partner={partner} size={group.size} />
            {partner.about && (
              <div className="aside measure above3">
                <RichText of={partner.about} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Classes of the sheet of a group in which somebody has a text. */
function texts({ partners, size }: PartnerGroupView): (string | false)[] {
  if (!partners.some(({ about }) => about)) return []
  return ['partnerTexts', size !== 'large' && 'onOneLine', size !== 'small' && 'oneInRow']
}

type MarkProps = { partner: PartnerGroupView['partners'][number]; size: PartnerGroupView['size'] }

function Mark({ partner, size }: MarkProps): ReactNode {
  const { site } = useWords()
  const mark = partner.logo ? (
    <img
      className={partner.isInked ? styles.turned : undefined}
      src={pictureAddress(partner.logo, size === 'large' ? 960 : 480, 'webp')}
      alt={partner.name}
      height={heights[size]}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={`strong ${styles.name}`}>{partner.name}</span>
  )
  if (!partner.url) return <span className={styles.mark}>{mark}</span>
  return (
    <a className={styles.mark} href={partner.url} target="_blank" rel="noopener">
      {mark}
      <span className="visuallyHidden"> ({site.newTab})</span>
    </a>
  )
}
