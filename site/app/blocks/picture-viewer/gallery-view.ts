import { type LocalText, textByLetters } from '@forum/domain/localisation/local-text.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import type { Picture } from '@forum/domain/picture/picture.ts'
import { pageNumber } from '@forum/domain/publication/paging.ts'
import { justifiedRows, laidRatio, narrowRows } from './justified-rows.ts'

export type PictureView = ReturnType<typeof pictureViews>[number]

/** A page's pictures; `?picture=3` opens one. */
export type Gallery = {
  /** Path without language. */
  path: string
  title: LocalText
  pictures: readonly PictureView[]
  /** Label of the link to all pictures. */
  whole: string
}

/** Address of an open picture, without language; counted from 1. */
export function pathOfPicture({ path }: Pick<Gallery, 'path'>, number: number): string {
  return `${path}?picture=${number}`
}

export function pictureViews(pictures: readonly Picture[], locale: Locale) {
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
        /** In pixels; 3:2 if unknown. */
        width: isMeasured && width ? width : 1200,
        height: isMeasured && height ? height : 800,
        isMeasured,
        title: words ? textByLetters(words, locale) : null,
        place,
        /** Layout on phones. */
        narrowPlace,
      },
    ]
  })
}

/** Number of the requested picture, from 1; null: none, undefined: invalid. */
export function pictureNumber(parameter: string | null, count: number): number | null | undefined {
  if (parameter === null) return null
  const number = pageNumber(parameter)
  return number !== undefined && number <= count ? number : undefined
}
