// Publications for tests: whole, and empty but for what the test gives. The title is the slug where nothing else is said.
import { inAll, nothing } from '../localisation/localised-builder.ts'
import type { Album, ContentPage, Material, Post, Publication, Video } from './publication.ts'

export function aPublication(own: Partial<Publication> = {}): Publication {
  const slug = own.slug ?? own.id ?? 'publication'
  return { id: slug, slug, title: inAll(slug), published: null, forumYear: null, cover: null, ...own }
}

export function aPost(own: Partial<Post> = {}): Post {
  return { ...aPublication(own), lead: nothing, body: nothing, category: null, sourceUrl: null, changed: null, ...own }
}

export function aContentPage(own: Partial<ContentPage> = {}): ContentPage {
  return { ...aPublication(own), body: nothing, template: 'text', isListed: true, ...own }
}

export function aVideo(own: Partial<Video> = {}): Video {
  return { ...aPublication(own), description: nothing, videoUrl: null, duration: null, speakerIds: [], ...own }
}

export function anAlbum(own: Partial<Album> = {}): Album {
  return { ...aPublication(own), description: nothing, images: [], author: null, ...own }
}

export function aMaterial(own: Partial<Material> = {}): Material {
  return { ...aPublication(own), file: 'file', format: null, kind: null, size: null, ...own }
}
