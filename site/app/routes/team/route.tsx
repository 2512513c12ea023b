import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { wordsOf } from '@forum/domain/localisation/local-text.ts'
import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { PeopleRows } from '@forum/site/app/blocks/people-list/people-index.tsx'
import { PersonHead } from '@forum/site/app/blocks/person-head/person-head.tsx'
import { TeamCards } from '@forum/site/app/blocks/team-cards/team-cards.tsx'
import { localeOf, notFound, type Services, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { describe } from '@forum/site/app/structured-data/graph.server.ts'
import { profilePage } from '@forum/site/app/structured-data/publication-data.server.ts'
import type { Route } from './+types/route.ts'
import { type MemberView, memberView, type TeamGroup, teamView } from './team-view.ts'

/** One route for the team and for its members. */
export function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  if (params.slug === undefined) return loadTeam(services, locale)
  const loaded = loadMember(services, locale, params.slug)
  const { page, member } = loaded
  const { path, description } = page
  const of = { siteUrl: services.settings.siteUrl, locale, person: member.person, path, description, links: [], isOurs: true }
  describe(context, profilePage(of))
  return loaded
}

function loadTeam(services: Services, locale: Locale) {
  const { about } = wordsIn(locale)
  const page: PageInfo = {
    title: about.teamTitle,
    description: about.teamDescription,
    path: pathWithin.team(),
    locales,
  }
  return { page, groups: teamView(services, locale), member: null }
}

function loadMember(services: Services, locale: Locale, slug: string) {
  const view = memberView(services, locale, slug) ?? notFound()
  const { person } = view.member
  const { about, site } = wordsIn(locale)
  const page: PageInfo = {
    title: wordsOf(person.name),
    description:
      view.description ||
      about.memberDescription([wordsOf(person.name), wordsOf(person.position)].filter(Boolean).join(', '), site.name),
    path: pathWithin.member(slug),
    locales: view.locales,
    nearestList: pathWithin.team(),
    image: person.photo,
    hasCard: true,
  }
  return { page, groups: [], member: view.member }
}

export default function Team({ loaderData: { groups, member } }: Route.ComponentProps) {
  return member ? <Member member={member} /> : <Groups groups={groups} />
}

function Groups({ groups }: { groups: readonly TeamGroup[] }) {
  const { about } = useWords()
  return (
    <>
      <PageHead title={about.teamTitle} summary={about.teamSummary} />
      {groups.length === 0 && (
        <section className="section" data-theme="white">
          <div className="wrap">
            <h2>{about.noTeam}</h2>
            <p className="measure above4">{about.noPeople}</p>
          </div>
        </section>
      )}
      {groups.map(({ category, members }, index) => (
        <section key={category} className="section" data-theme={index % 2 === 0 ? 'white' : 'ink'}>
          <div className="wrap">
            <div className="sectionHead">
              <h2>{about[category]}</h2>
            </div>
            {category === 'team' ? (
              <PeopleRows people={members} pathOf={pathWithin.member} />
            ) : (
              <TeamCards members={members} isFirst={index === 0} isLed />
            )}
          </div>
        </section>
      ))}
    </>
  )
}

function Member({ member: { person, text, links, others } }: { member: MemberView }) {
  const locale = useLocale()
  const { about, site } = useWords()
  const list = localePath(locale, pathWithin.team())
  return (
    <>
      <PersonHead
        person={person}
        list={{ to: list, label: about.teamTitle }}
        text={text}
        links={links}
        linksLabel={site.contact}
      />
      {others.length > 0 && (
        <section className="section" data-theme="white">
          <div className="wrap">
            <div className="sectionHead">
              <h2>{about.alongside}</h2>
              <MoreLink to={list}>{about.wholeTeam}</MoreLink>
            </div>
            <TeamCards members={others} />
          </div>
        </section>
      )}
    </>
  )
}
