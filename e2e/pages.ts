// One row per page: it brings status, title, language links, axe, HTML validity, no console error and no horizontal scroll.
import type { Locale } from '#domain/localisation/locale.ts'

export type PageRow = {
  name: string
  /** Path without the language. */
  path: string
  status: number
  /** Languages in which it exists; all three when not given. */
  locales?: readonly Locale[]
}

export const pages: readonly PageRow[] = [
  { name: 'home', path: '', status: 200 },
  { name: 'programme', path: '/forum/2025/program', status: 200 },
  { name: 'programme of the first day', path: '/forum/2025/program?day=2025-10-15', status: 200 },
  { name: 'programme of an archived edition', path: '/forum/2019/program', status: 200 },
  { name: 'programme of the cancelled edition', path: '/forum/2020/program', status: 200 },
  { name: 'session', path: '/forum/2025/program/mala-heneratsiia', status: 200 },
  { name: 'speakers of the year', path: '/forum/2025/speakers', status: 200 },
  { name: 'speakers', path: '/speakers', status: 200 },
  { name: 'speakers, nobody matching', path: '/speakers?q=zzzz', status: 200 },
  { name: 'person', path: '/speakers/severyn-zaichenko', status: 200 },
  { name: 'archived edition', path: '/forum/2023', status: 200 },
  { name: 'current edition', path: '/forum/2025', status: 200 },
  { name: 'cancelled edition', path: '/forum/2020', status: 200 },
  { name: 'news', path: '/news', status: 200 },
  { name: 'news, second page', path: '/news?page=2', status: 200 },
  { name: 'post', path: '/news/tsiny-na-kvytky-2025', status: 200 },
  { name: 'videos', path: '/videos', status: 200 },
  { name: 'video', path: '/videos/forum-2024-za-try-khvylyny', status: 200 },
  { name: 'photos', path: '/photos', status: 200 },
  { name: 'photos, second page', path: '/photos?page=2', status: 200 },
  { name: 'photos, no such page', path: '/photos?page=3', status: 404 },
  { name: 'album', path: '/photos/zala-u-yakii-rakhuiut', status: 200 },
  { name: 'album open at a picture', path: '/photos/zala-u-yakii-rakhuiut?picture=3', status: 200 },
  { name: 'unknown album', path: '/photos/no-such-album', status: 404 },
  { name: 'about', path: '/about', status: 200 },
  { name: 'contacts', path: '/contacts', status: 200 },
  { name: 'materials', path: '/materials', status: 200 },
  { name: 'partners', path: '/partners', status: 200 },
  { name: 'team', path: '/team', status: 200 },
  { name: 'member of the team', path: '/team/snizhana-koverda-murava', status: 200 },
  { name: 'list of pages', path: '/pages', status: 200 },
  { name: 'content page, wide', path: '/venue', status: 200 },
  { name: 'content page, text', path: '/accessibility', status: 200 },
  { name: 'unknown member of the team', path: '/team/nobody', status: 404 },
  { name: 'unknown content page', path: '/no-such-page', status: 404 },
  { name: 'not found', path: '/404', status: 404 },
  { name: 'unknown path', path: '/no/such/page', status: 404 },
  { name: 'unknown year', path: '/forum/1999', status: 404 },
  { name: 'unknown session', path: '/forum/2025/program/no-such-session', status: 404 },
]
