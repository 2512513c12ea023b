import { useLocale } from '@forum/design/page/page-facts.tsx'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { aPicture } from '@forum/domain/picture/picture-builder.ts'
import { anAlbum } from '@forum/domain/publication/publication-builder.ts'
import { photo } from '@forum/site/app/gallery/content.ts'
import { AlbumGrid } from './album-grid.tsx'
import { albumView } from './album-view.ts'

const hall = anAlbum({
  slug: 'hall',
  title: inSome({ uk: 'Зала, у якій рахують', en: 'The hall' }),
  forumYear: 2024,
  images: [aPicture({ file: photo })],
})
const empty = anAlbum({ slug: 'empty', title: inSome({ uk: 'Ще без знімків' }) })

export function Albums() {
  const locale = useLocale()
  return <AlbumGrid albums={[hall, empty].map((album) => albumView(album, locale))} />
}
