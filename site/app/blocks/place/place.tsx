import { useWords } from '@forum/design/page/page-facts.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './place.module.css'
import type { PlaceView } from './place-view.ts'
// Twelve lines stand for the river beside the venue (product.md, 8.4): an illustration, not a map.
import riverMap from './river-map.svg'

/** The venue beside the illustration. */
export function Place({ place }: { place: PlaceView }) {
  const { home } = useWords()
  return (
    <section className={`section ${styles.place}`} data-theme="white">
      <div className="wrap grid split at6">
        <div className="stack">
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
            <p className={`tag ${styles.pin}`}>
              {place.venue}
              {place.address && <span>{noBreak(place.address)}</span>}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
