// A small edition for tests in the format of the content service: flat tables, ids for relations, inline junction rows.
import type { RawRecord } from './raw-content.ts'

export const pictureId = '0f8fad5b-d9cb-469f-a165-70867728950e'
const text = (name: string, value: string) => ({
  [`${name}_ua`]: `${value} ua`,
  [`${name}_en`]: `${value} en`,
  [`${name}_ru`]: `${value} ru`,
})

/** New tables each time, because tests change them. */
export function fixtureTables(): Map<string, RawRecord[]> {
  return new Map(
    Object.entries({
      forums: [
        {
          id: 2,
          year: 2024,
          is_archived: false,
          tickets_status: 'ended',
          ...text('title', 'Forum 2024'),
          start_date: '2024-11-07T09:00:00',
        },
        {
          id: 1,
          year: 2025,
          is_archived: false,
          tickets_status: 'started',
          ...text('title', 'Forum 2025'),
          ...text('description', '<p>About</p>'),
          start_date: '2025-10-16T09:00:00',
          map_url: 'https://maps.example/x',
          stats: [{ value: 12, ...text('label', 'people') }],
          speakers: [
            { id: 1, speakers_id: 11, sort: 2 },
            { id: 2, speakers_id: 10, sort: 1 },
            { id: 3, speakers_id: null },
            { id: 4, speakers_id: 12 },
          ],
          gallery: [{ id: 1, directus_files_id: pictureId, sort: 1 }],
        },
      ],
      rooms: [
        { id: 2, slug: 'desna', ...text('title', 'Desna'), sort: 2 },
        { id: 1, slug: 'velyka', ...text('title', 'Main Hall'), sort: 1 },
      ],
      topics: [
        { id: 2, slug: 'land', ...text('title', 'Land'), sort: 2 },
        { id: 1, slug: 'energy', ...text('title', 'Energy'), sort: 1 },
      ],
      program_days: [
        { id: 1, forum: 1, date: '2025-10-16', ...text('title', 'Forum day') },
        { id: 2, forum: 1, slug: 'meetings', date: '2025-10-17', ...text('title', 'Meetings') },
      ],
      events: [
        {
          id: 5,
          forum: 1,
          program_day: 1,
          slug: 'prices',
          status: 'published',
          ...text('title', 'Prices'),
          ...text('description', '<p>Text</p>'),
          kind: 'panel',
          topic: 1,
          start_date: '2025-10-16T10:00:00',
          end_date: '2025-10-16T11:00:00',
          room: 1,
          moderators: [{ id: 1, speakers_id: 10 }],
          speakers: [
            { id: 2, speakers_id: 11, sort: 1 },
            { id: 3, speakers_id: 12, sort: 2 },
          ],
        },
        {
          id: 6,
          forum: 1,
          program_day: 1,
          slug: 'opening',
          status: null,
          ...text('title', 'Opening'),
          kind: 'ceremony',
          start_date: '2025-10-16T09:00:00',
        },
        { id: 7, forum: 1, program_day: 1, slug: 'hidden', status: 'disabled', ...text('title', 'Hidden') },
        { id: 8, forum: 1, program_day: null, slug: 'late', ...text('title', 'Late'), start_date: '2025-10-17T18:00:00' },
      ],
      side_events: [
        {
          id: 1,
          forum: 1,
          slug: 'run',
          ...text('title', 'Run'),
          start_date: '2025-10-18T08:00:00',
          registration_url: 'javascript:alert(1)',
        },
      ],
      broadcasts: [{ id: 1, forum: 1, room: 1, slug: 'hall', ...text('title', 'Hall live'), status: 'live' }],
      short_programs: [
        { id: 1, forum: 1, time: '09:00:00', ...text('title', 'Doors open') },
        { id: 2, forum: 1, time: '9 o’clock', ...text('title', 'Bad') },
      ],
      speakers: [
        {
          id: 10,
          slug: 'olena',
          is_active: true,
          ...text('title', 'Olena'),
          country: 'ua',
          photo: pictureId,
          sort: 1,
          links: [{ type: 'site', url: 'https://olena.example' }],
        },
        { id: 11, slug: 'taras', is_active: true, ...text('title', 'Taras'), sort: 2 },
        { id: 12, slug: 'away', is_active: false, ...text('title', 'Away'), sort: 3 },
      ],
      team_members: [{ id: 1, slug: 'ada', category: 'supervisors', ...text('title', 'Ada'), email: 'ada@forum.example' }],
      ticket_groups: [{ id: 1, forum: 1, ...text('title', 'Standard') }],
      tickets: [
        { id: 1, ticket_group: 1, ...text('title', 'One day'), price: 2400, sort: 2 },
        { id: 2, ticket_group: 1, ...text('title', 'Student'), price: '900', sort: 1 },
        { id: 3, ticket_group: 1, ...text('title', 'Wrong'), price: 12.5 },
      ],
      partner_groups: [
        { id: 1, forum: 1, ...text('title', 'General'), size: 'large', partners: [{ id: 1, partners_id: 1, sort: 1 }] },
      ],
      partners: [{ id: 1, slug: 'opora', ...text('title', 'Opora'), url: 'https://opora.example' }],
      blog_posts: [
        {
          id: 1,
          slug: 'news-one',
          ...text('title', 'News'),
          ...text('body', '<p>Body</p>'),
          published_date: '2025-09-01T10:00:00',
        },
      ],
      pages: [{ id: 1, slug: 'rules', ...text('title', 'Rules'), ...text('body', 'Plain\n\ntext') }],
      videos: [
        { id: 1, slug: 'film', ...text('title', 'Film'), video_url: 'https://video.example/1', speakers: [{ speakers_id: 10 }] },
      ],
      photos: [
        {
          id: 1,
          slug: 'album',
          ...text('title', 'Album'),
          cover: pictureId,
          images: [{ id: 1, directus_files_id: pictureId, sort: 1 }],
        },
      ],
      materials: [{ id: 1, slug: 'report', ...text('title', 'Report'), file: pictureId, kind: 'report', size: 1000 }],
      contacts: [
        { id: 1, type: 'contacts', ...text('name', 'Press'), phone: '+38 044 000 00 00', sort: 1 },
        { id: 2, type: 'socials', name_en: 'Face book', link: 'https://facebook.example/forum', sort: 2 },
        { id: 3, type: 'socials', name_en: 'MySpace', link: 'https://myspace.example/forum', sort: 3 },
      ],
      documents: [{ id: 1, kind: 'privacy', file_ua: pictureId, file_en: pictureId }],
      files: [{ id: pictureId, width: 1200, height: 800, title: 'A hall' }],
    }),
  )
}

/** Documents of a forum that sells tickets: with an offer and refund terms. */
export const legalRecords = (): RawRecord[] =>
  ['privacy', 'offer', 'refund'].map((kind, index) => ({ id: index + 1, kind, file_ua: pictureId, file_en: pictureId }))
