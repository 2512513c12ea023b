import '@forum/design/styles/parts/by7.css'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { partnershipSlug } from '@forum/domain/publication/publication.ts'
import { Cover } from '@forum/site/app/blocks/cover/cover.tsx'
import { HeadedText } from '@forum/site/app/blocks/headed-text/headed-text.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { PartnerWall } from '@forum/site/app/blocks/partner-wall/partner-wall.tsx'
import { RichText } from '@forum/site/app/blocks/rich-text/rich-text.tsx'
import { TeamCards } from '@forum/site/app/blocks/team-cards/team-cards.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { ReactNode } from 'react'
import type { Route } from './+types/route.ts'
import { type AboutAnchor, aboutView } from './about-view.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { description, ...about } = aboutView(context.get(servicesContext), locale)
  const words = wordsIn(locale).about
  const page: PageInfo = {
    title: wordsOf(about.title) ?? words.title,
    description: description || words.description,
    path: pathWithin.about(),
    nearestList: pathWithin.home(),
    image: about.cover,
  }
  return { page, about }
}

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  const locale = useLocale()
  const { about: words } = useWords()
  const { hasPartnership } = useFrameData()
  return (
    <>
      <PageHead title={about.title ?? words.title} />
      <Mission about={about} />
      <Part about={about} anchor="supervisors" theme="ink">
        {about.supervisors.length > 0 && <TeamCards members={about.supervisors} isLed />}
      </Part>
      <Part about={about} anchor="organizers" theme="white">
        {about.organizers.length > 0 && <TeamCards members={about.organizers} isLed />}
        <p className="above6">
          <MoreLink to={localePath(locale, pathWithin.team())}>{words.wholeTeam}</MoreLink>
        </p>
      </Part>
      <Part about={about} anchor="partners" theme="ink">
        {about.partners.length > 0 ? <PartnerWall groups={about.partners} /> : <p className="quiet">{words.noPartners}</p>}
        <p className="cluster above6">
          <MoreLink to={localePath(locale, pathWithin.partners())}>{words.allPartners}</MoreLink>
          {hasPartnership && <MoreLink to={localePath(locale, pathWithin.page(partnershipSlug))}>{words.becomePartner}</MoreLink>}
        </p>
      </Part>
    </>
  )
}

type AboutProps = Pick<Route.ComponentProps['loaderData'], 'about'>

function Mission({ about: { intro, cover, parts, more } }: AboutProps) {
  const locale = useLocale()
  const { about: words } = useWords()
  const isEmpty = !intro && !parts.mission && more.length === 0
  return (
    <section id="mission" className="section" data-theme="white">
      <div className="wrap">
        <div className="grid">
          {intro && (
            <div className={`lead ${styles.intro}`}>
              <RichText of={intro} />
            </div>
          )}
          {isEmpty && (
            <div className={`lead ${styles.intro}`}>
              <p>{words.noText}</p>
              <p className="above4">
                <MoreLink to={localePath(locale, pathWithin.contacts())}>{words.contactUs}</MoreLink>
              </p>
            </div>
          )}
          {cover && (
            <div className={styles.cover}>
              <Cover file={cover} ratio="wide" sizes="(max-width: 1199px) 100vw, 76vw" largest={1920} isFirst />
            </div>
          )}
        </div>
        <div className="stack by7 above7">
          {parts.mission && <HeadedText {...parts.mission} />}
          {more.map((part) => (
            <HeadedText key={wordsOf(part.heading)} {...part} variant="ruled" />
          ))}
        </div>
      </div>
    </section>
  )
}

type PartProps = AboutProps & { anchor: Exclude<AboutAnchor, 'mission'>; theme: 'ink' | 'white'; children: ReactNode }

/** A section of the text with its people; our heading where the editor wrote none. */
function Part({ about, anchor, theme, children }: PartProps) {
  const { about: words } = useWords()
  const part = about.parts[anchor]
  const isUnknown = anchor !== 'partners' && about[anchor].length === 0
  return (
    <section id={anchor} className="section" data-theme={theme}>
      <div className="wrap">
        <div className="below7">
          <HeadedText heading={part?.heading ?? words[anchor]} text={part?.text ?? null} />
        </div>
        {isUnknown && <p className="quiet">{words.noPeople}</p>}
        {children}
      </div>
    </section>
  )
}
