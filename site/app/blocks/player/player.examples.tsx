import { useLocale } from '@forum/design/page/page-facts.tsx'
import { watchOf } from '@forum/domain/publication/player.ts'
import { photo } from '@forum/site/app/gallery/content.ts'
import { Player } from './player.tsx'

const video = { title: 'Форум за три хвилини', page: '/uk/videos/three-minutes', poster: photo, call: 'Дивитися' }

export function Closed() {
  return <Player {...video} watch={watchOf('https://youtu.be/abc_DEF-123', useLocale())} open={null} />
}

export function OnAnotherSite() {
  return <Player {...video} watch={watchOf('https://video.example/1', useLocale())} open={null} />
}

export const NotYet = () => <Player {...video} watch={null} open={null} />
