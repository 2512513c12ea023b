import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Disclosure } from '@forum/design/ui/disclosure/disclosure.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { counted } from '@forum/domain/localisation/plural.ts'
import { partnershipSlug } from '@forum/domain/publication/publication.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { PartnerWall } from '@forum/site/app/blocks/partner-wall/partner-wall.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
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
