import { EventRows } from '../../blocks/event-rows/event-rows.tsx'
import { PartnerWall } from '../../blocks/partner-wall/partner-wall.tsx'
import { PortraitCard } from '../../blocks/portrait/portrait-card.tsx'
import { LatestPosts } from '../../blocks/post-list/post-list.tsx'
import { LatestVideos } from '../../blocks/video-card/video-card.tsx'
import { useLocale, useWords } from '../../locale.tsx'
import { inLanguage, pathWithin } from '../../paths.ts'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'

export function Speakers({ speakers, year }: { speakers: NonNullable<HomeView['speakers']>; year: number }) {
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

export function Day({ day, year }: { day: NonNullable<HomeView['day']>; year: number }) {
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

export function Partners({ groups }: { groups: HomeView['partners'] }) {
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

export function News({ news }: { news: HomeView['news'] }) {
  const locale = useLocale()
  const { home, site } = useWords()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{site.news}</h2>
          <MoreLink to={inLanguage(locale, pathWithin.news())}>{home.allNews}</MoreLink>
        </div>
        <LatestPosts posts={news} />
      </div>
    </section>
  )
}

export function Videos({ videos }: { videos: HomeView['videos'] }) {
  const locale = useLocale()
  const { home, site } = useWords()
  return (
    <section className="section" data-theme="ink">
      <div className="wrap">
        <div className="sectionHead">
          <h2>{site.videos}</h2>
          <MoreLink to={inLanguage(locale, pathWithin.videos())}>{home.allVideos}</MoreLink>
        </div>
        <LatestVideos videos={videos} />
      </div>
    </section>
  )
}
