// News, films, broadcasts, albums and people in schema.org's vocabulary.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type LocalText, langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import { broadcastState } from '@forum/domain/programme/broadcast.ts'
import type { Broadcast } from '@forum/domain/programme/programme.ts'
import { type Watch, watchOf } from '@forum/domain/publication/player.ts'
import { type Album, isDated, type Post, updatedAt, type Video } from '@forum/domain/publication/publication.ts'
import type { Instant } from '@forum/domain/record/record.ts'
import { excerpt } from '@forum/domain/rich-text/excerpt.ts'
import { isoAt } from '@forum/domain/time/kyiv-time.ts'
import type { PersonView } from '../blocks/portrait/person-view.ts'
import type { Thing } from './graph.server.ts'
import { imageOf } from './image.server.ts'
import { organiser, type SiteWords } from './site-data.server.ts'

/** Search engines cut longer headlines. */
const longestHeadline = 110

/** A piece of news; undefined without a date, which every reader asks for. */
export function newsArticle(of: SiteWords, post: Post, title: LocalText, description: string): Thing | undefined {
  if (!isDated(post)) return undefined
  const url = of.siteUrl + localePath(of.locale, pathWithin.post(post.slug))
  const who = organiser(of)
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: excerpt(wordsOf(title), longestHeadline - 1),
    description,
    inLanguage: langOf(title) ?? of.locale,
    image: [imageOf(of, post.cover, pathWithin.post(post.slug))],
    datePublished: isoAt(post.published),
    dateModified: isoAt(updatedAt(post)),
    author: who,
    publisher: who,
  }
}

/** A film; undefined where there is nothing to watch, or not known since when: it is none to a search engine then. */
export function filmVideo(of: SiteWords, video: Video, title: LocalText, description: string): Thing | undefined {
  const watch = watchOf(video.videoUrl, of.locale)
  if (!watch || video.published === null) return undefined
  return {
    ...videoCore(of, pathWithin.video(video.slug), { title, description, cover: video.cover }),
    uploadDate: isoAt(video.published),
    inLanguage: langOf(title) ?? of.locale,
    ...(video.duration !== null && video.duration > 0 && { duration: durationValue(video.duration) }),
    ...addressOf(watch),
    publisher: organiser(of),
  }
}

type OfBroadcast = SiteWords & {
  broadcast: Broadcast
  year: number
  cover: string | null
  title: LocalText
  description: string
  now: Instant
}

/** A broadcast while it runs and its recording afterwards; undefined where there is nothing to watch. */
export function broadcastVideo(of: OfBroadcast): Thing | undefined {
  const { broadcast, year, now, locale } = of
  const { start, end, embedUrl, videoUrl, language } = broadcast
  const state = broadcastState(broadcast, now)
  const watch = watchOf(state === 'ended' ? videoUrl : (embedUrl ?? videoUrl), locale)
  if (state === 'soon' || !watch || start === null) return undefined
  return {
    ...videoCore(of, pathWithin.broadcast(year, broadcast.slug), of),
    // What is broadcast is on the net from its first minute.
    uploadDate: isoAt(start),
    ...(language && { inLanguage: language }),
    ...addressOf(watch),
    ...(end !== null && {
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: isoAt(start), endDate: isoAt(end) },
    }),
  }
}

type DescribedPublication = { title: LocalText; description: string; cover: string | null }

/** What a film and a broadcast have alike; `path`: of its page, without the language. */
function videoCore(of: SiteWords, path: string, { title, description, cover }: DescribedPublication) {
  const url = of.siteUrl + localePath(of.locale, path)
  return {
    '@type': 'VideoObject',
    '@id': `${url}#video`,
    url,
    name: wordsOf(title),
    description,
    thumbnailUrl: [imageOf(of, cover)],
  } as const
}

/** The host's player where it is one that can be embedded, else the page or the file that the editor gave. */
function addressOf({ player, link }: Watch): { embedUrl: string } | { contentUrl: string } {
  if (!player) return { contentUrl: link }
  const embed = new URL(player)
  embed.searchParams.delete('autoplay')
  return { embedUrl: embed.href }
}

/** `PT1H2M3S` (ISO 8601). */
function durationValue(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)]
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${rest || seconds < 60 ? `${rest}S` : ''}`
}

/** So many pictures of an album are named. */
const maxPictures = 40

export function imageGallery(of: SiteWords, album: Album, title: LocalText, description: string): Thing | undefined {
  if (album.images.length === 0) return undefined
  const url = of.siteUrl + localePath(of.locale, pathWithin.album(album.slug))
  const creditText = album.author ?? organiser(of).name
  return {
    '@type': 'ImageGallery',
    '@id': `${url}#gallery`,
    url,
    name: wordsOf(title),
    description,
    inLanguage: of.locale,
    ...(album.published !== null && { datePublished: isoAt(album.published) }),
    image: album.images.slice(0, maxPictures).map(({ file, title: caption }) => ({
      '@type': 'ImageObject',
      contentUrl: `${of.siteUrl}/assets/${file}/1920.avif`,
      creditText,
      ...(caption && { caption }),
    })),
  }
}

type OfPerson = SiteWords & {
  person: PersonView
  path: string
  description: string
  links: readonly string[]
  /** Whether they are of the organisers themselves. */
  isOurs?: boolean
}

/** The page of somebody who speaks, or of the team. */
export function profilePage({ person, path, description, links, isOurs = false, ...of }: OfPerson): Thing {
  const url = of.siteUrl + localePath(of.locale, path)
  const about: Thing = {
    '@type': 'Person',
    '@id': `${of.siteUrl}${path}#person`,
    name: wordsOf(person.name),
    url,
    description,
    ...(person.photo && { image: imageOf(of, person.photo) }),
    ...(person.position && { jobTitle: wordsOf(person.position) }),
    ...(isOurs && { worksFor: organiser(of) }),
    ...(person.company && { worksFor: { '@type': 'Organization', name: person.company } }),
    ...(links.length > 0 && { sameAs: links }),
  }
  return { '@type': 'ProfilePage', '@id': url, url, name: wordsOf(person.name), inLanguage: of.locale, mainEntity: about }
}
