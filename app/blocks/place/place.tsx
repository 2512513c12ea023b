import { noBreak } from '#domain/localisation/line-ends.ts'
import { useWords } from '../../page-facts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './place.module.css'
import type { PlaceView } from './place-view.ts'
// The river is twelve strands that run past the hall (product.md, 8.4): a drawing, not a map to walk by.
import riverMap from './river-map.svg'

/** The hall of an edition beside the drawing of its embankment. */
export function Place({ place }: { place: PlaceView }) {
  const { home } = useWords()
  return (
    <section className={`section ${styles.place}`} data-theme="white">
      <div className="wrap grid split at6">
        <div className={styles.where}>
          <h2>{place.venue || home.place}</h2>
          {place.address && <p className="strong">{noBreak(place.address)}</p>}
          {place.note && <RichText of={place.note} />}
          {place.mapUrl && (
            <p>
              <MoreLink to={place.mapUrl}>{home.route}</MoreLink>
            </p>
          )}
        </div>
        <div className={styles.map}>
          <img src={riverMap} alt="" width="860" height="640" loading="lazy" decoding="async" />
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
