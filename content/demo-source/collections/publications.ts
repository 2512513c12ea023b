// The collections that stand by themselves: people, news, pages, videos, albums, materials, contacts, documents.

import type { Text } from '../source-types.ts'
import { file, fileJunction, moment, type Row, rich, texts, wholeNumber } from './ledger.ts'
import type { Sources } from './sources.ts'

type Published = { slug: string; title: Text; published?: string; year?: number; active?: boolean }

const pageFields = (i: number, item: Published, where: string): Row => ({
  id: i + 1,
  slug: item.slug,
  is_active: item.active ?? true,
  ...texts('title', item.title),
  ...(item.published !== undefined && { published_date: moment(item.published, where) }),
  ...(item.year !== undefined && { forum_year: item.year }),
  sort: i + 1,
})

const speakers = (s: Sources): Row[] =>
  s.people.map((p, i) => {
    const where = `speaker ${p.slug}`
    return {
      ...pageFields(i, { ...p, title: p.name }, where),
      ...texts('position', p.position),
      ...texts('company', p.company),
      country: p.country || null,
      ...rich('description', p.description, where),
      photo: p.photo === false ? null : file(`portrait/${p.slug}`, where),
      links: p.links ?? [],
    }
  })

const team = (s: Sources): Row[] =>
  s.team.map((m, i) => {
    const where = `team member ${m.slug}`
    return {
      ...pageFields(i, { ...m, title: m.name }, where),
      category: m.category,
      ...texts('position', m.position),
      ...rich('description', m.description, where),
      photo: m.photo === false ? null : file(`member/${m.slug}`, where),
      email: m.email ?? null,
      phone: m.phone ?? null,
    }
  })

const posts = (s: Sources): Row[] =>
  s.news.map((post, i) => {
    const where = `news ${post.slug}`
    return {
      ...pageFields(i, post, where),
      ...texts('lead', post.lead),
      ...rich('body', post.body, where),
      cover: file(post.cover, where),
      category: post.category,
      source_url: post.sourceUrl ?? null,
    }
  })

const pages = (s: Sources): Row[] =>
  s.pages.map((page, i) => {
    const where = `page ${page.slug}`
    return {
      ...pageFields(i, page, where),
      ...rich('body', page.body, where),
      cover: file(page.cover, where),
      template: page.template,
      show_in_list: page.showInList,
    }
  })

const videos = (s: Sources): Row[] =>
  s.videos.map((video, i) => {
    const where = `video ${video.slug}`
    return {
      ...pageFields(i, video, where),
      video_url: video.videoUrl,
      cover: file(video.cover, where),
      ...texts('description', video.description),
      duration: wholeNumber(video.duration, where),
      speakers: s.ids.speakers.junction('speakers_id', video.speakers, where),
    }
  })

const albums = (s: Sources): Row[] =>
  s.albums.map((album, i) => {
    const where = `album ${album.slug}`
    return {
      ...pageFields(i, album, where),
      cover: file(album.cover, where),
      ...texts('description', album.description),
      images: fileJunction(album.images, where),
      author: album.author,
    }
  })

const materials = (s: Sources): Row[] =>
  s.materials.map((material, i) => {
    const where = `material ${material.slug}`
    return {
      ...pageFields(i, material, where),
      file: file(material.file, where),
      kind: material.kind,
      size: s.sizes.get(material.file) ?? null,
      cover: file(material.cover, where),
    }
  })

export const publicationCollections = (s: Sources): Record<string, Row[]> => ({
  speakers: speakers(s),
  team_members: team(s),
  blog_posts: posts(s),
  pages: pages(s),
  videos: videos(s),
  photos: albums(s),
  materials: materials(s),
  contacts: s.contacts.map((c, i) => ({
    id: i + 1,
    type: c.type,
    ...texts('name', c.name),
    phone: c.phone ?? null,
    email: c.email ?? null,
    ...texts('speaker_contact', c.speakerContact),
    link: c.link ?? null,
    sort: i + 1,
    is_active: c.active ?? true,
  })),
  documents: s.documents.map((d, i) => ({
    id: i + 1,
    kind: d.kind,
    file_ua: file(d.fileUa, `document ${d.kind}`),
    file_en: file(d.fileEn, `document ${d.kind}`),
    sort: i + 1,
  })),
})
