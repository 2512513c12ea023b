import { noBreak } from '#domain/localisation/line-ends.ts'
import { useWords } from '../../locale.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './place.module.css'
import type { PlaceView } from './place-view.ts'
import { RiverMap } from './river-map.tsx'

/** The hall of an edition beside the drawing of its embankment. */
export function Place({ place }: { place: PlaceView }) {
  const { home } = useWords()
  return (
    <section className={`section ${styles.place}`} data-theme="white">
      <div className="wrap grid">
        <div className={styles.where}>
          <h2>{place.venue || home.place}</h2>
          {place.address && <p className={styles.address}>{noBreak(place.address)}</p>}
          {place.note && <RichText of={place.note} />}
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
              {place.address && <span>{noBreak(place.address)}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
