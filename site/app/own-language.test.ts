// Texts fall back to another language where editors have not translated them; what a page says of itself in its head does not.

import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aMember, aPerson } from '@forum/domain/people/person-builder.ts'
import { aPicture } from '@forum/domain/picture/picture-builder.ts'
import { aBroadcast, aSideEvent } from '@forum/domain/programme/programme-builder.ts'
import { aContentPage, anAlbum, aPost, aVideo } from '@forum/domain/publication/publication-builder.ts'
import { expect, test } from 'vitest'
import { before, contentWith, edition } from './whole-site-builder.ts'
import { crawl, wholeSite } from './whole-site-fixture.ts'

test('what a page says of itself in its head is in its language, whatever its texts are in', async () => {
  const text = inSome({ uk: [{ tag: 'p' as const, children: ['Лише українською.'] }], en: null, ru: null })
  const [talk] = edition(2025).events
  const forum = edition(2025, {
    description: text,
    events: talk ? [{ ...talk, description: text }] : [],
    broadcasts: [aBroadcast({ id: 'hall-2025', videoUrl: 'https://video.example/1', description: text })],
  })
  const one = contentWith(forum)
  const content = {
    ...one,
    people: [aPerson({ id: 'olena', description: text })],
    team: [aMember({ id: 'ada', category: 'organizers', description: text })],
    sideEvents: [aSideEvent({ id: 'walk', forumYear: 2025, description: text })],
    posts: [aPost({ id: 'post', body: text })],
    pages: [
      aContentPage({ id: 'venue', body: text }),
      aContentPage({ id: 'about', body: text }),
      aContentPage({ id: 'donate', body: text }),
    ],
    videos: [aVideo({ id: 'film', forumYear: 2025, description: text })],
    albums: [anAlbum({ id: 'album', images: [aPicture()], description: text })],
  }
  const pages = await crawl(wholeSite(content, { now: before }), ['/en'])
  const shown = [...pages].filter(([path, { html }]) => path.startsWith('/en') && html.includes('Лише українською.'))
  expect(shown.length).toBeGreaterThan(8)
  const described = (html: string) => /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
  expect(shown.filter(([, { html }]) => /Лише|^$/.test(described(html))).map(([path]) => path)).toEqual([])
})
