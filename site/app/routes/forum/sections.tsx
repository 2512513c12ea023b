import { data } from '@forum/design/attributes/attributes.ts'
import '@forum/design/styles/parts/tabs.css'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { TitledSection } from '@forum/design/ui/titled-section/titled-section.tsx'
import { filmsAnchor, localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { broadcastState } from '@forum/domain/programme/broadcast.ts'
import { AlbumGrid } from '@forum/site/app/blocks/album-grid/album-grid.tsx'
import { BroadcastCards } from '@forum/site/app/blocks/broadcasts/broadcast-cards.tsx'
import { followTime } from '@forum/site/app/blocks/broadcasts/follow-time.ts'
import { EventRows } from '@forum/site/app/blocks/event-rows/event-rows.tsx'
import { MaterialList } from '@forum/site/app/blocks/material-list/material-list.tsx'
import { PartnerWall } from '@forum/site/app/blocks/partner-wall/partner-wall.tsx'
import type { Gallery } from '@forum/site/app/blocks/picture-viewer/gallery-view.ts'
import { PictureRows } from '@forum/site/app/blocks/picture-viewer/picture-rows.tsx'
import { apart } from '@forum/site/app/blocks/portrait/person-view.ts'
import { PortraitCard, useListClock } from '@forum/site/app/blocks/portrait/portrait-card.tsx'
import { LatestVideos } from '@forum/site/app/blocks/video-card/video-card.tsx'
import type { Theme } from './edition-content-view.ts'
import type { ForumView } from './forum-view.ts'
import styles from './route.module.css'

type Present<Name extends keyof ForumView> = NonNullable<ForumView[Name]>

type ProgrammeProps = { programme: Present<'programme'>; year: number; theme: Theme }

export function Programme({ programme, year, theme }: ProgrammeProps) {
  const locale = useLocale()
  const { forum, programme: words } = useWords()
  return (
    <TitledSection
      theme={theme}
      title={forum.programme}
      more={{
        to: localePath(locale, pathWithin.programme(year)),
        label: programme.count ? forum.allProgramme(programme.count) : words.title,
      }}
    >
      <EventRows rows={programme.rows} />
    </TitledSection>
  )
}

type SpeakersProps = { speakers: Present<'speakers'>; year: number; theme: Theme }

export function Speakers({ speakers, year, theme }: SpeakersProps) {
  const locale = useLocale()
  const { forum } = useWords()
  return (
    <TitledSection
      theme={theme}
      title={forum.speakers}
      more={{
        to: localePath(locale, pathWithin.speakersOfYear(year)),
        label: speakers.people.length > 1 ? forum.allSpeakers(speakers.count) : speakers.count,
      }}
    >
      <ul role="list" className="cards" {...useListClock(speakers.people)}>
        {apart(speakers.people).map((person) => (
          <li key={person.slug}>
            <PortraitCard person={person} variant="strip" sizes="(max-width: 760px) 44vw, (max-width: 1199px) 29vw, 304px" />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** Coming and live broadcasts, or their recordings. */
export function Broadcasts({ forum }: { forum: Pick<ForumView, 'broadcasts' | 'year' | 'now' | 'themes'> }) {
  const locale = useLocale()
  const { broadcast: words } = useWords()
  const { broadcasts, now, year, themes } = forum
  const areOver = broadcasts.every(({ times }) => broadcastState(times, now) === 'ended')
  return (
    <TitledSection
      theme={themes.broadcasts}
      title={areOver && broadcasts.some(({ hasRecording }) => hasRecording) ? words.recorded : words.title}
      more={{ to: localePath(locale, pathWithin.broadcasts(year)), label: words.all }}
    >
      <div {...data({ 'data-part': 'broadcasts' })} {...followTime(broadcasts, now)}>
        <BroadcastCards broadcasts={broadcasts} now={now} />
      </div>
    </TitledSection>
  )
}

export function Videos({ videos, theme }: { videos: ForumView['videos']; theme: Theme }) {
  const locale = useLocale()
  const { forum, publication } = useWords()
  return (
    <TitledSection
      id={filmsAnchor}
      theme={theme}
      title={forum.videos}
      more={{ to: localePath(locale, pathWithin.videos()), label: publication.allVideos }}
    >
      <LatestVideos videos={videos} />
    </TitledSection>
  )
}

type PicturesProps = { gallery: Gallery; albums: ForumView['albums']; theme: Theme }

/** Pictures of the edition for the viewer, and its albums. */
export function Pictures({ gallery, albums, theme }: PicturesProps) {
  const locale = useLocale()
  const { forum, photos } = useWords()
  const more = albums.length > 0 ? { more: { to: localePath(locale, pathWithin.photos()), label: photos.allAlbums } } : {}
  return (
    <TitledSection theme={theme} title={forum.gallery} {...more}>
      {gallery.pictures.length > 0 && <PictureRows gallery={gallery} hasFirst={false} />}
      {albums.length > 0 && (
        <div className={styles.albums}>
          <AlbumGrid albums={albums} />
        </div>
      )}
    </TitledSection>
  )
}

export function Materials({ materials, theme }: { materials: ForumView['materials']; theme: Theme }) {
  const locale = useLocale()
  const { forum, reference } = useWords()
  return (
    <TitledSection
      theme={theme}
      title={reference.materials}
      more={{ to: localePath(locale, pathWithin.materials()), label: forum.allMaterials }}
    >
      <MaterialList materials={materials} />
    </TitledSection>
  )
}

export function Partners({ groups, theme }: { groups: ForumView['partners']; theme: Theme }) {
  const { forum } = useWords()
  return (
    <TitledSection theme={theme} title={forum.partners}>
      <PartnerWall groups={groups} />
    </TitledSection>
  )
}

/** Links to all editions below the title. */
export function Editions({ forum: { year, years } }: { forum: Pick<ForumView, 'year' | 'years'> }) {
  const locale = useLocale()
  const { forum: words } = useWords()
  if (years.length < 2) return null
  return (
    <nav className={`screenOnly ${styles.editions}`} data-theme="white" aria-label={words.editions}>
      <ul role="list" className={`wrap tabs ${styles.years}`}>
        {years.toReversed().map((other) => (
          <li key={other}>
            <a href={localePath(locale, pathWithin.forum(other))} aria-current={other === year ? 'page' : undefined}>
              {other}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
