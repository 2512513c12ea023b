// Publications for tests, with empty defaults. The slug is the default title.
import { inAll } from '../localisation/localised-builder.ts'
import {
  type Album,
  blankAlbum,
  blankContentPage,
  blankMaterial,
  blankPost,
  blankPublication,
  blankVideo,
  type ContentPage,
  type Material,
  type Post,
  type Publication,
  type Video,
} from './publication.ts'

export function aPublication(own: Partial<Publication> = {}): Publication {
  const slug = own.slug ?? own.id ?? 'publication'
  return { ...blankPublication, id: slug, slug, title: inAll(slug), ...own }
}

export function aPost(own: Partial<Post> = {}): Post {
  return { ...blankPost, ...aPublication(own), ...own }
}

export function aContentPage(own: Partial<ContentPage> = {}): ContentPage {
  return { ...blankContentPage, ...aPublication(own), ...own }
}

export function aVideo(own: Partial<Video> = {}): Video {
  return { ...blankVideo, ...aPublication(own), ...own }
}

export function anAlbum(own: Partial<Album> = {}): Album {
  return { ...blankAlbum, ...aPublication(own), ...own }
}

export function aMaterial(own: Partial<Material> = {}): Material {
  return { ...blankMaterial, file: 'file', ...aPublication(own), ...own }
}
