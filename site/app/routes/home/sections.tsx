import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { TitledSection } from '@forum/design/ui/titled-section/titled-section.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { HallStrip } from '@forum/site/app/blocks/hall-strip/hall-strip.tsx'
import { isOfToday } from '@forum/site/app/blocks/hall-strip/hall-strip-view.ts'
import { PartnerWall } from '@forum/site/app/blocks/partner-wall/partner-wall.tsx'
import { apart } from '@forum/site/app/blocks/portrait/person-view.ts'
import { PortraitCard, useListClock } from '@forum/site/app/blocks/portrait/portrait-card.tsx'
import { LatestPosts } from '@forum/site/app/blocks/post-list/post-list.tsx'
import { LatestVideos } from '@forum/site/app/blocks/video-card/video-card.tsx'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'

type Titled = { title: string }

export function Speakers({ speakers, year, title }: Titled & { speakers: HomeView['speakers']; year: number }) {
  const locale = useLocale()
  const { home } = useWords()
  const more = { to: localePath(locale, pathWithin.speakersOfYear(year)), label: home.allSpeakers }
  const strip = (
    <ul role="list" className={styles.strip} {...useListClock(speakers)}>
      {apart(speakers).map((person) => (
        <li key={person.slug}>
          <PortraitCard person={person} variant="strip" sizes="(max-width: 760px) 64vw, 318px" />
        </li>
      ))}
    </ul>
  )
  return <TitledSection theme="ink" title={title} more={more} bleeding={strip} />
}

/** During the forum: current sessions in each hall, above everything else. */
export function NowAndNext({ strip, now }: { strip: NonNullable<HomeView['strip']>; now: Instant }) {
  const locale = useLocale()
  const { moments, programme } = useWords()
  const label = isOfToday(strip, now) ? moments.today : programme.title
  const more = { to: `${localePath(locale, pathWithin.programme(strip.year))}#now`, label }
  return (
    <div data-theme="white">
      <HallStrip strip={strip} now={now} more={more} />
    </div>
  )
}

type DayProps = Titled & { day: NonNullable<HomeView['day']>; year: number; now: Instant }

export function Day({ day, year, now, title }: DayProps) {
  const locale = useLocale()
  const { home, programme } = useWords()
  const more = {
    to: localePath(locale, pathWithin.programme(year)),
    label: day.count ? home.allProgramme(day.count) : programme.title,
  }
  return (
    <TitledSection theme="white" title={title} more={more}>
      <EventRows rows={day.rows} now={now} />
    </TitledSection>
  )
}

export function Partners({ groups, title }: Titled & { groups: HomeView['partners'] }) {
  const locale = useLocale()
  const { home } = useWords()
  return (
    <TitledSection theme="ink" title={title} more={{ to: localePath(locale, pathWithin.partners()), label: home.allPartners }}>
      <PartnerWall groups={groups} />
    </TitledSection>
  )
}

export function News({ news, title }: Titled & { news: HomeView['news'] }) {
  const locale = useLocale()
  const { home } = useWords()
  return (
    <TitledSection theme="white" title={title} more={{ to: localePath(locale, pathWithin.news()), label: home.allNews }}>
      <LatestPosts posts={news} />
    </TitledSection>
  )
}

export function Videos({ videos, title }: Titled & { videos: HomeView['videos'] }) {
  const locale = useLocale()
  const { home } = useWords()
  return (
    <TitledSection theme="ink" title={title} more={{ to: localePath(locale, pathWithin.videos()), label: home.allVideos }}>
      <LatestVideos videos={videos} />
    </TitledSection>
  )
}
