import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { CSSProperties } from 'react'
import { type Gallery, type PictureView, pathOfPicture } from './gallery-view.ts'
import sheet from './picture-rows.css?inline'
import { Viewer } from './viewer.tsx'

/** Maximum width of the rows, pixels. */
const rowWidth = 1312

/** Pictures in rows of equal height; each links to its page and opens the viewer. */
export function PictureRows({ gallery, hasFirst }: { gallery: Gallery; hasFirst: boolean }) {
  const locale = useLocale()
  const { photos } = useWords()
  const { pictures, title } = gallery
  return (
    <div {...data({ 'data-module': 'picture-viewer' })}>
      <Sheet of={sheet} />
      <ul role="list" className="pictureRows">
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an editor may put a picture into an album twice.
          <li key={index} style={placeOf(picture)}>
            <a
              href={localePath(locale, pathOfPicture(gallery, index + 1))}
              lang={langOf(picture.title)}
              {...data({ 'data-unmeasured': picture.isMeasured ? undefined : '' })}
            >
              <Plate ratio="fill">
                <Picture
                  file={picture.file}
                  alt={wordsOf(picture.title) ?? filled(photos.picture, { number: index + 1, count: pictures.length })}
                  sizes={sizesOf(picture)}
                  width={picture.width}
                  height={picture.height}
                  isFirst={hasFirst && index === 0}
                />
              </Plate>
            </a>
          </li>
        ))}
      </ul>
      <Viewer title={title} />
    </div>
  )
}

function placeOf({ place, narrowPlace }: PictureView): CSSProperties {
  return {
    '--ratio': place.ratio,
    '--row-ratio': place.rowRatio,
    '--gaps': place.rowCount - 1,
    '--narrow-row-ratio': narrowPlace.rowRatio,
    '--narrow-gaps': narrowPlace.rowCount - 1,
  } as CSSProperties
}

function sizesOf({ place, narrowPlace }: PictureView): string {
  const [share, narrowShare] = [place.ratio / place.rowRatio, narrowPlace.ratio / narrowPlace.rowRatio]
  return `(max-width: 760px) ${Math.ceil(narrowShare * 92)}vw, (max-width: 1440px) ${Math.ceil(share * 91)}vw, ${Math.ceil(share * rowWidth)}px`
}
