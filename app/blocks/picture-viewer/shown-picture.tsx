import { localePath } from '#domain/address/paths.ts'
import { filled } from '#domain/localisation/filled.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { Arrow } from '../../ui/icon/icon.tsx'
import { type Gallery, pathOfPicture } from './gallery-view.ts'
import styles from './shown-picture.module.css'
import { ViewedPicture } from './viewed-picture.tsx'

/** The open picture above its gallery, with links to the next ones; with scripts app/islands/picture-viewer shows it full screen. */
export function ShownPicture({ gallery, number }: { gallery: Gallery; number: number }) {
  const locale = useLocale()
  const { photos } = useWords()
  const { pictures, path, whole } = gallery
  const picture = pictures[number - 1]
  if (!picture) return null
  const addressOf = (target: number) => localePath(locale, pathOfPicture(gallery, target))
  return (
    <section
      className={styles.shown}
      data-theme="ink"
      data-shown-picture=""
      aria-label={filled(photos.picture, { number, count: pictures.length })}
    >
      <div className={`wrap ${styles.inner}`}>
        <ViewedPicture picture={picture} number={number} count={pictures.length} />
        <ul className={styles.ways}>
          {number > 1 && (
            <li className={styles.previous}>
              <a className="target more" href={addressOf(number - 1)} rel="prev">
                <Arrow isBack />
                <span>{photos.previousPicture}</span>
              </a>
            </li>
          )}
          <li className={styles.counter}>
            <span className="figure">
              {number}&nbsp;/&nbsp;{pictures.length}
            </span>
            <a className="target more" href={localePath(locale, path)}>
              <span>{whole}</span>
            </a>
          </li>
          {number < pictures.length && (
            <li className={styles.next}>
              <a className="target more" href={addressOf(number + 1)} rel="next">
                <span>{photos.nextPicture}</span>
                <Arrow />
              </a>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
