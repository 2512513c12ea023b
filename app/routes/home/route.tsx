import { data } from 'react-router'
import { glued } from '#domain/localisation/line-ends.ts'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { PartnerWall } from '../../blocks/partner-wall/partner-wall.tsx'
import { PortraitCard } from '../../blocks/portrait/portrait-card.tsx'
import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { servicesContext } from '../../context.server.ts'
import { useLocale, useWords, wordsIn } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import type { Route } from './+types/route.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { type HomeView, homeView } from './home-view.ts'
import { RiverMap } from './river-map.tsx'

export function loader({ params, context }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const services = context.get(servicesContext)
  const home = homeView(services, params.lang)
  if (!home) throw data(null, { status: 404 })
  const page: PageInfo = {
    title: home.hero.summary ? home.hero.motto : '',
    description: wordsIn(params.lang).home.description,
    path: pathWithin.home(),
    locales,
    nearestList: pathWithin.home(),
    image: services.content.forumByYear(home.hero.year)?.cover ?? null,
  }
  return { page, home }
}

export const meta = pageMeta

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home.hero} />
      <About home={home} />
      {home.speakers && <Speakers speakers={home.speakers} year={home.hero.year} />}
      {home.day && <Day day={home.day} year={home.hero.year} />}
      {home.partners.length > 0 && <Partners groups={home.partners} />}
      {home.place && <Place place={home.place} />}
    </>
  )
}

function About({ home: { lead, statistics, hero } }: { home: HomeView }) {
  const locale = useLocale()
  const { home: words } = useWords()
  const [first, ...rest] = statistics
  if (!lead && !first) return null
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        {lead && (
          <div className="grid">
            <div className={styles.lead}>
              <RichText text={lead.text} lang={lead.lang} />
            </div>
            <div className={styles.aside}>
              <MoreLink to={inLanguage(locale, pathWithin.forum(hero.year))}>{words.aboutEdition}</MoreLink>
            </div>
          </div>
        )}
        {first && (
          <div className={styles.figures}>
            <h2 className="visuallyHidden">{words.numbers}</h2>
            <p className={styles.big}>
              <b>{first.value}</b> <span>{glued(first.label)}</span>
            </p>
            <ul>
              {rest.slice(0, 4).map(({ value, label }) => (
                <li key={label}>
                  <b>{value}</b> <span>{glued(label)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

function Speakers({ speakers, year }: { speakers: NonNullable<HomeView['speakers']>; year: number }) {
  const locale = useLocale()
  const { home, site } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{site.speakers}</h2>
          <MoreLink to={inLanguage(locale, pathWithin.speakersOfYear(year))}>{home.allSpeakers(speakers.count)}</MoreLink>
        </div>
      </div>
      <ul className={styles.strip}>
        {speakers.people.map((person) => (
          <li key={person.slug}>
            <PortraitCard person={person} look="strip" sizes="(max-width: 760px) 64vw, 318px" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Day({ day, year }: { day: NonNullable<HomeView['day']>; year: number }) {
  const locale = useLocale()
  const { home } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{home.day}</h2>
          <MoreLink to={inLanguage(locale, pathWithin.programme(year))}>{home.allProgramme(day.count)}</MoreLink>
        </div>
        <EventRows rows={day.rows} />
      </div>
    </section>
  )
}

function Partners({ groups }: { groups: HomeView['partners'] }) {
  const { home } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{home.partners}</h2>
        </div>
        <PartnerWall groups={groups} />
      </div>
    </section>
  )
}

function Place({ place }: { place: NonNullable<HomeView['place']> }) {
  const { home } = useWords()
  return (
    <section className={`section ${styles.place}`} data-theme="white">
      <div className="wrap grid">
        <div className={styles.where}>
          <h2>{place.venue || home.place}</h2>
          {place.address && <p className={styles.address}>{place.address}</p>}
          {place.note && <RichText text={place.note} lang={place.noteLang} />}
          {place.mapUrl && (
            <p>
              <MoreLink to={place.mapUrl}>{home.route}</MoreLink>
            </p>
          )}
        </div>
        <div className={styles.map}>
          <RiverMap />
          {place.venue && (
            <p className={styles.pin}>
              {place.venue}
              {place.address && <span>{place.address}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
