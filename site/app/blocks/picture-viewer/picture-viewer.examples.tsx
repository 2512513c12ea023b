import { useLocale } from '@forum/design/page/page-facts.tsx'
import { aPicture } from '@forum/domain/picture/picture-builder.ts'
import { photo } from '@forum/site/app/gallery/content.ts'
import { type Gallery, pictureViews } from './gallery-view.ts'
import { PictureRows } from './picture-rows.tsx'
import { ShownPicture } from './shown-picture.tsx'

const pictures = [
  aPicture({ file: photo, title: 'Зала' }),
  aPicture({ file: photo, width: null, height: null }),
  aPicture({ file: photo, width: 800, height: 1000 }),
]

function useGallery(): Gallery {
  return { path: '/photos/hall', pictures: pictureViews(pictures, useLocale()), whole: 'Усі знімки', title: 'Зала' }
}

export function Rows() {
  return <PictureRows gallery={useGallery()} hasFirst />
}

export function Second() {
  return <ShownPicture gallery={useGallery()} number={2} />
}
