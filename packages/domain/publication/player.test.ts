import { expect, test } from 'vitest'
import { playerOrigins, watchOf } from './player.ts'

const youTube = 'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0&hl=en'

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123', 'youtube.com', youTube],
  ['https://m.youtube.com/watch?v=abc_DEF-123&list=x', 'youtube.com', youTube],
  ['https://www.youtube.com/watch?v=abc_DEF-123&t=90s', 'youtube.com', `${youTube}&start=90`],
  ['https://youtu.be/abc_DEF-123?t=1h2m3s', 'youtu.be', `${youTube}&start=3723`],
  ['https://youtu.be/abc_DEF-123?t=12m', 'youtu.be', `${youTube}&start=720`],
  ['https://youtu.be/abc_DEF-123?t=soon', 'youtu.be', youTube],
  ['https://youtu.be/abc_DEF-123?si=tracker', 'youtu.be', youTube],
  ['https://www.youtube.com/live/abc_DEF-123', 'youtube.com', youTube],
  ['https://www.youtube.com/embed/abc_DEF-123', 'youtube.com', youTube],
  [
    'https://www.youtube.com/embed/live_stream?channel=UCabc_DEF-123',
    'youtube.com',
    'https://www.youtube-nocookie.com/embed/live_stream?channel=UCabc_DEF-123&autoplay=1&rel=0&hl=en',
  ],
  [
    'https://www.youtube.com/embed/videoseries?list=PLabc_DEF-123',
    'youtube.com',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLabc_DEF-123&autoplay=1&rel=0&hl=en',
  ],
  ['https://www.youtube.com/embed/live_stream', 'youtube.com', null],
  ['https://www.youtube.com/embed/videoseries?list="><script>', 'youtube.com', null],
  ['https://vimeo.com/123456789', 'vimeo.com', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://vimeo.com/123456789/0abc12de', 'vimeo.com', 'https://player.vimeo.com/video/123456789?h=0abc12de&autoplay=1&dnt=1'],
  [
    'https://player.vimeo.com/video/123456789?h=0abc12de',
    'player.vimeo.com',
    'https://player.vimeo.com/video/123456789?h=0abc12de&autoplay=1&dnt=1',
  ],
  ['https://www.youtube.com/@forum', 'youtube.com', null],
  ['https://www.youtube.com/watch?v="><script>', 'youtube.com', null],
  ['https://youtube.com.evil.example/watch?v=abc_DEF-123', 'youtube.com.evil.example', null],
  ['https://vimeo.com/categories/news', 'vimeo.com', null],
  ['https://video.example/embed/hall', 'video.example', null],
])('%s is watched at %s with the player %s', (address, host, player) => {
  expect(watchOf(address, 'en')).toMatchObject({ host, player })
  if (player) expect(playerOrigins).toContain(new URL(player).origin)
})

test.each([null, '', 'video', 'javascript:alert(1)', 'file:///etc/passwd'])('%j can be watched nowhere', (address) => {
  expect(watchOf(address, 'uk')).toBeNull()
})
