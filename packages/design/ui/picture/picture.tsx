import { isDrawing, shortName } from '@forum/domain/picture/short-name.ts'
import type { ReactNode } from 'react'
import styles from './picture.module.css'

/** Widths that the site makes (site/server/images). */
const widths = [160, 320, 480, 640, 960, 1280, 1920] as const
/** For browsers without AVIF. */
const widest = 960

/**
 * How `sizes` begins of a picture as wide as a phone: less than it fills. One of two dots a pixel takes the next smaller file, and paints it a round trip
 * earlier. `first`: the largest of a page; `lead`: of a list, or of a video.
 */
export const onPhones = { first: '(max-width: 480px) 64vw', lead: '(max-width: 480px) 72vw' } as const

type PictureProps = {
  /** Id of the file. */
  file: string
  /** Empty for decoration. */
  alt: string
  /** Its widths in the layout, as the `sizes` attribute. */
  sizes: string
  /** The layout's aspect ratio; the picture fills it. */
  width: number
  height: number
  /** The largest width, in pixels, that the layout can use on a dense screen. */
  largest?: (typeof widths)[number]
  /** The page's first picture. */
  isFirst?: boolean
}

/** A picture of the content service, laid on the plate of its theme (see plate), a photograph as one ink. AVIF where the browser reads it; the few that do not have one width of WebP. */
export function Picture({ file, alt, sizes, width, height, largest = 960, isFirst = false }: PictureProps): ReactNode {
  return (
    <picture className={styles.formats}>
      <source type="image/avif" srcSet={pictureSources(file, largest)} sizes={sizes} />
      <img
        className={isDrawing(file) ? styles.picture : `${styles.picture} ${styles.ink}`}
        src={pictureAddress(file, Math.min(largest, widest), 'webp')}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** The `srcset` of a picture: its widths up to `largest`. */
function pictureSources(file: string, largest: (typeof widths)[number]): string {
  const used = widths.filter((candidate) => candidate >= 320 && candidate <= largest)
  return used.map((candidate) => `${pictureAddress(file, candidate, 'avif')} ${candidate}w`).join(', ')
}

/** Where the server gives the picture in one of its `widths`. */
export function pictureAddress(file: string, width: number, format: 'avif' | 'webp'): string {
  return `/assets/${shortName(file)}/${width}.${format}`
}

type PlateProps = { children?: ReactNode; ratio: 'portrait' | 'wide' | 'photo' | 'thumb' | 'fill' }

/** The ground behind a picture: light lines on the ink theme, dark lines on the white one, wheat while its link is pointed at. */
export function Plate({ children, ratio }: PlateProps): ReactNode {
  return <span className={`${styles.plate} ${styles[ratio]}`}>{children}</span>
}
