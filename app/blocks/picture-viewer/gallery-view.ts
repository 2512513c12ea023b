import { type LocalText, textByLetters } from '#domain/localisation/local-text.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import type { Picture } from '#domain/picture/picture.ts'
import { pageNumber } from '#domain/publication/paging.ts'
import { justifiedRows, laidRatio, narrowRows, type Place } from './justified-rows.ts'

export type PictureView = {
  file: string
  /** In pixels; as 3:2 when nobody knows them. */
  width: number
  height: number
  isMeasured: boolean
  title: LocalText | null
  place: Place
  /** The same on phones. */
  narrowPlace: Place
}

/** The pictures of one page, each of which that page's address can open: `?picture=3`. */
export type Gallery = {
  /** Path of the page without its language. */
  path: string
  title: LocalText
  pictures: readonly PictureView[]
  /** What leads from one picture to all of them. */
  whole: string
}

/** Path, without the language, of the gallery open at a picture, counted from 1. */
export function pathOfPicture({ path }: Pick<Gallery, 'path'>, number: number): string {
  return `${path}?picture=${number}`
}

export function pictureViews(pictures: readonly Picture[], locale: Locale): PictureView[] {
  const ratios = pictures.map(({ width, height }) => laidRatio(width, height))
  const [places, narrow] = [justifiedRows(ratios), narrowRows(ratios)]
  return pictures.flatMap(({ file, width, height, title }, index) => {
    const [place, narrowPlace] = [places[index], narrow[index]]
    if (!place || !narrowPlace) return []
    const isMeasured = Boolean(width && height)
    const words = title?.trim() || null
    return [
      {
        file,
        width: isMeasured && width ? width : 1200,
        height: isMeasured && height ? height : 800,
        isMeasured,
        title: words ? textByLetters(words, locale) : null,
        place,
        narrowPlace,
      },
    ]
  })
}

/** The picture that the parameter asks for, from 1; null for none, undefined for what is no picture of the gallery. */
export function pictureNumber(parameter: string | null, count: number): number | null | undefined {
  if (parameter === null) return null
  const number = pageNumber(parameter)
  return number !== undefined && number <= count ? number : undefined
}
