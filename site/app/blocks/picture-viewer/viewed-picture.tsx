import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { Picture, Plate } from '@forum/design/ui/picture/picture.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import { langOf, wordsOf } from '@forum/domain/localisation/local-text.ts'
import type { CSSProperties } from 'react'
import type { PictureView } from './gallery-view.ts'

type ViewedPictureProps = { picture: PictureView; number: number; count: number }

/** A picture as large as possible; its container sets `--room`, the available height. */
export function ViewedPicture({ picture, number, count }: ViewedPictureProps) {
  const { photos } = useWords()
  return (
    <span
      className="viewedPicture"
      {...data({ 'data-unmeasured': picture.isMeasured ? undefined : '' })}
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
      lang={langOf(picture.title)}
    >
      <Plate ratio="fill">
        <Picture
          file={picture.file}
          alt={wordsOf(picture.title) ?? filled(photos.picture, { number, count })}
          sizes={`min(100vw, ${Math.round((picture.width / picture.height) * 90)}vh)`}
          width={picture.width}
          height={picture.height}
          largest={1920}
          isFirst
        />
      </Plate>
    </span>
  )
}
