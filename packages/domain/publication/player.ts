import type { Locale } from '../localisation/locale.ts'

/** Players that the site embeds; site/server/page-cache allows no other frames. */
export const playerOrigins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** Where to watch a video. */
export type Watch = {
  /** Its page, or the editor's address. */
  link: string
  /** The host's name: `youtube.com`. */
  host: string
  /** Address of the embedded player; null: the site only links to the video. */
  player: string | null
}

/** Parses an editor's video address; null: not a web address. */
export function watchOf(address: string | null, locale: Locale): Watch | null {
  const url = address !== null && URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^(www|m)\./, '')
  return { link: url.href, host, player: youTubePlayer(url, host, locale) ?? vimeoPlayer(url, host) }
}

function youTubePlayer(url: URL, host: string, locale: Locale): string | null {
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null
  const [first, second] = url.pathname.split('/').slice(1)
  const isBelow = ['embed', 'live', 'shorts', 'v'].includes(first ?? '')
  const id = host === 'youtu.be' ? first : isBelow ? second : first === 'watch' ? url.searchParams.get('v') : null
  const collection = id ? ofChannelOrList(id, url) : null
  if (!id || !/^[\w-]{6,20}$/.test(id) || collection === undefined) return null
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '')
  const query = new URLSearchParams({
    ...collection,
    autoplay: '1',
    rel: '0',
    hl: locale,
    ...(start > 0 && { start: `${start}` }),
  })
  return `${playerOrigins[0]}/embed/${id}?${query}`
}

/** Seconds of `90`, `90s` or `1h2m3s`; otherwise 0. */
function secondsOf(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Player parameters of a channel's broadcast or a playlist; undefined: not given; null: the id is a video. */
function ofChannelOrList(id: string, { searchParams }: URL): Record<string, string> | null | undefined {
  const name = ({ live_stream: 'channel', videoseries: 'list' } as const)[id as 'live_stream']
  if (!name || !['live_stream', 'videoseries'].includes(id)) return null
  const value = searchParams.get(name) ?? ''
  return /^[\w-]{10,64}$/.test(value) ? { [name]: value } : undefined
}

function vimeoPlayer(url: URL, host: string): string | null {
  if (!['vimeo.com', 'player.vimeo.com'].includes(host)) return null
  const [, id, unlisted] = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname) ?? []
  if (!id) return null
  const key = unlisted ?? /^[0-9a-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0]
  return `${playerOrigins[1]}/video/${id}?${new URLSearchParams({ ...(key && { h: key }), autoplay: '1', dnt: '1' })}`
}
