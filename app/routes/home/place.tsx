import { RichText } from '../../blocks/rich-text/rich-text.tsx'
import { useWords } from '../../locale.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import styles from './home.module.css'
import type { HomeView } from './home-view.ts'
import { RiverMap } from './river-map.tsx'

export function Place({ place }: { place: NonNullable<HomeView['place']> }) {
  const { home } = useWords()
  return (
    <section className={`section ${styles.place}`} data-theme="white">
      <div className="wrap grid">
        <div className={styles.where}>
          <h2>{place.venue || home.place}</h2>
          {place.address && <p className={styles.address}>{place.address}</p>}
          {place.note && <RichText text={place.note} lang={place.noteLang} />}
          {place.mapUrl && (
            <p>
              <MoreLink to={place.mapUrl}>{home.route}</MoreLink>
            </p>
          )}
        </div>
        <div className={styles.map}>
          <RiverMap />
          {place.venue && (
            <p className={styles.pin}>
              {place.venue}
              {place.address && <span>{place.address}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
