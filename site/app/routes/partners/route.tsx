import { localePath, pathWithin } from '#domain/address/paths.ts'
import { counted } from '#domain/localisation/plural.ts'
import { partnershipSlug } from '#domain/publication/publication.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { PartnerWall } from '../../blocks/partner-wall/partner-wall.tsx'
import { localeOf, servicesContext } from '../../context/context.server.ts'
import { useFrameData } from '../../context/frame-data.ts'
import { wordsIn } from '../../page/locale.ts'
import { useLocale, useWords } from '../../page/page-facts.tsx'
import type { PageInfo } from '../../site/page-info/page-info.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'
import { type PartnersView, partnersView } from './partners-view.ts'
import styles from './route.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const view = partnersView(context.get(servicesContext), locale)
  const { about } = wordsIn(locale)
  const page: PageInfo = {
    title: about.partners,
    description: about.partnersDescription(view.year),
    path: pathWithin.partners(),
  }
  return { page, ...view }
}

export default function Partners({ loaderData: { year, groups, earlier } }: Route.ComponentProps) {
  const { about, site } = useWords()
  return (
    <>
      <PageHead title={about.partners} summary={about.partnersSummary} />
      <section className="section" data-theme="white">
        <div className="wrap">
          <div className="sectionHead">
            <h2>{site.edition(year)}</h2>
            <BecomePartner />
          </div>
          {groups.length > 0 ? <PartnerWall groups={groups} /> : <p className="said">{about.noPartners}</p>}
        </div>
      </section>
      {earlier.length > 0 && <Earlier editions={earlier} />}
    </>
  )
}

/** The editors' page about it, otherwise the contacts. */
function BecomePartner() {
  const locale = useLocale()
  const { about } = useWords()
  const { hasPartnership } = useFrameData()
  const path = hasPartnership ? pathWithin.page(partnershipSlug) : pathWithin.contacts()
  return <MoreLink to={localePath(locale, path)}>{hasPartnership ? about.becomePartner : about.contactUs}</MoreLink>
}

function Earlier({ editions }: { editions: PartnersView['earlier'] }) {
  const locale = useLocale()
  const { about, site } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{about.partnersEarlier}</h2>
        </div>
        <div className={styles.editions}>
          {editions.map(({ year, count, groups }) => (
            <Disclosure
              key={year}
              title={<span className="figure dial">{site.edition(year)}</span>}
              note={`${count}\u00a0${counted(locale, count, about.partnersCount)}`}
            >
              <PartnerWall groups={groups} />
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  )
}
