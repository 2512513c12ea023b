import { data } from '@forum/design/attributes/attributes.ts'
import { Sheet } from '@forum/design/page/inline.tsx'
import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import turn from '@forum/design/styles/parts/turn.css?inline'
import { Arrow } from '@forum/design/ui/icon/icon.tsx'
import { localePath } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { type Gallery, pathOfPicture } from './gallery-view.ts'
import sheet from './shown-picture.css?inline'
import viewed from './viewed-picture.css?inline'
import { ViewedPicture } from './viewed-picture.tsx'

/** The open picture above its gallery, with links to the next ones; with scripts site/app/islands/picture-viewer shows it full screen. */
export function ShownPicture({ gallery, number }: { gallery: Gallery; number: number }) {
  const locale = useLocale()
  const { photos } = useWords()
  const { pictures, path, whole } = gallery
  const picture = pictures[number - 1]
  if (!picture) return null
  const addressOf = (target: number) => localePath(locale, pathOfPicture(gallery, target))
  return (
    <section
      className="shown"
      data-theme="ink"
      {...data({ 'data-shown-picture': '' })}
      aria-label={filled(photos.picture, { number, count: pictures.length })}
    >
      <Sheet of={turn + sheet + viewed} />
      <div className="wrap shownInner">
        <ViewedPicture picture={picture} number={number} count={pictures.length} />
        <div className="turn screenOnly">
          <div>
            {number > 1 && (
              <a className="target more" href={addressOf(number - 1)} rel="prev">
                <Arrow isBack />
                <span>{photos.previousPicture}</span>
              </a>
            )}
          </div>
          <p className="cluster">
            <span className="figure">
              {number}&nbsp;/&nbsp;{pictures.length}
            </span>
            <a className="target more" href={localePath(locale, path)}>
              <span>{whole}</span>
            </a>
          </p>
          <div>
            {number < pictures.length && (
              <a className="target more" href={addressOf(number + 1)} rel="next">
                <span>{photos.nextPicture}</span>
                <Arrow />
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
