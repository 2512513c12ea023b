import type { CSSProperties } from 'react'
import { langOf, wordsOf } from '#domain/localisation/local-text.ts'
import { useWords } from '../../page-facts.tsx'
import { Picture, Plate } from '../../ui/picture/picture.tsx'
import type { PictureView } from './gallery-view.ts'
import styles from './viewed-picture.module.css'

/** The largest width at which a picture is viewed. */
export const largestViewed = 1920

type ViewedPictureProps = { picture: PictureView; number: number; count: number }

/** A picture as large as its surroundings allow: they set `--room`, the height that it may take. */
export function ViewedPicture({ picture, number, count }: ViewedPictureProps) {
  const { photos } = useWords()
  return (
    <span
      className={picture.isMeasured ? styles.picture : `${styles.picture} ${styles.unmeasured}`}
      style={{ '--ratio': picture.width / picture.height } as CSSProperties}
      lang={langOf(picture.title)}
    >
      <Plate ratio="fill">
        <Picture
          key={picture.file}
          file={picture.file}
          alt={wordsOf(picture.title) ?? photos.picture(number, count)}
          sizes={viewedSizes(picture)}
          width={picture.width}
          height={picture.height}
          largest={largestViewed}
          isFirst
        />
      </Plate>
    </span>
  )
}

export function viewedSizes({ width, height }: PictureView): string {
  return `min(100vw, ${Math.round((width / height) * 90)}vh)`
}
