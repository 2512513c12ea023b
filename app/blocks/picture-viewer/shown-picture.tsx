import { Link } from 'react-router'
import { localePath } from '#domain/address/paths.ts'
import { useLocale } from '../../locale.tsx'
import { Arrow } from '../../ui/icon/icon.tsx'
import { useReadingWords } from '../../words/reading-words.ts'
import { type Gallery, pathOfPicture } from './gallery-view.ts'
import styles from './shown-picture.module.css'
import { ViewedPicture } from './viewed-picture.tsx'

/** The picture of the address above its gallery, with links to its neighbours: the viewer without scripts. */
export function ShownPicture({ gallery, number }: { gallery: Gallery; number: number }) {
  const locale = useLocale()
  const { photos } = useReadingWords()
  const { pictures, path, whole } = gallery
  const picture = pictures[number - 1]
  if (!picture) return null
  const addressOf = (target: number) => localePath(locale, pathOfPicture(gallery, target))
  return (
    <section className={styles.shown} data-theme="ink" data-awaiting="" aria-label={photos.picture(number, pictures.length)}>
      <div className={`wrap ${styles.inner}`}>
        <ViewedPicture picture={picture} number={number} count={pictures.length} />
        <ul className={styles.ways}>
          {number > 1 && (
            <li className={styles.previous}>
              <Link className="target more" to={addressOf(number - 1)} rel="prev">
                <Arrow isBack />
                <span>{photos.previousPicture}</span>
              </Link>
            </li>
          )}
          <li className={styles.counter}>
            <span className="figure">
              {number}&nbsp;/&nbsp;{pictures.length}
            </span>
            <Link className="target more" to={localePath(locale, path)}>
              <span>{whole}</span>
            </Link>
          </li>
          {number < pictures.length && (
            <li className={styles.next}>
              <Link className="target more" to={addressOf(number + 1)} rel="next">
                <span>{photos.nextPicture}</span>
                <Arrow />
              </Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
